import { allEndpoints } from '@/lib/api/endpoints/all';
import { createGateway } from '@/lib/bff/gateway';
import { serverEnv } from '@/lib/env';

let gateway: ReturnType<typeof createGateway> | undefined;

/** Compiled on the first call: the environment is not known while the project is built. */
function handle(request: Request): Promise<Response> {
  const { API_URL, SITE_URL } = serverEnv();
  gateway ??= createGateway({
    apiUrl: API_URL,
    siteOrigin: SITE_URL,
    endpoints: allEndpoints,
  });
  return gateway(request);
}

export {
  handle as DELETE,
  handle as GET,
  handle as HEAD,
  handle as PATCH,
  handle as POST,
  handle as PUT,
};
