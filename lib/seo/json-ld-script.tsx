'use client';

import { jsonLdText } from './json-ld-texts';

/** The script element with structured data. The browser keeps the server's markup. */
export function JsonLdScript({ id }: { id: string }) {
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: typeof window === 'undefined' ? jsonLdText(id) : '' }}
    />
  );
}
