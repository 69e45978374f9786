import { StaticCode } from '@/lib/document/static-code';
import { JSON_LD } from '@/lib/document/static-html';

type JsonLdValue = string | number | boolean | null | undefined | JsonLdValue[] | JsonLdObject;
export interface JsonLdObject {
  [key: string]: JsonLdValue;
}

/**
 * Structured data of schema.org. Only crawlers need it, and they read the markup. So it is a static part: the payload for
 * the browser's router leaves it out. `<` is escaped, so that no product name can close the script element.
 */
export function JsonLd({ data }: { data: JsonLdObject }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data });
  return (
    <StaticCode written={JSON_LD} type="application/ld+json">
      {json.replace(/</g, '\\u003c')}
    </StaticCode>
  );
}
