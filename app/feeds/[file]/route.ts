import { feedResponse } from '@/lib/feeds/feed-response';

export const dynamic = 'force-dynamic';

interface Context {
  params: Promise<{ file: string }>;
}

/** The whole catalogue for a comparison site, or a part of it. */
export const GET = async (request: Request, { params }: Context): Promise<Response> =>
  feedResponse(request, (await params).file);
