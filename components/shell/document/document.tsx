import type { Metadata } from 'next';
import { unstable_rethrow } from 'next/navigation';
import type { ReactNode } from 'react';
import { DOCUMENT_STATUS } from '@/lib/document/document-status';
import { texts } from '@/lib/i18n/server';
import errorPage from '@/locales/es-MX/error-page.json';
import { MenuClosable } from '../menu/menu-closable';
import { ErrorScreen } from './error-screen';

type Page<Props> = (props: Props) => Promise<ReactNode>;
type Head<Props> = (props: Props) => Promise<Metadata>;

const isBuild = process.env.NEXT_PHASE === 'phase-production-build';

/**
 * Wraps a page that is rendered from the backend's data and cached. It is generated on the first request, never at
 * build. When the backend fails it renders the error page, and the last good document stays in the cache.
 */
export function cachedDocument<Props>(page: Page<Props>): Page<Props> {
  return async (props) => {
    if (isBuild) return <div {...{ [DOCUMENT_STATUS]: 'unbuilt' }} />;
    try {
      return await page(props);
    } catch (error) {
      unstable_rethrow(error);
      console.error(error);
      const message = texts('errors')('pageError', { message: errorPage.server });
      return (
        <>
          <ErrorScreen status={500} message={message} />
          <MenuClosable />
        </>
      );
    }
  };
}

/** Wraps `generateMetadata` of a cached document. When the backend fails it returns the error page's metadata. */
export function cachedHead<Props>(head: Head<Props>): Head<Props> {
  return async (props) => {
    if (isBuild) return {};
    try {
      return await head(props);
    } catch (error) {
      unstable_rethrow(error);
      return { title: errorPage.oops, robots: { index: false } };
    }
  };
}
