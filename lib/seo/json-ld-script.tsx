'use client';

import { jsonLdText } from './json-ld-texts';

/** The element that holds structured data. In the browser it stays what the server wrote. */
export function JsonLdScript({ id }: { id: string }) {
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: typeof window === 'undefined' ? jsonLdText(id) : '' }}
    />
  );
}
