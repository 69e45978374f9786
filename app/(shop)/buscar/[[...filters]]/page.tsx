import type { Metadata } from 'next';
import { parseFilterSegments } from '@/lib/domain/search/filter-segments';
import { parseSearchParams } from '@/lib/domain/search/search-params';
import { generateSearchMetadata, SearchDocument } from '../search-document';

interface Props {
  params: Promise<{ filters?: string[] }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

async function request({ params, searchParams }: Props) {
  const { invalid, ...filters } = parseFilterSegments((await params).filters ?? []);
  return { criteria: { ...parseSearchParams(await searchParams), ...filters }, invalid };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return generateSearchMetadata(await request(props));
}

/** A free text search, rendered per request. The proxy rewrites every other search to its cached document. */
export default async function TextSearch(props: Props) {
  return <SearchDocument {...(await request(props))} />;
}
