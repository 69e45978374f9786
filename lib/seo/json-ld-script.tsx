'use client';

import { jsonLdTexts } from './json-ld-texts';

/** Its text is taken by its hash where HTML is made: as a prop it would stand in the payload once more. React keeps the server's text. */
export const JsonLdScript = ({ hash }: { hash: string }) => (
  <script
    type="application/ld+json"
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON whose every "<" is escaped
    dangerouslySetInnerHTML={{ __html: jsonLdTexts().get(hash) ?? '' }}
  />
);
