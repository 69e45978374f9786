import { FormattedDate } from '@/components/account/shared/formatted-date';
import type { CreditMovement } from '@/lib/domain/account/types';
import { formatPrice } from '@/lib/domain/money';
import { useTranslation } from '@/lib/i18n/client';

/** How the customer's credit changed, as far as the backend says it. */
export function CreditMovements({ movements }: { movements: readonly CreditMovement[] }) {
  const { t } = useTranslation('information');
  if (movements.length === 0) return null;
  return (
    <section className="part" aria-labelledby="information-credit">
      <h2 id="information-credit">{t('credit.title')}</h2>
      <ul className="mt-2 grid gap-2">
        {movements.map(({ id, text, amount, date }) => (
          <li key={id} className="flex justify-between gap-4">
            <span className="min-w-0">
              {text ?? t('credit.movement')}{' '}
              <span className="block text-sm text-ink-soft">
                <FormattedDate utc={date} />
              </span>
            </span>
            {amount !== null && (
              <span className="font-semibold whitespace-nowrap">{formatPrice(amount)}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
