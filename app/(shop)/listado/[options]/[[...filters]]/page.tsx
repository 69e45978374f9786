import { cachedDocument, cachedHead } from '@/components/shell/document/document';
import { listCriteria } from '@/lib/routing/search-request';
import { SearchDocument, searchHead } from '../../../buscar/search-document';

export const revalidate = 300;

export function generateStaticParams() {
  return [];
}

interface Props {
  params: Promise<{ options: string; filters?: string[] }>;
}

async function request({ params }: Props) {
  const { options, filters = [] } = await params;
  return listCriteria(options, filters);
}

export const generateMetadata = cachedHead(async (props: Props) =>
  searchHead(await request(props)),
);

/** A list by filters and page, cached for all visitors. Its public address is /buscar. */
export default cachedDocument(async (props: Props) => SearchDocument(await request(props)));
