import { cachedDocument, cachedMetadata } from '@/components/shell/document/cached-document';
import { parseListPath } from '@/lib/routing/search-request';
import { generateSearchMetadata, SearchDocument } from '../../search-document';

export const revalidate = 300;

export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ options: string; filters?: string[] }>;
}

async function request({ params }: Props) {
  const { options, filters = [] } = await params;
  return parseListPath(options, filters);
}

export const generateMetadata = cachedMetadata(async (props: Props) =>
  generateSearchMetadata(await request(props)),
);

/** The results of a search, cached for all visitors. Their public address is /buscar. */
export default cachedDocument(async (props: Props) => SearchDocument(await request(props)));
