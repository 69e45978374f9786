interface Resource {
  attributes: { slug: string; name: string };
}

const JSON_API = 'application/vnd.api+json';
/** Page size: the maximum that the backend allows. */
const PAGE = 100;

/** Of each kind one, whatever else is asked for. */
const ALWAYS = [
  '/',
  '/marcas',
  '/soporte/sucursales',
  '/compra/carrito/detalle',
  '/login',
  '/arma-tu-equipo',
  '/no/existe',
  '/robots.txt',
  '/sitemap.xml',
];

const LIST_FORMS = ['', '?pagina=2', '?orden=menor-precio', '?orden=menor-precio&pagina=2'];

async function read(url: string): Promise<Resource[]> {
  const response = await fetch(url, { headers: { accept: JSON_API, 'content-type': JSON_API } });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return ((await response.json()) as { data: Resource[] }).data;
}

/** `count` addresses of a shop: products, lists, searches by text, unknown ones, and the screens that everybody has. */
export async function edgeAddresses(api: string, count: number): Promise<string[]> {
  const categories = await read(`${api}/api/shop-v1/categories`);
  const products: Resource[] = [];
  for (let page = 1; products.length < count; page++) {
    const found = await read(`${api}/api/search/?page=${page}&per_page=${PAGE}`);
    products.push(...found);
    if (found.length < PAGE) break;
  }
  const lists = LIST_FORMS.flatMap((form) =>
    categories.map(({ attributes }) => `/buscar/categoria_${attributes.slug}${form}`),
  );
  const word = (name: string) => encodeURIComponent(name.split(' ')[0] ?? name);
  const kinds = [
    products.map(({ attributes }) => `/productos/${attributes.slug}`),
    lists,
    products.map(({ attributes }) => `/buscar?q=${word(attributes.name)}`),
    products.map((_, index) => `/productos/no-existe-${index}`),
  ];
  // As many of each kind as possible; when one has no more, of the others.
  const turns = Array.from({ length: products.length }, (_, index) =>
    kinds.map((addresses) => addresses[index]),
  );
  const mixed = turns.flat().filter((address) => address !== undefined);
  return [...new Set([...ALWAYS, ...mixed])].slice(0, count);
}
