import { metaFeed } from '@/lib/feeds/meta-feed';
import { feedResponse } from '@/lib/feeds/stream-feed';

export const dynamic = 'force-dynamic';

export const GET = (): Promise<Response> => feedResponse(metaFeed);
