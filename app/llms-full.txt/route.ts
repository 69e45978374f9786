import { readPolicies } from '@/lib/agents/read-twin';
import { textAnswer } from '@/lib/agents/text-answer';

export const dynamic = 'force-dynamic';

export const GET = async (): Promise<Response> => textAnswer(await readPolicies(), 'text/plain');
