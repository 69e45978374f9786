'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { OrderRow } from '@/components/account/orders/order-row';
import { RowsSkeleton } from '@/components/account/shared/history';
import { useSignOut } from '@/components/account/sign-in/use-sign-out';
import { customerScreen } from '@/components/shared/customer-screen';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { ordersQuery } from '@/lib/api/order-summaries';
import { NO_ORDER_FILTERS } from '@/lib/domain/orders/filters';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';
import { refreshCustomer, refreshSession } from '@/stores/flows/session/refresh-customer';
import { HubLinks, type HubLinksProps, useHubCounts } from './hub-links';

const HUB = {
  texts: ['orders'],
  height: 'hub-wait',
  below: (props: HubLinksProps) => <HubLinks {...props} />,
} as const;

export const HubScreen = customerScreen<HubLinksProps>(
  HUB,
  function HubScreen({ customer, ...links }) {
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
    const isAllowed = customer.authorizedDevice && !isLeaving;
    const orders = useQuery({
      ...ordersQuery(customer.id, NO_ORDER_FILTERS, 1),
      enabled: isAllowed,
    });
    const counts = useHubCounts(customer.id, isAllowed);
    const [last] = orders.data?.orders ?? [];
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
        {(last || (isAllowed && orders.isPending)) && (
          <section className="hub-order" aria-labelledby="hub-order">
            <h2 id="hub-order">{t('hub.lastOrder')}</h2>
            {last ? (
              <ul className="history-rows">
                <OrderRow order={last} />
              </ul>
            ) : (
              <RowsSkeleton rows={1} tall />
            )}
          </section>
        )}
        <HubLinks
          label={links.label}
          groups={links.groups}
          counts={{ ...counts, 'profile.orders': orders.data?.total || null }}
        />
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
