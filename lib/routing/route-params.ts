import { decodeSegment } from '../domain/slug';
import { compilePath } from './path-pattern';
import type { PathParamName } from './path-template';
import { getRouteAliases, type RouteName, routeTemplates } from './routes';

export function findRouteName(pathname: string): RouteName | null {
  const alias = getRouteAliases()[pathname];
  const names = Object.keys(routeTemplates) as RouteName[];
  return alias ?? names.find((name) => compilePath(routeTemplates[name]).test(pathname)) ?? null;
}

type RouteParams<Name extends RouteName> = Partial<
  Record<PathParamName<(typeof routeTemplates)[Name]>, string>
>;

/** Decoded; none where the path is not of the route. A value with a broken encoding stays as it is written, since nothing has that name either. */
export function readRouteParams<Name extends RouteName>(
  name: Name,
  pathname: string,
): RouteParams<Name> {
  const found = Object.entries(compilePath(routeTemplates[name]).exec(pathname)?.groups ?? {});
  const given = found.filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    given.map(([key, value]) => [key, decodeSegment(value) ?? value]),
  ) as RouteParams<Name>;
}
