import { route } from '@/lib/routing/routes';

/** The name of a bought product, linked to its page if the shop still has one. */
export function BoughtName({ name, product }: { name: string; product: { slug: string } | null }) {
  if (!product) return <span className="bought-name">{name}</span>;
  return (
    <a href={route('products', { slug: product.slug })} className="bought-name">
      {name}
    </a>
  );
}
