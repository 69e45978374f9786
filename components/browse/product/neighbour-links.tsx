import { StaticHtml } from '@/components/ui/static-html';
import { formatPrice } from '@/lib/domain/money';
import type { Neighbour } from '@/lib/domain/product/neighbours';
import type { Texts } from '@/lib/i18n/types';
import { route } from '@/lib/routing/routes';

interface NeighbourLinksProps {
  neighbours: readonly Neighbour[];
  t: Texts<'product'>;
}

/** The most links: a choice that is seen at once. */
const MAX_LINKS = 6;

/** 'También en 32 GB · $2,340.00': the same product with another capacity, colour or length. */
export function NeighbourLinks({ neighbours, t }: NeighbourLinksProps) {
  if (neighbours.length === 0) return null;
  return (
    <StaticHtml written="neighbours" as="nav" aria-label={t('neighbours')} className="neighbours">
      <span>{t('neighbours')}</span>
      <ul>
        {neighbours.slice(0, MAX_LINKS).map(({ slug, name, value, price }) => (
          <li key={slug}>
            <a href={route('products', { slug })} title={`${name}: ${value}`}>
              <b>{value}</b> · {formatPrice(price)}
            </a>
          </li>
        ))}
      </ul>
    </StaticHtml>
  );
}
