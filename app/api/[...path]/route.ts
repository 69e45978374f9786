import { revalidateTag } from 'next/cache';
import { cacheTags } from '@/lib/api/client/cache-policy';
import { allEndpoints } from '@/lib/api/endpoints/all';
import { withoutFeatures } from '@/lib/bff/feature-endpoints';
import { createGateway } from '@/lib/bff/gateway';
import { createReviewRefresh } from '@/lib/bff/review-refresh';
import { serverEnv } from '@/lib/env';
import { logFailedCall } from '@/lib/monitoring/log';
import { documentWatch } from '@/lib/monitoring/watch-documents';

let gateway: ReturnType<typeof createGateway> | undefined;

/** The gateway is created on the first request, because the environment is unknown at build. */
function handle(request: Request): Promise<Response> {
  const env = serverEnv();
  gateway ??= createGateway({
    apiUrl: env.API_URL,
    siteOrigin: env.SITE_URL,
    endpoints: withoutFeatures(allEndpoints, env.FEATURES),
    sessionSecrets: env.SESSION_SECRET,
    clientId: env.API_CLIENT_ID,
    clientSecret: env.API_CLIENT_SECRET,
    onFailure: logFailedCall,
    watch: documentWatch,
    onReviewChanged: createReviewRefresh((id) =>
      revalidateTag(cacheTags.reviews(id), { expire: 0 }),
    ),
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
