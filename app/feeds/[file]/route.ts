import { feedResponse } from '@/lib/feeds/feed-response';

export const dynamic = 'force-dynamic';

interface Context {
  params: Promise<{ file: string }>;
}

/** The whole catalogue for a comparison site, or a part of it. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  return feedResponse(request, (await params).file);
}
