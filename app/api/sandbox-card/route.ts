import { serverEnv } from '@/lib/env';
import { usesCardSandbox } from '@/lib/payments/sandbox/card-frame-path';
import { cardFrameResponse } from '@/lib/payments/sandbox/frame/card-frame-response';
import script from '@/lib/payments/sandbox/frame/main.ts?bundled';

// The environment is unknown at build.
export const dynamic = 'force-dynamic';

/** The document in the frame of the sandbox's card fields, where cards have no provider. */
export const GET = (): Response =>
  usesCardSandbox(serverEnv()) ? cardFrameResponse(script) : new Response(null, { status: 404 });
