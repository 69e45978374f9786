import { getSafeReturnPath, RETURN_PARAM } from '@/lib/domain/account/return-to';
import { type RouteName, route } from '@/lib/routing/routes';

/** The address to return to when this screen has finished. It never leads to another site. */
export function readReturnTo(fallback = route('home')): string {
  const wanted = new URLSearchParams(location.search).get(RETURN_PARAM);
  return getSafeReturnPath(wanted, location.origin) ?? fallback;
}

export function withReturnTo(name: RouteName, address: string): string {
  const path = route(name);
  return address === route('home')
    ? path
    : `${path}?${new URLSearchParams({ [RETURN_PARAM]: address })}`;
}

const ROUTES_NOT_RETURNED_TO = [
  'login',
  'register',
  'password.request',
  'password.reset',
  'human-check',
  'robot',
] as const;

/** Between sign-in screens the return address is passed on; from any other page the screen returns to that page. */
export function authHref(name: RouteName): string {
  const { pathname, search } = location;
  const isNotReturnedTo = ROUTES_NOT_RETURNED_TO.some((one) => route(one) === pathname);
  const shouldForwardReturnTo = isNotReturnedTo || new URLSearchParams(search).has(RETURN_PARAM);
  return withReturnTo(name, shouldForwardReturnTo ? readReturnTo() : pathname + search);
}
