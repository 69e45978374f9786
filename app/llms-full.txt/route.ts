import { readPolicies } from '@/lib/agents/read-twin';
import { textResponse } from '@/lib/seo/text-response';

export const dynamic = 'force-dynamic';

export const GET = (request: Request): Promise<Response> =>
  textResponse(request, { type: 'text/plain' }, readPolicies);
