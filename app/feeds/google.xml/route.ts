import { feedResponse } from '@/lib/feeds/feed-response';
import { googleFeed } from '@/lib/feeds/google-feed';

export const dynamic = 'force-dynamic';

export const GET = (request: Request): Promise<Response> => feedResponse(request, googleFeed);
