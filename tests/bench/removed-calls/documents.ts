import { assumedEndpoints } from '../../../lib/api/endpoints/assumed';
import { specEndpoints } from '../../../lib/api/endpoints/spec';
import { route } from '../../../lib/routing/routes';

/** A document of the shop whose backend loses calls. */
export interface MeasuredDocument {
  name: string;
  path: string;
  /** Path templates of the calls without which it is nothing. */
  needs: readonly string[];
  /** With these the shop makes the document again (`lib/refresh`). */
  tags: readonly string[];
}

const SHARED_TAGS = ['search', 'brands', 'categories', 'banners', 'sections', 'stores'];
const LANDING = 'arma-tu-setup';

interface Found {
  id: string;
  attributes: { slug: string };
}

/** Documents of every kind that a crawler sees, on the backend at an origin. */
export async function findDocuments(api: string): Promise<MeasuredDocument[]> {
  const read = async (path: string): Promise<Found> => {
    const type = 'application/vnd.api+json';
    const headers = { accept: type, 'content-type': type };
    const response = await fetch(`${api}/api${path}`, { headers });
    const { data } = (await response.json()) as { data: Found[] };
    if (!data[0]) throw new Error(`The backend has nothing at ${path}.`);
    return data[0];
  };
  const category = await read(assumedEndpoints.categories.path);
  const { id, attributes } = await read('/search?page=1&per_page=1');
  const { slug } = attributes;
  const filter = `categoria_${category.attributes.slug}`;
  const { products, categories, landings, stores } = assumedEndpoints;
  const { search, brands } = specEndpoints;
  const documents = [
    { name: 'home', path: route('home'), needs: [] },
    { name: 'list', path: route('search', { filters: [filter] }), needs: [search.path] },
    { name: 'search by text', path: `${route('search')}?q=memoria`, needs: [search.path] },
    { name: 'product', path: route('products', { slug }), needs: [products.path] },
    { name: 'landing', path: route('landing', { id: LANDING }), needs: [landings.path] },
    { name: 'brands', path: route('marcas'), needs: [brands.path] },
    { name: 'categories', path: route('search_categories'), needs: [categories.path] },
    { name: 'stores', path: route('support.stores'), needs: [stores.path] },
  ];
  const own = [`product:${slug}`, `reviews:${id}`, `landing:${LANDING}`];
  return documents.map((document) => ({ ...document, tags: [...SHARED_TAGS, ...own] }));
}
