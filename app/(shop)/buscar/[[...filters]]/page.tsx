import type { Metadata } from 'next';
import { parseFilterSegments, parseSearchParams } from '@/lib/domain/search/criteria';
import { SearchDocument, searchHead } from '../search-document';

interface Props {
  params: Promise<{ filters?: string[] }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

async function request({ params, searchParams }: Props) {
  const { invalid, ...filters } = parseFilterSegments((await params).filters ?? []);
  return { criteria: { ...parseSearchParams(await searchParams), ...filters }, invalid };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return searchHead(await request(props));
}

/** Free text, rendered per request; the proxy sends every other search to its cached list. */
export default async function TextSearch(props: Props) {
  return <SearchDocument {...(await request(props))} />;
}
