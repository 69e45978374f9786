import type { CompareRow } from '@/lib/domain/product/compare';
import { useTranslation } from '@/lib/i18n/client';

/** The name of a row, with a mark when its values differ. */
export function CompareRowHeader({ row }: { row: CompareRow }) {
  const { t } = useTranslation('compare');
  return (
    <th scope="row">
      {row.name}
      {row.differs && (
        <span className="differs">
          <span className="visually-hidden">({t('table.differs')})</span>
        </span>
      )}
    </th>
  );
}

/** One attribute of all products. `ids` are the product ids, in the order of the values. */
export function CompareValueRow({ row, ids }: { row: CompareRow; ids: readonly string[] }) {
  const { t } = useTranslation('compare');
  return (
    <tr data-differs={row.differs || undefined}>
      <CompareRowHeader row={row} />
      {row.values.map((value, index) => (
        <td key={ids[index]}>
          {value ?? (
            <>
              <span aria-hidden="true">—</span>
              <span className="visually-hidden">{t('table.unknown')}</span>
            </>
          )}
        </td>
      ))}
    </tr>
  );
}
