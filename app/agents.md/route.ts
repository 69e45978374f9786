import { selfDescription } from '@/lib/agents/self-description';
import { textAnswer } from '@/lib/agents/text-answer';
import { serverEnv } from '@/lib/env';

export const dynamic = 'force-dynamic';

export const GET = (): Response => textAnswer(selfDescription(serverEnv()), 'text/markdown');
