import { SEARCH_PARAMS } from '@/lib/domain/search/param-names';
import { serverEnv } from '@/lib/env';
import { route } from '@/lib/routing/routes';
import { escapeXml } from '@/lib/seo/sitemap';
import { textResponse } from '@/lib/seo/text-response';

export const dynamic = 'force-dynamic';

/** Lets browsers search the shop from their address bar (OpenSearch 1.1). */
export function GET(request: Request): Promise<Response> {
  const { SITE_NAME, SITE_URL } = serverEnv();
  const template = `${SITE_URL}${route('search')}?${SEARCH_PARAMS.text}={searchTerms}`;
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${escapeXml(SITE_NAME.slice(0, 16))}</ShortName>
<Description>${escapeXml(`Buscar en ${SITE_NAME}`)}</Description>
<InputEncoding>UTF-8</InputEncoding>
<Url type="text/html" template="${escapeXml(template)}"/>
</OpenSearchDescription>
`;
  return textResponse(request, { type: 'application/opensearchdescription+xml' }, () => xml);
}
