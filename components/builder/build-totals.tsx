import { Price } from '@/components/ui/price';
import { calculateBuildCost } from '@/lib/domain/build/totals';
import type { BuildEntry } from '@/lib/domain/build/types';
import { formatPrice } from '@/lib/domain/money';
import type { Texts } from '@/lib/i18n/types';
import { buildMonthlyText } from './build-monthly-text';

/** The price of a build: in one payment, before discounts, and per month. */
export function BuildTotals({
  t,
  entries,
}: {
  t: Texts<'assembly'>;
  entries: readonly BuildEntry[];
}) {
  const { cash, list, monthly } = calculateBuildCost(entries);
  return (
    <dl className="asm-totals">
      <div>
        <dt>{t('totals.cash')}</dt>
        <dd>
          <Price value={cash} size="lg" />
        </dd>
      </div>
      {list > cash && (
        <div>
          <dt>{t('totals.list')}</dt>
          <dd>{formatPrice(list)}</dd>
        </div>
      )}
      <div>
        <dt>{t('totals.perMonth')}</dt>
        <dd>{monthly ? buildMonthlyText(monthly, t) : t('totals.noMonthly')}</dd>
      </div>
    </dl>
  );
}
