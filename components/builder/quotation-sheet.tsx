import { getChosenEntries } from '@/lib/domain/build/selection';
import { calculateBuildCost } from '@/lib/domain/build/totals';
import type { BuildEntry, BuildGroup } from '@/lib/domain/build/types';
import { formatDate } from '@/lib/domain/dates';
import { formatPrice, roundMoney } from '@/lib/domain/money';
import { getDisplayPrices } from '@/lib/domain/product/pricing';
import type { Texts } from '@/lib/i18n/types';
import { buildMonthlyText } from './build-summary';

interface QuotationSheetProps {
  t: Texts<'assembly'>;
  name: string;
  entries: readonly BuildEntry[];
  groups: readonly BuildGroup[];
  shopName: string;
  href: string;
  /** Milliseconds since 1970. */
  now: number;
}

const COLUMNS = ['step', 'product', 'qty', 'price', 'amount'] as const;

/** The quotation of a build: hidden on screen, and the only content on paper. */
export function QuotationSheet(props: QuotationSheetProps) {
  const { t, name, entries, groups, shopName, href, now } = props;
  const { cash, list, monthly } = calculateBuildCost(entries);
  const rows = groups.flatMap((group) =>
    getChosenEntries(entries, group.id).map((entry) => ({ group, ...entry })),
  );
  if (rows.length === 0) return null;
  return (
    <div className="asm-quote hidden print:block">
      <p className="text-[18pt] font-bold">{shopName}</p>
      <h2>{t('quote.title', { name })}</h2>
      <p>{t('quote.date', { date: formatDate(now) })}</p>
      <table className="my-4 w-full border-collapse">
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {t(`quote.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ group, part, qty }) => {
            const { final } = getDisplayPrices(part.pricing);
            return (
              <tr key={`${group.id} ${part.id}`}>
                <td>{group.name}</td>
                <td>
                  {part.name} {part.partNumber && <small>{part.partNumber}</small>}
                </td>
                <td>{qty}</td>
                <td>{formatPrice(final)}</td>
                <td>{formatPrice(roundMoney(final * qty))}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p>
        <strong>{t('quote.total', { price: formatPrice(cash) })}</strong>
      </p>
      {list > cash && <p>{t('quote.list', { price: formatPrice(list) })}</p>}
      {monthly && <p>{buildMonthlyText(monthly, t)}</p>}
      <p>{t('quote.note')}</p>
      <p>{href}</p>
    </div>
  );
}
