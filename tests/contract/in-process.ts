import type { Backend } from '../mock-api/backend';
import { CLIENT } from '../mock-api/customer-client';
import { fetchFrom } from '../mock-api/open-backend';
import { DEMO_PASSWORD } from '../mock-api/seed/customers/people';
import { walkBackend } from './walk';

export const API = 'http://mock.test';

/** What a test does to a call of the mock backend before it is answered. Null: the backend answers. */
export type Fault = (request: Request, answer: () => Promise<Response>) => Promise<Response> | null;

/** Walks the mock backend without a network, as the customer with years of history. */
export const walkMock = (backend: Backend, fault: Fault = () => null, canWrite = true) =>
  walkBackend({
    api: API,
    canWrite,
    onProgress: () => {},
    login: {
      user: 'laura@clientes.example',
      password: DEMO_PASSWORD,
      clientId: CLIENT.client_id,
      clientSecret: CLIENT.client_secret,
    },
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const answer = () => fetchFrom(backend.handlers)(request);
      return fault(request, answer) ?? answer();
    },
  });
