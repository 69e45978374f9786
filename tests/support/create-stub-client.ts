import { createClient } from '@/lib/api/client/client';

/** A client that always gets the same answer, and the addresses that it has requested. */
export function createStubClient(document: unknown, status = 200) {
  const urls: URL[] = [];
  const client = createClient({
    baseUrl: 'https://b.test/api',
    fetch: async (input) => {
      urls.push(new URL(String(input)));
      return Response.json(document, { status });
    },
  });
  return { client, urls };
}
