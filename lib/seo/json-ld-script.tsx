'use client';

import { jsonLdTexts } from './json-ld-texts';

/**
 * The element of structured data. Its text is taken where the document's HTML is made, by its hash: as a prop or a child it would stand in the
 * payload for the browser once more, where nobody reads it. React keeps the server's text when it hydrates the element.
 */
export const JsonLdScript = ({ hash }: { hash: string }) => (
  <script
    type="application/ld+json"
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON whose every "<" is escaped
    dangerouslySetInnerHTML={{ __html: jsonLdTexts().get(hash) ?? '' }}
  />
);
