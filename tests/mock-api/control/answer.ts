import { type HttpHandler, HttpResponse, http } from 'msw';
import { z } from 'zod';
import { Problem } from '../core/problem';

/** Plain JSON with `ok`; what goes wrong is named. */
async function answer(work: () => unknown): Promise<Response> {
  try {
    return HttpResponse.json({ ok: true, ...((await work()) ?? {}) });
  } catch (error) {
    const status =
      error instanceof Problem ? error.status : error instanceof z.ZodError ? 422 : 500;
    return HttpResponse.json(
      { ok: false, error: error instanceof Error ? error.message : String(error) },
      { status },
    );
  }
}

/** A command of the control API. */
export const post = <Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  work: (body: z.infer<Schema>) => unknown,
): HttpHandler =>
  http.post(`*/__control/${path}`, ({ request }) =>
    answer(async () => {
      const text = await request.text();
      return work(schema.parse(text === '' ? {} : JSON.parse(text)));
    }),
  );

/** A question to the control API. */
export const get = (path: string, work: (query: URLSearchParams) => unknown): HttpHandler =>
  http.get(`*/__control/${path}`, ({ request }) =>
    answer(() => work(new URL(request.url).searchParams)),
  );
