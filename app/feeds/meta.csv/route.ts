import { feedResponse } from '@/lib/feeds/feed-response';
import { metaFeed } from '@/lib/feeds/meta-feed';

export const dynamic = 'force-dynamic';

export const GET = (request: Request): Promise<Response> => feedResponse(request, metaFeed);
