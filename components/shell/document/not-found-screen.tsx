import { getTexts } from '@/lib/i18n/server';
import { AllowMenuClose } from '../menu/allow-menu-close';
import { ErrorScreen } from './error-screen';

/** The error page for an unknown address (spec 2.4). Its marker makes the cache handler answer 404. */
export function NotFoundScreen() {
  return (
    <>
      <ErrorScreen status={404} message={getTexts('errors')('pageNotFound')} />
      <AllowMenuClose />
    </>
  );
}
