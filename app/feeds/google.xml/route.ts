import { googleFeed } from '@/lib/feeds/google-feed';
import { feedResponse } from '@/lib/feeds/stream-feed';

export const dynamic = 'force-dynamic';

export const GET = (): Promise<Response> => feedResponse(googleFeed);
