import { route } from '../../lib/routing/routes';
import { readCategories, readList } from './bare/backend';

/** The pages that are measured, as paths; the products are those of the list. */
export interface Pages {
  home: string;
  list: string;
  bareList: string;
  /** The first of the list. */
  product: string;
  products: { name: string; path: string }[];
}

/** A list of the largest shelf and what stands on it, asked of the backend of `API_URL`. */
export async function choosePages(): Promise<Pages> {
  const [category] = await readCategories();
  if (!category) throw new Error('The backend has no categories.');
  const filter = `categoria_${category.attributes.slug}`;
  const list = await readList([filter]);
  const products = list.map(({ attributes: { slug, name } }) => ({
    name,
    path: route('products', { slug }),
  }));
  const [first] = products;
  if (!first) throw new Error(`The backend has no products in ${filter}.`);
  return {
    home: route('home'),
    list: route('search', { filters: [filter] }),
    bareList: `/lista/${filter}`,
    product: first.path,
    products,
  };
}

/** As many as the backend gives at once. */
const PAGE = 100;

/** Paths of so many products, all kinds of them. */
export async function manyProducts(count: number): Promise<string[]> {
  const paths: string[] = [];
  for (let page = 1; paths.length < count; page++) {
    const products = await readList([], { page, size: PAGE });
    if (products.length === 0) break;
    paths.push(...products.map(({ attributes: { slug } }) => route('products', { slug })));
  }
  return paths.slice(0, count);
}
