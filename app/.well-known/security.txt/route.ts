import { textAnswer } from '@/lib/agents/text-answer';
import { serverEnv } from '@/lib/env';

export const dynamic = 'force-dynamic';

const DAY_MS = 24 * 60 * 60 * 1000;
/** RFC 9116 recommends less than a year. */
const VALID_DAYS = 180;

/** Where to report a weakness (RFC 9116). A shop without an address for mail has none. */
export function GET(): Response {
  const { CONTACT_EMAIL, SITE_URL } = serverEnv();
  const expires = new Date(Date.now() + VALID_DAYS * DAY_MS).toISOString();
  return textAnswer(
    CONTACT_EMAIL
      ? [
          `Contact: mailto:${CONTACT_EMAIL}`,
          `Expires: ${expires}`,
          'Preferred-Languages: es, en',
          `Canonical: ${SITE_URL}/.well-known/security.txt`,
          '',
        ].join('\n')
      : null,
    'text/plain',
  );
}
