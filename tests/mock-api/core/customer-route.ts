import type { HttpHandler } from 'msw';
import { assumedAccountEndpoints } from '@/lib/api/endpoints/assumed-account';
import { assumedSessionEndpoints, IDEMPOTENCY_HEADER } from '@/lib/api/endpoints/assumed-session';
import type { Endpoint } from '@/lib/api/endpoints/endpoint';
import { specEndpoints } from '@/lib/api/endpoints/spec';
import type { Backend } from '../backend';
import { authorisedCaller, type Caller, callerOf } from '../customers/sessions';
import { forbidden } from './problem';
import { type Answer, type Call, type Handlers, route } from './route';

export type CustomerCall = Call & Caller;
export type CustomerHandlers = Handlers<CustomerCall>;

/** Creations that a repeated call with the same key does not repeat. Orders and warranties keep the key themselves. */
const CREATED_ONCE: ReadonlySet<Endpoint> = new Set<Endpoint>([
  assumedAccountEndpoints.addressCreate,
  assumedAccountEndpoints.invoicingProfileCreate,
  assumedAccountEndpoints.tokenizableCreate,
  specEndpoints.createReview,
  specEndpoints.wishlistCreate,
]);

/** The answers to such creations, by customer, path and key. */
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
const OPEN_TO_WAITING: ReadonlySet<Endpoint> = new Set<Endpoint>([
  specEndpoints.customerSelf,
  specEndpoints.authenticatedCustomer,
  specEndpoints.session,
  specEndpoints.logout,
  specEndpoints.emailNoticeUnverified,
  assumedSessionEndpoints.twoStepSend,
  assumedSessionEndpoints.twoStepVerify,
  assumedSessionEndpoints.emailResend,
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
