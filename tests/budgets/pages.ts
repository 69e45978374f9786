import { route } from '../../lib/routing/routes';
import { readCategories, readList } from './catalogue';

/** Paths of the measured pages. The products are those of the list. */
export interface Pages {
  home: string;
  list: string;
  bareList: string;
  /** The first of the list. */
  product: string;
  products: { name: string; path: string }[];
}

/** Chooses the largest category and its products, from the backend at `API_URL`. */
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

/** Page size: the maximum that the backend allows. */
const PAGE = 100;

/** Paths of `count` products of all categories. */
export async function manyProducts(count: number): Promise<string[]> {
  const paths: string[] = [];
  for (let page = 1; paths.length < count; page++) {
    const products = await readList([], { page, size: PAGE });
    if (products.length === 0) break;
    paths.push(...products.map(({ attributes: { slug } }) => route('products', { slug })));
  }
  return paths.slice(0, count);
}
