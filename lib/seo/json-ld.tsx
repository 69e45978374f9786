import { createHash } from 'node:crypto';
import { JsonLdScript } from './json-ld-script';
import { keepJsonLd } from './json-ld-texts';

type JsonLdValue = string | number | boolean | null | undefined | JsonLdValue[] | JsonLdObject;
export interface JsonLdObject {
  [key: string]: JsonLdValue;
}

/**
 * Structured data of schema.org. Only crawlers need it, and they read the HTML. So it is in the markup, but not in the
 * payload for the browser's router.
 */
export function JsonLd({ data }: { data: JsonLdObject }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data });
  const id = createHash('sha256').update(json).digest('base64url').slice(0, 8);
  keepJsonLd(id, json);
  return <JsonLdScript id={id} />;
}
