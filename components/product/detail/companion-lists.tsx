import { useQuery } from '@tanstack/react-query';
import { buttonClass } from '@/components/ui/button';
import { useTranslation } from '@/lib/i18n/client';
import { companions } from '@/lib/queries/product';
import { getQueryClient } from '@/lib/queries/query-client';
import { ProductCard } from '../product-card';
import type { CompanionRows } from './companion-rows';

/** Tiles of one row: what goes with a product is a choice, not a catalogue. */
const SHOWN = 10;

/** The rows with their products. */
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
        <ul className="card-rail" aria-label={title}>
          {data[kind].slice(0, SHOWN).map((one) => (
            <li key={one.id}>
              <ProductCard product={one} list={kind} t={product} />
            </li>
          ))}
        </ul>
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
