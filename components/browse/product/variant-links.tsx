import { StaticHtml } from '@/components/ui/static-html';
import { formatPrice } from '@/lib/domain/money';
import type { Variant } from '@/lib/domain/product/variants';
import type { Texts } from '@/lib/i18n/types';
import { route } from '@/lib/routing/routes';

interface VariantLinksProps {
  variants: readonly Variant[];
  t: Texts<'product'>;
}

/** The most links: a choice that is seen at once. */
const MAX_LINKS = 6;

/** 'También en 32 GB · $2,340.00': the same product with another capacity, colour or length. */
export function VariantLinks({ variants, t }: VariantLinksProps) {
  if (variants.length === 0) return null;
  return (
    <StaticHtml written="neighbours" as="nav" aria-label={t('neighbours')} className="neighbours">
      <span>{t('neighbours')}</span>
      <ul>
        {variants.slice(0, MAX_LINKS).map(({ slug, name, value, price }) => (
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
