import { selfDescription } from '@/lib/agents/self-description';
import { serverEnv } from '@/lib/env';
import { textResponse } from '@/lib/seo/text-response';

export const dynamic = 'force-dynamic';

export const GET = (request: Request): Promise<Response> =>
  textResponse(request, { type: 'text/markdown' }, () => selfDescription(serverEnv()));
