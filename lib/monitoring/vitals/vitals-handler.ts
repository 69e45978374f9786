import { z } from 'zod';
import { DEVICE_CLASSES, NO_ROUTE, VITAL_NAMES, type VitalsReport } from '@/lib/analytics/vitals';
import { readRequestJson } from '@/lib/api/client/body';
import { isCrossSite, isJsonType } from '@/lib/bff/request-checks';
import { createRateLimiter } from '@/lib/refresh/refresh-handler';
import { type RouteName, routeTemplates } from '@/lib/routing/routes';
import { emptyResponse } from '@/lib/seo/text-response';
import { getInstruments } from '../telemetry/instruments';

export function recordVital({ name, value, route, device }: VitalRecord): void {
  const instruments = getInstruments();
  if (name === 'CLS') instruments?.layoutShift.record(value, { route, device });
  else instruments?.vitals.record(value / 1000, { name, route, device });
}

const LIMITS = { maxBytes: 2048, timeoutMs: 5000 };
const WINDOW_MS = 60_000;
/** Reports that one server takes in a minute; more say nothing new. */
const MAX_REPORTS = 3000;
/** Ten minutes, in milliseconds. Nobody waits longer: a longer time is that of a page in the background. */
const MAX_VALUE = 600_000;

const ROUTE_NAMES = Object.keys(routeTemplates) as RouteName[];

const reportSchema: z.ZodType<VitalsReport> = z.strictObject({
  route: z.enum([...ROUTE_NAMES, NO_ROUTE]),
  device: z.enum(DEVICE_CLASSES),
  vitals: z
    .array(
      z.strictObject({ name: z.enum(VITAL_NAMES), value: z.number().nonnegative().max(MAX_VALUE) }),
    )
    .min(1)
    .max(VITAL_NAMES.length),
});

type VitalRecord = VitalsReport['vitals'][number] & Pick<VitalsReport, 'route' | 'device'>;

interface VitalsConfig {
  siteOrigin: string;
  record: (vital: VitalRecord) => void;
  now?: () => number;
}

/** Answers 204, without a text; 400 for a wrong body, 403 for another site, 415 for another content type, 429 for too many reports. */
export function createVitalsHandler(config: VitalsConfig): (request: Request) => Promise<Response> {
  const { siteOrigin, record, now = Date.now } = config;
  const mayReport = createRateLimiter(MAX_REPORTS, WINDOW_MS);

  return async (request) => {
    if (isCrossSite(request, siteOrigin)) return emptyResponse(403);
    if (!isJsonType(request.headers.get('content-type'))) return emptyResponse(415);
    if (!mayReport(now())) return emptyResponse(429, { 'retry-after': String(WINDOW_MS / 1000) });
    const report = reportSchema.safeParse(await readRequestJson(request, LIMITS));
    if (!report.success) return emptyResponse(400);
    const { route, device, vitals } = report.data;
    for (const vital of vitals) record({ ...vital, route, device });
    return emptyResponse(204);
  };
}
