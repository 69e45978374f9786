import { returnPath } from '@/lib/domain/account/return-to';
import { type RouteName, route } from '@/lib/routing/routes';

/** Query parameter of the sign-in screens: the address to return to afterwards. */
const RETURN_PARAM = 'volver';

/** The address to return to when this screen has finished. It never leads to another site. */
export function returnAddress(otherwise = route('home')): string {
  const wanted = new URLSearchParams(location.search).get(RETURN_PARAM);
  return returnPath(wanted, location.origin) ?? otherwise;
}

/** The address of a screen that returns to `address` afterwards. */
export function withReturn(name: RouteName, address: string): string {
  const path = route(name);
  return address === route('home')
    ? path
    : `${path}?${new URLSearchParams({ [RETURN_PARAM]: address })}`;
}

/** Screens that make no sense as the address to return to. */
const PASSING = ['login', 'register', 'password.request', 'password.reset'] as const;

/**
 * The address of a sign-in screen. Between sign-in screens the return address is passed on; from any other page the
 * screen returns to that page.
 */
export function onwards(name: RouteName): string {
  const { pathname, search } = location;
  const isPassing = PASSING.some((one) => route(one) === pathname);
  const isUnderWay = isPassing || new URLSearchParams(search).has(RETURN_PARAM);
  return withReturn(name, isUnderWay ? returnAddress() : pathname + search);
}
