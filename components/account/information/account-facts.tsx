import type { Customer } from '@/lib/domain/account/types';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';

/** What the shop does with the data, and the facts that the customer cannot change. */
export function AccountFacts({ customer }: { customer: Customer }) {
  const { t } = useTranslation('information');
  const facts = [
    [t('data.type'), t(`data.${customer.customerType}`)],
    ...(customer.hasCredit ? [[t('data.credit'), t('data.hasCredit')]] : []),
  ];
  return (
    <>
      <p className="soft">
        {t('data.text')}{' '}
        <a href={route('about.privacy')} className="underline underline-offset-4">
          {t('data.privacy')}
        </a>
        .
      </p>
      <dl className="facts-list">
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
