import { readBytes } from '@/lib/api/client/body';
import { OPTIONAL_LIMIT_MS, startDeadline } from '@/lib/api/client/deadline';
import { PICTURE_ADDRESS } from '@/lib/api/client/picture-sources';
import { mediaBase, mediaSources, serverEnv } from '@/lib/env';
import { hasFeature } from '@/lib/features/has-feature';
import { logMissingPart } from '@/lib/monitoring/log';
import { emptyResponse } from '../text-response';
import { drawCard, type ShareCard } from './draw-card';
import 'server-only';

const MAX_PICTURE_BYTES = 10_000_000;
const ADDRESS = new RegExp(`^${PICTURE_ADDRESS}$`);

/** The image route would get such a picture, too. */
function isOwnPicture(address: string): boolean {
  const env = serverEnv();
  const sources = [mediaBase(env), ...mediaSources(env), `${env.API_URL}/`];
  return (
    ADDRESS.test(address) &&
    !address.startsWith(`${env.API_URL}/api/`) &&
    sources.some((source) => address.startsWith(source))
  );
}

/** A card can do without its picture. */
async function readPicture(address: string | undefined): Promise<Uint8Array | null> {
  if (address === undefined || !isOwnPicture(address)) return null;
  const { signal, clear } = startDeadline(OPTIONAL_LIMIT_MS);
  try {
    const response = await fetch(address, { redirect: 'error', signal });
    if (!response.ok) throw new Error(`The picture answers ${response.status}.`);
    return await readBytes(response, MAX_PICTURE_BYTES, signal);
  } catch (error) {
    logMissingPart('card-picture', error);
    return null;
  } finally {
    clear();
  }
}

interface CardSource {
  card: ShareCard;
  picture: string | undefined;
  tag?: string;
}

/** The picture of a card, kept as long as a document; 404 for null. @throws ApiError when the backend fails, so that an earlier card stays */
export async function cardResponse(read: () => Promise<CardSource | null>): Promise<Response> {
  const source = hasFeature('cards') ? await read() : null;
  if (!source) return emptyResponse(404);
  const { card, picture, tag } = source;
  const body = await drawCard(card, await readPicture(picture));
  return new Response(new Uint8Array(body), {
    headers: {
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=0, s-maxage=300, stale-if-error=86400',
      'cross-origin-resource-policy': 'cross-origin',
      'x-robots-tag': 'noindex',
      ...(tag && { 'cache-tag': tag, 'surrogate-key': tag }),
    },
  });
}
