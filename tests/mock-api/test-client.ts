import { MEDIA_TYPE, type Resource } from './core/json-api';

/** A document as a test reads it; `Meta` is what the test expects in `meta`. */
export interface Answer<Meta> {
  status: number;
  headers: Headers;
  data: Resource[];
  included: Resource[];
  links: Record<string, string>;
  meta: Meta;
  errors: { status: string; title: string; detail: string; source?: Record<string, string> }[];
  message: string;
}

type Counted = Record<'slug' | 'name', string> & { count: number };

export interface SearchMeta {
  page: Record<'currentPage' | 'lastPage' | 'perPage' | 'total', number>;
  filters: Record<'prefix' | 'slug' | 'name', string>[];
  unknown_filters: string[];
  facets: {
    brands: Counted[];
    categories: Counted[];
    price: { min: number; max: number } | null;
    monthly: { up_to: number; count: number }[];
    offers: number;
    in_stock: number;
    attributes: { slug: string; name: string; values: Counted[] }[];
    delivery: { slug: string; count?: number }[];
  };
  corrected_query: string | null;
  related_terms: string[];
}

export function createApi(origin: string, send: (request: Request) => Promise<Response>) {
  function raw(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = { accept: MEDIA_TYPE, 'content-type': MEDIA_TYPE, ...init.headers };
    return send(new Request(`${origin}${path}`, { ...init, headers }));
  }

  async function call<Meta = Record<string, unknown>>(
    path: string,
    init?: RequestInit,
  ): Promise<Answer<Meta>> {
    const response = await raw(`/api${path}`, init);
    const text = await response.text();
    const body = JSON.parse(text || '{}') as Omit<Answer<Meta>, 'data'> & {
      data?: Resource | Resource[];
    };
    const { status, headers } = response;
    return { ...body, status, headers, data: [body.data ?? []].flat() };
  }

  const search = (path: string) => call<SearchMeta>(`/search${path}`);

  async function control(path: string, body?: unknown) {
    const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    const response = await raw(`/__control/${path}`, init);
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  }

  /** As `control`, for what cannot be refused. */
  async function steer<Body>(path: string, body?: object): Promise<Body> {
    const answer = await control(path, body);
    if (answer.status >= 300) throw new Error(`${path}: ${answer.status}`);
    return answer.body as Body;
  }

  return { raw, call, search, control, steer };
}
export type Api = ReturnType<typeof createApi>;

/** The only article, or the test is wrong. */
export function must<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('The test expects a value here');
  return value;
}

/** The identifiers of a relationship, none when it is empty. */
export const linksOf = (resource: Resource, name: string) =>
  [resource.relationships?.[name]?.data ?? []].flat();
