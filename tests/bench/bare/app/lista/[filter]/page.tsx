import Link from 'next/link';
import { price, readList } from '../../../../../budgets/catalogue';

export const revalidate = 300;

export const generateStaticParams = () => [];

export default async function List({ params }: { params: Promise<{ filter: string }> }) {
  const products = await readList([(await params).filter]);
  return (
    <main>
      <h1>Lista</h1>
      {products.map((product) => (
        <article key={product.id}>
          <h2>
            <Link href={`/productos/${product.attributes.slug}`}>{product.attributes.name}</Link>
          </h2>
          <p>{price(product)}</p>
          <p>{product.attributes.short_description}</p>
        </article>
      ))}
    </main>
  );
}
