import type { Metadata } from 'next';
import { unstable_rethrow } from 'next/navigation';
import type { ReactNode } from 'react';
import { DOCUMENT_STATUS_ATTRIBUTE } from '@/lib/document/document-status';
import { getTexts } from '@/lib/i18n/server';
import { helpCodeOf } from '@/lib/monitoring/help-code';
import { logError } from '@/lib/monitoring/log';
import { oops } from '@/locales/es-MX/error-boundary.json';
import errorPage from '@/locales/es-MX/error-page.json';
import { ErrorScreen } from './error-screen';

type Page<Props> = (props: Props) => Promise<ReactNode>;
type MetadataFunction<Props> = (props: Props) => Promise<Metadata>;

/** The event in the log. */
const FAILED = 'document-failed';

const isBuild = process.env.NEXT_PHASE === 'phase-production-build';

/**
 * Wraps a page that is rendered from the backend's data and cached. It is generated on the first request, never at
 * build. When the backend fails it renders the error page, and the last good document stays in the cache.
 */
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
