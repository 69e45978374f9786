import { route } from '@/lib/routing/routes';

/** What was bought, leading to its page while it has one. */
export function BoughtName({ name, product }: { name: string; product: { slug: string } | null }) {
  if (!product) return <span className="bought-name">{name}</span>;
  return (
    <a href={route('products', { slug: product.slug })} className="bought-name">
      {name}
    </a>
  );
}
