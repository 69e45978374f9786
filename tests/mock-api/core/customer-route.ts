import type { HttpHandler } from 'msw';
import type { Endpoint } from '@/lib/api/endpoints/endpoint';
import type { Backend } from '../backend';
import { authorisedCaller, type Caller, callerOf } from '../customers/sessions';
import { forbidden } from './problem';
import { type Answer, type Call, route } from './route';

export type CustomerCall = Call & Caller;

const OWN_LIST = /^\/shop-v1\/customers\/\{id\}(\/|$)/;

/**
 * A call that needs a customer. Whose list hangs below `/customers/{id}` is checked here; `allowUnauthorised` lets a
 * device pass that has yet to be authorised.
 */
export function customerRoute(
  backend: Backend,
  endpoint: Endpoint,
  resolve: (call: CustomerCall) => Answer | Promise<Answer>,
  { allowUnauthorised = false } = {},
): HttpHandler {
  return route(backend, endpoint, async (call) => {
    const caller = (allowUnauthorised ? callerOf : authorisedCaller)(backend, call.request);
    if (OWN_LIST.test(endpoint.path) && call.params.id !== caller.customer.id) {
      throw forbidden('not_yours', 'No tienes permiso para ver la información de otra persona.');
    }
    const answer = await resolve({ ...call, ...caller });
    if (endpoint.method !== 'GET') backend.customers.save();
    return answer;
  });
}
