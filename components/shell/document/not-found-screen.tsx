import { texts } from '@/lib/i18n/server';
import { MenuClosable } from '../menu/menu-closable';
import { ErrorScreen } from './error-screen';

/** The error page for an unknown address (spec 2.4). Its marker makes the cache handler answer 404. */
export function NotFoundScreen() {
  return (
    <>
      <ErrorScreen status={404} message={texts('errors')('pageNotFound')} />
      <MenuClosable />
    </>
  );
}
