import { Picture } from '@/components/ui/picture';
import { priceText } from '@/components/ui/price';
import { getDisplayPrices } from '@/lib/domain/product/pricing';
import type { ProductSummary } from '@/lib/domain/product/types';
import { route } from '@/lib/routing/routes';

export function KitComponentList({ components }: { components: readonly ProductSummary[] }) {
  return (
    <ul className="components">
      {components.map(({ id, slug, name, category, cover, pricing }) => (
        <li key={id}>
          <Picture src={cover?.thumbnail} alt="" width={64} />
          <p>
            {category && <small>{category.name}</small>}
            <a href={route('products', { slug })}>{name}</a>
          </p>
          <span className="component-price">{priceText(getDisplayPrices(pricing).final)}</span>
        </li>
      ))}
    </ul>
  );
}
