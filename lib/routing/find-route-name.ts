import { compilePath } from './path-pattern';
import { getRouteAliases, type RouteName, routeTemplates } from './routes';

/** The name of the route of a path; null for a path that no route has. Of several the first one counts. */
export function findRouteName(pathname: string): RouteName | null {
  const alias = getRouteAliases()[pathname];
  const names = Object.keys(routeTemplates) as RouteName[];
  return alias ?? names.find((name) => compilePath(routeTemplates[name]).test(pathname)) ?? null;
}
