import { serverEnv } from '@/lib/env';
import { createVitalsHandler, recordVital } from '@/lib/monitoring/vitals/vitals-handler';

let handle: ReturnType<typeof createVitalsHandler> | undefined;

/** What browsers of visitors who allow it measured of a page. */
export function POST(request: Request): Promise<Response> {
  handle ??= createVitalsHandler({ siteOrigin: serverEnv().SITE_URL, record: recordVital });
  return handle(request);
}
