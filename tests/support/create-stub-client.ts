import { createClient } from '@/lib/api/client/client';

type Answer = (url: URL, init: RequestInit) => unknown;

/**
 * A client whose backend gives always the same answer, or what a function makes of the request: a document or a whole
 * response. And what it was asked: addresses, and the rest of each request.
 */
export function createStubClient(answer: object | Answer, status = 200) {
  const urls: URL[] = [];
  const inits: RequestInit[] = [];
  const client = createClient({
    baseUrl: 'https://b.test/api',
    fetch: async (input, init = {}) => {
      const url = new URL(String(input));
      urls.push(url);
      inits.push(init);
      const given = typeof answer === 'function' ? await answer(url, init) : answer;
      return given instanceof Response ? given : Response.json(given, { status });
    },
  });
  return { client, urls, inits };
}
