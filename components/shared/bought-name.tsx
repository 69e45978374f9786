import { route } from '@/lib/routing/routes';

interface BoughtNameProps {
  name: string;
  /** Null when the shop no longer has a page for it; an empty slug says the same. */
  product: { slug: string } | null;
  className?: string;
}

/** The name of a product in a cart or order, linked to its page if the shop has one. */
export function BoughtName({ name, product, className = 'bought-name' }: BoughtNameProps) {
  if (!product?.slug) return <span className={className}>{name}</span>;
  return (
    <a href={route('products', { slug: product.slug })} className={`${className} hover:underline`}>
      {name}
    </a>
  );
}
