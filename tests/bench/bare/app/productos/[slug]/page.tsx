import { notFound } from 'next/navigation';
import { price, readProduct } from '../../../../../budgets/catalogue';

export const revalidate = 300;

export const generateStaticParams = () => [];

export default async function Product({ params }: { params: Promise<{ slug: string }> }) {
  const product = await readProduct((await params).slug);
  if (!product) notFound();
  return (
    <main>
      <h1>{product.attributes.name}</h1>
      <p>{price(product)}</p>
      <p>{product.attributes.description ?? product.attributes.short_description}</p>
    </main>
  );
}
