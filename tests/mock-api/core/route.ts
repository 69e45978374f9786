import { type HttpHandler, HttpResponse, http } from 'msw';
import { endpoints } from '@/lib/api/endpoints/all';
import { IDEMPOTENCY_HEADER } from '@/lib/api/endpoints/assumed-session';
import type { Endpoint } from '@/lib/api/endpoints/endpoint';
import type { Backend } from '../backend';
import { authorisedCaller, type Caller, callerOf } from '../customers/sessions';
import { translate } from '../dialects/dialect';
import { type Document, MEDIA_TYPE, respond, respondProblems } from './json-api';
import { demandParameter, forbidden, Problem } from './problem';

export interface Call {
  request: Request;
  url: URL;
  /** Scheme and host as the client wrote them; the start of every absolute address. */
  origin: string;
  query: URLSearchParams;
  params: Record<string, string>;
}

/** `isLost`: it was done, but the connection breaks before anybody hears of it. */
export type Answer = Document | { document: Document; status: number } | { isLost: true };

export type Handlers<One = Call> = {
  readonly [Name in keyof typeof endpoints]?: (
    backend: Backend,
    call: One,
  ) => Answer | Promise<Answer>;
};

/**
 * `{id}` → `:id`, below any host's `/api`. A path that ends in `{filters*}` or `{qty?}` becomes an expression:
 * MSW's own optional parameters do not match when the segment and its slash are absent.
 */
export function toMswPath(template: string): string | RegExp {
  const [, head, kind] = /^(.*)\/\{\w+([*?])\}$/.exec(template) ?? [];
  if (head === undefined) return `*/api${template.replace(/\{(\w+)\}/g, ':$1')}`;
  const start = head.replace(/\{\w+\}/g, '([^/?]+)');
  return new RegExp(`/api${start}${kind === '*' ? '(?:/[^?]*)?' : '(?:/([^/?]*))?'}$`);
}

/** Parameters by name; those of an expression come by number, in the order of the template. */
export function parametersOf(
  template: string,
  params: Record<string, unknown>,
): Record<string, string> {
  const names = [...template.matchAll(/\{(\w+)\??\}/g)].map(([, name]) => name);
  return Object.fromEntries(
    Object.entries(params).map(([key, value]) => [names[Number(key)] ?? key, String(value ?? '')]),
  );
}

function isMediaType(header: string | null): boolean {
  return header?.split(';')[0]?.trim().toLowerCase() === MEDIA_TYPE;
}

function refuseWrongHeaders(request: Request): void {
  const accept = request.headers.get('accept');
  if (!accept?.split(',').some((part) => isMediaType(part))) {
    throw new Problem(406, 'No aceptable', `La cabecera Accept debe ser ${MEDIA_TYPE}.`);
  }
  if (!isMediaType(request.headers.get('content-type'))) {
    throw new Problem(415, 'Tipo no soportado', `La cabecera Content-Type debe ser ${MEDIA_TYPE}.`);
  }
}

function refuseUnknownParameters(url: URL, endpoint: Endpoint): void {
  const seen = new Set<string>();
  for (const name of url.searchParams.keys()) {
    const isKnown = endpoint.query?.includes(name);
    demandParameter(isKnown, name, `El parámetro "${name}" no está permitido en esta consulta.`);
    // A name in brackets is a list.
    const isFirst = !seen.has(name) || name.endsWith('[]');
    demandParameter(isFirst, name, `El parámetro "${name}" está repetido.`);
    seen.add(name);
  }
}

/** @param translate makes the body of a document; null for an answer without a body */
async function answering(
  work: () => Answer | Promise<Answer>,
  translate: (document: Document) => object | null,
): Promise<Response> {
  try {
    const answer = await work();
    if ('isLost' in answer) return HttpResponse.error();
    if (!('document' in answer)) return respond(translate(answer));
    return respond(translate(answer.document), answer.status);
  } catch (error) {
    if (error instanceof Problem) return respondProblems([error]);
    if (error instanceof AggregateError) {
      return respondProblems(error.errors.filter((one) => one instanceof Problem));
    }
    const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return respondProblems([new Problem(500, 'Error interno', detail)]);
  }
}

/** One call of the contract as an MSW handler: log, faults, header and query checks, then the answer. */
export function route(
  backend: Backend,
  endpoint: Endpoint,
  resolve: (call: Call) => Answer | Promise<Answer>,
): HttpHandler {
  const method = endpoint.method.toLowerCase() as Lowercase<Endpoint['method']>;
  return http[method](toMswPath(endpoint.path), async ({ request, params }) => {
    const url = new URL(request.url);
    const address = url.pathname + url.search;
    const body = await request.clone().text();
    const fault = await backend.control.intercept(request.method, address, body);
    if (fault) return fault;
    const work = () => {
      refuseWrongHeaders(request);
      refuseUnknownParameters(url, endpoint);
      const { origin, searchParams: query } = url;
      return resolve({ request, url, origin, query, params: parametersOf(endpoint.path, params) });
    };
    const answer = await answering(work, (document) =>
      translate(backend.dialect, { endpoint, origin: url.origin }, document),
    );
    return (await backend.control.spoil('after', request.method, address, body)) ?? answer;
  });
}

export type CustomerCall = Call & Caller;
export type CustomerHandlers = Handlers<CustomerCall>;

/** Creations that a repeated call with the same key does not repeat. Orders and warranties keep the key themselves. */
const CREATED_ONCE = new Set<Endpoint>([
  ...[endpoints.addressCreate, endpoints.invoicingProfileCreate, endpoints.tokenizableCreate],
  ...[endpoints.createReview, endpoints.wishlistCreate],
]);

const answersOf = new WeakMap<Backend, Map<string, Answer>>();

async function answerOnce(
  backend: Backend,
  key: string,
  answer: () => Answer | Promise<Answer>,
): Promise<Answer> {
  const answers = answersOf.get(backend) ?? new Map<string, Answer>();
  answersOf.set(backend, answers);
  const found = answers.get(key) ?? (await answer());
  answers.set(key, found);
  return found;
}

/** What a device may ask that has yet to be authorised. */
const OPEN_TO_WAITING = new Set<Endpoint>([
  ...[endpoints.customerSelf, endpoints.authenticatedCustomer, endpoints.session, endpoints.logout],
  ...[endpoints.emailNoticeUnverified, endpoints.emailResend],
  ...[endpoints.twoStepSend, endpoints.twoStepVerify],
]);

const OWN_LIST = /^\/shop-v1\/customers\/\{id\}(\/|$)/;

/** A call that needs a customer. Whose list hangs below `/customers/{id}` is checked here. */
export function customerRoute(
  backend: Backend,
  endpoint: Endpoint,
  resolve: (call: CustomerCall) => Answer | Promise<Answer>,
): HttpHandler {
  return route(backend, endpoint, async (call) => {
    const isWaitingAllowed = OPEN_TO_WAITING.has(endpoint);
    const caller = (isWaitingAllowed ? callerOf : authorisedCaller)(backend, call.request);
    if (OWN_LIST.test(endpoint.path) && call.params.id !== caller.customer.id) {
      throw forbidden('not_yours', 'No tienes permiso para ver la información de otra persona.');
    }
    const key = CREATED_ONCE.has(endpoint) ? call.request.headers.get(IDEMPOTENCY_HEADER) : null;
    const work = () => resolve({ ...call, ...caller });
    return key
      ? answerOnce(backend, `${caller.customer.id} ${endpoint.path} ${key}`, work)
      : work();
  });
}
