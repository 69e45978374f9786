import type { Metadata } from 'next';
import { unstable_rethrow } from 'next/navigation';
import type { ReactNode } from 'react';
import {
  DOCUMENT_LOCATION_ATTRIBUTE,
  DOCUMENT_STATUS_ATTRIBUTE,
} from '@/lib/document/document-status';
import { toMeantSlug } from '@/lib/domain/mangled-address';
import { hasRoute } from '@/lib/features/feature-routes';
import { getTexts } from '@/lib/i18n/server';
import { helpCodeOf, logError } from '@/lib/monitoring/log';
import type { RouteName } from '@/lib/routing/routes';
import { unknownPageMetadata } from '@/lib/seo/metadata';
import { oops } from '@/locales/es-MX/error-boundary.json';
import errorPage from '@/locales/es-MX/error-page.json';
import { ErrorScreen } from './error-screen';

export const notFoundMetadata = (): Metadata => ({
  ...unknownPageMetadata(),
  robots: { index: false },
});

/** The error page for an unknown address (spec 2.4). Its marker makes the cache handler answer 404. */
export const NotFoundScreen = () => (
  <ErrorScreen status={404} message={getTexts('errors')('pageNotFound')} />
);

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

/** Wraps the page of a route whose feature can be switched off. Then its address is an unknown one. */
export const optionalPage =
  <Props,>(name: RouteName, page: (props: Props) => ReactNode | Promise<ReactNode>) =>
  (props: Props): ReactNode | Promise<ReactNode> =>
    hasRoute(name) ? page(props) : <NotFoundScreen />;

export const optionalMetadata =
  <Props,>(name: RouteName, head: (props: Props) => Metadata | Promise<Metadata>) =>
  async (props: Props): Promise<Metadata> =>
    hasRoute(name) ? head(props) : notFoundMetadata();

type Page<Props> = (props: Props) => Promise<ReactNode>;
type MetadataFunction<Props> = (props: Props) => Promise<Metadata>;

const FAILED = 'document-failed';

const isBuild = process.env.NEXT_PHASE === 'phase-production-build';

/** For a page of the backend's data: made on the first request, never at build. When the backend fails the last good one stays. */
export function cachedDocument<Props>(page: Page<Props>): Page<Props> {
  return async (props) => {
    if (isBuild) return <div {...{ [DOCUMENT_STATUS_ATTRIBUTE]: 'unbuilt' }} />;
    try {
      return await page(props);
    } catch (error) {
      unstable_rethrow(error);
      const code = helpCodeOf(FAILED, error);
      logError(FAILED, error, code);
      const message = getTexts('errors')('pageError', { message: errorPage.server });
      return (
        <ErrorScreen
          status={500}
          message={message}
          note={errorPage.helpCode.replace('{{code}}', code)}
        />
      );
    }
  };
}

/** Wraps `generateMetadata` of a cached document. When the backend fails it returns the error page's metadata. */
export function cachedMetadata<Props>(head: MetadataFunction<Props>): MetadataFunction<Props> {
  return async (props) => {
    if (isBuild) return {};
    try {
      return await head(props);
    } catch (error) {
      unstable_rethrow(error);
      return { title: oops, robots: { index: false } };
    }
  };
}
