'use client';

import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { useSignOut } from '@/components/account/sign-in/use-sign-out';
import { customerScreen } from '@/components/shared/customer-screen';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';
import { refreshCustomer, refreshSession } from '@/stores/flows/session/refresh-customer';

interface HubScreenProps {
  children: ReactNode;
}

const HUB = {
  height: 'hub-wait',
  below: ({ children }: HubScreenProps) => <div>{children}</div>,
};

export const HubScreen = customerScreen<HubScreenProps>(
  HUB,
  function HubScreen({ customer, children }) {
    const { t } = useTranslation('account');
    const { isLeaving, signOff } = useSignOut();
    useEffect(() => {
      if (isLeaving) return;
      // Who signs out ends these questions: their answers would be refusals.
      const questions = new AbortController();
      void refreshCustomer(questions.signal);
      void refreshSession(questions.signal);
      return () => questions.abort();
    }, [isLeaving]);
    const { name, lastName, businessName, email } = customer;
    const todo = [
      ...(customer.authorizedDevice
        ? []
        : [{ href: route('two-step'), title: t('hub.authorize'), text: t('hub.authorizeText') }]),
      ...(customer.emailVerifiedAt
        ? []
        : [{ href: route('email.verify'), title: t('hub.verify'), text: t('hub.verifyText') }]),
    ];
    return (
      <>
        <div className="min-h-14 mb-6">
          <p className="text-20 font-semibold">{t('hub.hello', { name })}</p>
          <p className="text-ink-soft">
            {[[name, lastName].join(' '), businessName, email].filter(Boolean).join(' · ')}
          </p>
        </div>
        {todo.length > 0 && (
          <section className="hub-todo" aria-labelledby="hub-todo">
            <h2 id="hub-todo">{t('hub.todo')}</h2>
            <ul>
              {todo.map((one) => (
                <li key={one.href}>
                  <a href={one.href}>
                    <Icon name="warning" />
                    <span>
                      <strong>{one.title}</strong>
                      <span>{one.text}</span>
                    </span>
                    <Icon name="chevron-right" />
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
        <div>{children}</div>
        <Button
          variant="secondary"
          icon="exit"
          className="mt-8"
          isBusy={isLeaving}
          onClick={signOff}
        >
          {t(isLeaving ? 'hub.signingOff' : 'hub.signOff')}
        </Button>
      </>
    );
  },
);
