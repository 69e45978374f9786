'use client';

import { buttonClass } from '@/components/ui/button';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routes';
import { useCustomer } from './use-customer';
import { useSignOff } from './use-sign-off';

/** The way into the account: who is logged in, what is still to do, and the way out. */
export function AccountScreen() {
  const { t } = useTranslation('access');
  const customer = useCustomer();
  const { isLeaving, signOff } = useSignOff();
  if (!customer) return <p role="status">{t('leaving')}</p>;
  const { name, lastName, motherLastName, businessName, email, emailVerifiedAt } = customer;
  const facts = [
    [t('account.name'), [name, lastName, motherLastName].filter(Boolean).join(' ')],
    ...(businessName ? [[t('field.businessName'), businessName]] : []),
    [
      t('field.email'),
      `${email} · ${t(emailVerifiedAt ? 'account.verified' : 'account.unverified')}`,
    ],
    ...(customer.phone ? [[t('field.phone'), customer.phone]] : []),
    [t('account.type'), t(`field.${customer.customerType}`)],
  ];
  return (
    <div className="access-account">
      <h2>{t('account.hello', { name })}</h2>
      <dl>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ul>
        {!emailVerifiedAt && (
          <li>
            <a href={route('email.verify')}>{t('account.verifyNow')}</a>
          </li>
        )}
        {!customer.authorizedDevice && (
          <li>
            <a href={route('two-step')}>{t('account.authorize')}</a>
          </li>
        )}
        <li>
          <a href={route('password.request')}>{t('account.password')}</a>
        </li>
      </ul>
      <button
        type="button"
        aria-disabled={isLeaving}
        onClick={signOff}
        className={buttonClass('secondary')}
      >
        {isLeaving ? t('account.signingOff') : t('account.signOff')}
      </button>
    </div>
  );
}
