import { useQuery } from '@tanstack/react-query';
import { CardFace } from '@/components/product/card-face';
import { TrackedList } from '@/components/shared/analytics/tracked-list';
import { buttonClass } from '@/components/ui/button';
import { toListItem } from '@/lib/analytics/list-item';
import { cardType } from '@/lib/domain/product/availability';
import { useTranslation } from '@/lib/i18n/client';
import { companions } from '@/lib/queries/product';
import { getQueryClient } from '@/lib/queries/query-client';
import type { CompanionRows } from './companion-rows';

/** The most products in one row: a short selection, not the whole catalogue. */
const SHOWN = 10;

/** The rows of companion products (substitutes, sets, related products). */
export default function CompanionLists({ slug, rows }: CompanionRows) {
  const { t: product } = useTranslation('product');
  const { t: common } = useTranslation('common');
  const { data, isError, refetch } = useQuery(companions(slug), getQueryClient());
  return rows.map(({ kind, title, id }) => (
    <section
      key={kind}
      id={id}
      className="companions"
      aria-label={title}
      aria-busy={!data && !isError}
    >
      <h2>{title}</h2>
      {data && (
        <TrackedList
          className="card-rail"
          aria-label={title}
          items={data[kind].slice(0, SHOWN).map(toListItem)}
        >
          {data[kind].slice(0, SHOWN).map((one) => (
            <li key={one.id}>
              <article className="card" data-type={cardType(one)}>
                <div className="card-face">
                  <CardFace product={one} t={product} isTile />
                </div>
              </article>
            </li>
          ))}
        </TrackedList>
      )}
      {isError && (
        <p role="status">
          {product('related.failed')}{' '}
          <button type="button" className={buttonClass('secondary')} onClick={() => refetch()}>
            {common('retry')}
          </button>
        </p>
      )}
    </section>
  ));
}
