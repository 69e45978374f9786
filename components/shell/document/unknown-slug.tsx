import {
  DOCUMENT_LOCATION_ATTRIBUTE,
  DOCUMENT_STATUS_ATTRIBUTE,
} from '@/lib/document/document-status';
import { toMeantSlug } from '@/lib/domain/mangled-address';
import { NotFoundScreen } from './not-found-screen';

/**
 * The page of a slug that nothing has. Where a text or a chat has mangled the slug of something that exists, the cache handler answers
 * with a redirect to it.
 * @param find what has a slug; null for nothing
 */
export async function renderUnknownSlug(
  slug: string | null,
  find: (slug: string) => Promise<unknown>,
  toPath: (slug: string) => string,
) {
  const meant = toMeantSlug(slug ?? '');
  if (meant === '' || meant === slug || !(await find(meant))) return <NotFoundScreen />;
  // HTML would escape an apostrophe.
  const path = toPath(meant).replaceAll("'", '%27');
  return (
    <div {...{ [DOCUMENT_STATUS_ATTRIBUTE]: 308, [DOCUMENT_LOCATION_ATTRIBUTE]: path }}>
      <NotFoundScreen />
    </div>
  );
}
