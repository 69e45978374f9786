import { toErrorResponse } from '@/lib/bff/responses';

/** Answers requests that the guard refuses (`lib/request-guard`). */
export const GET = () => toErrorResponse('headersTooLarge');
