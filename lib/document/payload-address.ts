import { isDocumentAddress } from '../request-guard/shared-document-address.ts';
import { readPayload } from './payload-script.ts';

const TEXT = '"(?:[^"\\\\]|\\\\.)*"';

/**
 * The beginning of the row in which Next writes the path (`c`, in pieces) and the query (`q`) of the request that made a page.
 */
const ADDRESS_ROW = new RegExp(
  `^0:\\{"P":(?:null|"\\$[\\w:]+"),"c":(\\[${TEXT}(?:,${TEXT})*\\]),"q":(${TEXT}),`,
  'gm',
);

/** Whether a payload names exactly one address, which has nothing that the document does not depend on. */
function isClean(payload: string): boolean {
  const rows = [...payload.matchAll(ADDRESS_ROW)];
  const [, pieces = '[]', query] = rows[0] ?? [];
  return (
    rows.length === 1 &&
    query === '""' &&
    isDocumentAddress((JSON.parse(pieces) as string[]).join('/'))
  );
}

/**
 * Whether a page that Next has made may be stored for everybody: each of its payloads has the known form, and the address in it is that
 * of the document. The guard of requests lets no other address through; a request that came before it, or a Next that writes
 * addresses elsewhere, is seen here.
 */
export function isMadeForAll({ html, rscData }: { html: string; rscData?: Buffer }): boolean {
  return isClean(readPayload(html)) && (!rscData || isClean(rscData.toString()));
}
