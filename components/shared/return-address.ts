import { returnPath } from '@/lib/domain/account/return-to';
import { type RouteName, route } from '@/lib/routing/routes';

/** Query parameter of the screens of access: where the visitor came from. */
const RETURN_PARAM = 'volver';

/** Where to go once this screen has done its work: never to another site. */
export function returnAddress(otherwise = route('home')): string {
  const wanted = new URLSearchParams(location.search).get(RETURN_PARAM);
  return returnPath(wanted, location.origin) ?? otherwise;
}

/** A screen of access that leads back to an address. */
export function withReturn(name: RouteName, address: string): string {
  const path = route(name);
  return address === route('home')
    ? path
    : `${path}?${new URLSearchParams({ [RETURN_PARAM]: address })}`;
}

/** Screens that nobody wants to come back to. */
const PASSING = ['login', 'register', 'password.request', 'password.reset'] as const;

/** A screen of access that leads back to where this one does, or to this page when it is not one of them. */
export function onwards(name: RouteName): string {
  const { pathname, search } = location;
  const isPassing = PASSING.some((one) => route(one) === pathname);
  const isUnderWay = isPassing || new URLSearchParams(search).has(RETURN_PARAM);
  return withReturn(name, isUnderWay ? returnAddress() : pathname + search);
}
