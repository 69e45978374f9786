import { setTimeout as sleep } from 'node:timers/promises';
import { HttpResponse } from 'msw';
import { z } from 'zod';
import type { Catalogue } from '../catalogue/catalogue';
import type { Article } from '../catalogue/types';
import { MEDIA_TYPE, respondProblems } from '../core/json-api';
import { found, Problem, unauthorised } from '../core/problem';
import { derivePlans, stockOf, withAmounts } from '../seed/derive/prices';

export const faultSchema = z.strictObject({
  match: z
    .strictObject({
      method: z.string().optional(),
      /** Where below `/api`: see `matches`. */
      path: z.string().optional(),
      /** A text in the body of the call. */
      body: z.string().optional(),
    })
    .default({}),
  /** `after`: the call is answered for good, and only the answer is spoiled. */
  when: z.enum(['before', 'after']).default('before'),
  kind: z.enum(['latency', 'status', 'sqlstate', 'html', 'broken-json', 'drop']),
  /** For `status`. */
  status: z.literal([200, 400, 401, 403, 404, 409, 410, 419, 422, 429, 500, 503]).default(500),
  /** For `status`: what is said in place of the usual error. */
  answer: z.record(z.string(), z.unknown()).optional(),
  /** For `latency`, and before any other kind: milliseconds to wait. */
  ms: z.number().min(0).max(60_000).optional(),
  /** How many matching calls pass before it. */
  skip: z.number().int().min(0).optional(),
  /** How many calls it spoils; all of them when absent. */
  times: z.number().int().min(1).optional(),
});
export type Fault = z.infer<typeof faultSchema>;

const STATUS_TEXT: Record<number, readonly [title: string, detail: string]> = {
  404: ['No encontrado', 'El recurso no existe.'],
  422: ['Datos no válidos', 'Los datos no son válidos.'],
  429: ['Demasiadas solicitudes', 'Demasiadas solicitudes. Inténtalo más tarde.'],
  500: ['Error del servidor', 'Ocurrió un error interno en el servidor.'],
  503: ['Servicio no disponible', 'El servicio está en mantenimiento.'],
};

const SQLSTATE =
  'SQLSTATE[HY000] [2002] Connection refused (SQL: select * from `products` where `slug` = ?)';

type Changed = 'price' | 'current' | 'oneDiscountPercent' | 'walletPercent' | 'providers';

/** A change of price or stock; what is not mentioned stays. */
type Change = Partial<Record<Changed, number>> & { stores?: Record<string, number> };

export class Control {
  private faults: (Fault & { left: number })[] = [];
  private readonly originals = new Map<string, Pick<Article, 'prices' | 'stock' | 'plans'>>();
  /** How often each path was called, by `GET /api/…` without the query. */
  readonly requests = new Map<string, number>();

  /** @param onReset forgets the customers */
  constructor(
    private readonly catalogue: Catalogue,
    private readonly onReset: () => void,
  ) {}

  /** Counts a call (path with its query) and answers in the backend's stead when a fault is set for it. */
  async intercept(method: string, address: string, body = ''): Promise<Response | null> {
    const key = `${method} ${address.split('?')[0]}`;
    this.requests.set(key, (this.requests.get(key) ?? 0) + 1);
    return this.spoil('before', method, address, body);
  }

  async spoil(when: Fault['when'], method: string, address: string, body: string) {
    const path = readable(address).replace(/^\/api/, '');
    const fault = this.faults.find(
      (one) =>
        one.left > 0 &&
        one.when === when &&
        body.includes(one.match.body ?? '') &&
        matches(one.match, method, path),
    );
    if (!fault) return null;
    if (fault.skip) {
      fault.skip--;
      return null;
    }
    fault.left--;
    if (fault.ms) await sleep(fault.ms);
    return SPOILED[fault.kind](fault);
  }

  addFault(fault: Fault): void {
    this.faults.push({ ...fault, left: fault.times ?? Number.POSITIVE_INFINITY });
  }

  clearFaults(): void {
    this.faults = [];
  }

  listFaults(): Fault[] {
    return this.faults
      .filter(({ left }) => left > 0)
      .map(({ left, ...fault }) => ({ ...fault, times: fault.times && left }));
  }

  /** Sets prices or stock; two changes at the same moment come one after the other. */
  change(productId: string, { stores, providers = 0, ...prices }: Change): Article {
    const article = this.article(productId);
    if (!this.originals.has(productId)) this.originals.set(productId, { ...article });
    const told = Object.entries(prices).filter(([, value]) => value !== undefined);
    if (told.length > 0) {
      article.prices = withAmounts({ ...article.prices, ...Object.fromEntries(told) });
      article.plans = derivePlans(article.seed, article.id, article.prices.current);
    }
    if (stores) article.stock = stockOf(stores, providers);
    return article;
  }

  reset(): void {
    for (const [id, { prices, stock, plans }] of this.originals) {
      Object.assign(this.article(id), { prices, stock, plans });
    }
    this.originals.clear();
    this.requests.clear();
    this.clearFaults();
    this.onReset();
  }

  private article(productId: string): Article {
    return found(this.catalogue.byId.get(productId), `No existe el producto ${productId}.`);
  }
}

/** The address with its query decoded: `?filter%5Bslug%5D=x` → `?filter[slug]=x`. */
function readable(address: string): string {
  try {
    return decodeURIComponent(address.replaceAll('+', ' '));
  } catch {
    return address;
  }
}

/**
 * `match.path` is a prefix of the path (`/shop-v1/products`), a path with parameters that must be among those of
 * the call, in any order (`/shop-v1/products?filter[slug]=x`), or a regular expression between slashes that is
 * tried on the path alone and on path and decoded query (`/^\/search.*[?&]q=ssd/`).
 */
function matches(match: Fault['match'], method: string, address: string): boolean {
  if (match.method && match.method.toUpperCase() !== method) return false;
  if (!match.path) return true;
  const [ownPath = '', ownQuery = ''] = address.split('?');
  const pattern = /^\/(.+)\/([imsu]*)$/.exec(match.path);
  if (pattern?.[1] && /[\\^$*|(]/.test(pattern[1])) {
    const expression = new RegExp(pattern[1], pattern[2]);
    return expression.test(ownPath) || expression.test(address);
  }
  const [path = '', query] = match.path.split('?');
  if (query === undefined) return ownPath.startsWith(path);
  return ownPath === path && query.split('&').every((pair) => ownQuery.split('&').includes(pair));
}

/** What an answer becomes; null where it only comes late. */
const SPOILED: Record<Fault['kind'], (fault: Fault) => Response | null> = {
  latency: () => null,
  status({ status, answer }) {
    if (answer) return HttpResponse.json(answer, { status });
    if (status === 401) return respondProblems([unauthorised('token_expired')]);
    const [title, detail] = STATUS_TEXT[status] ?? ['Error', 'Error'];
    return respondProblems([new Problem(status, title, detail)]);
  },
  sqlstate: () => respondProblems([new Problem(500, 'Error del servidor', SQLSTATE)]),
  html: () =>
    HttpResponse.html('<!doctype html><title>502 Bad Gateway</title><h1>502 Bad Gateway</h1>', {
      status: 502,
    }),
  'broken-json': () =>
    new HttpResponse('{"data":[{"type":"products","id":"1","attributes":{"na', {
      headers: { 'content-type': MEDIA_TYPE },
    }),
  drop: () => HttpResponse.error(),
};
