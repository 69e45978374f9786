import { JSON_API_TYPE } from '../../lib/api/client/client';
import { buildPath, buildQuery } from '../../lib/api/client/url';
import { assumedEndpoints } from '../../lib/api/endpoints/assumed';
import { specEndpoints } from '../../lib/api/endpoints/spec';

interface Resource {
  id: string;
  attributes: {
    slug: string;
    name: string;
    current_price_with_tax: number;
    description: string | null;
    short_description: string | null;
  };
}

async function read(path: string): Promise<Resource[]> {
  const response = await fetch(`${process.env.API_URL}/api${path}`, {
    headers: { accept: JSON_API_TYPE, 'content-type': JSON_API_TYPE },
  });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return ((await response.json()) as { data: Resource[] }).data;
}

/** One page of a search by filter segments; ten products unless told. */
export function readList(filters: readonly string[], { page = 1, size = 10 } = {}) {
  const path = buildPath(specEndpoints.search.path, { filters });
  return read(`${path}${buildQuery({ page, per_page: size })}`);
}

export const readProduct = async (slug: string) =>
  (await read(`${assumedEndpoints.products.path}${buildQuery({ 'filter[slug]': slug })}`))[0];

export const readCategories = () => read(assumedEndpoints.categories.path);

/** A price as the bare pages show it, in pesos. */
export const price = ({ attributes }: Resource) => `$${attributes.current_price_with_tax}`;
