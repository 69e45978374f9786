import type { Metadata } from 'next';
import { getTexts } from '@/lib/i18n/server';
import { unknownPageMetadata } from '@/lib/seo/metadata';
import { ErrorScreen } from './error-screen';

/** What the head of a document for an unknown address says (spec 2.4). */
export const notFoundMetadata = (): Metadata => ({
  ...unknownPageMetadata(),
  robots: { index: false },
});

/** The error page for an unknown address (spec 2.4). Its marker makes the cache handler answer 404. */
export function NotFoundScreen() {
  return <ErrorScreen status={404} message={getTexts('errors')('pageNotFound')} />;
}
