import { createHash } from 'node:crypto';
import { JsonLdScript } from './json-ld-script';
import { keepJsonLd } from './json-ld-texts';

type JsonLdValue = string | number | boolean | null | undefined | JsonLdValue[] | JsonLdObject;
export interface JsonLdObject {
  [key: string]: JsonLdValue;
}

/**
 * Structured data of schema.org. It is for crawlers, who read the document: it stands in the HTML and not once
 * more in the payload that the browser's router takes.
 */
export function JsonLd({ data }: { data: JsonLdObject }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data });
  const id = createHash('sha256').update(json).digest('base64url').slice(0, 8);
  keepJsonLd(id, json);
  return <JsonLdScript id={id} />;
}
