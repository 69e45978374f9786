import { serverEnv } from '@/lib/env';
import { textResponse } from '@/lib/seo/text-response';

export const dynamic = 'force-dynamic';

const DAY_MS = 24 * 60 * 60 * 1000;
/** RFC 9116 recommends less than a year. */
const VALID_DAYS = 180;

/** Where to report a weakness (RFC 9116). A shop without an address for mail has none. */
export function GET(request: Request): Promise<Response> {
  const { CONTACT_EMAIL, SITE_URL } = serverEnv();
  // To the day, so that it stays the same text for a day.
  const day = Math.floor(Date.now() / DAY_MS) + VALID_DAYS;
  const expires = new Date(day * DAY_MS).toISOString();
  return textResponse(request, { type: 'text/plain' }, () =>
    CONTACT_EMAIL
      ? [
          `Contact: mailto:${CONTACT_EMAIL}`,
          `Expires: ${expires}`,
          'Preferred-Languages: es, en',
          `Canonical: ${SITE_URL}/.well-known/security.txt`,
          '',
        ].join('\n')
      : null,
  );
}
