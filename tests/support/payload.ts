import { shareDocumentAddress } from '@/lib/request-guard/shared-document-address';

/** The payload of a page that Next has made for a request with this path and query. */
export const payloadFor = (path: string, query = ''): string =>
  `1:"$Sreact.fragment"\n0:{"P":null,"c":${JSON.stringify(path.split('/'))},"q":${JSON.stringify(query)},"i":false}\n`;

/** The script with which Next puts a payload into a document. */
export const payloadScript = (payload: string): string =>
  `<script>self.__next_f.push([1,${JSON.stringify(payload)}])</script>`;

/** Lets the cache take each address without a query for one that the guard of requests has cleaned. */
export const shareEveryPath = (): void =>
  shareDocumentAddress((address) => address.split('?')[0] ?? null);
