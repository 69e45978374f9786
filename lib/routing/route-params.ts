import { decodeSegment } from '../domain/decode-segment';
import { compilePath } from './path-pattern';
import type { PathParamName } from './path-template';
import { type RouteName, routeTemplates } from './routes';

type RouteParams<Name extends RouteName> = Partial<
  Record<PathParamName<(typeof routeTemplates)[Name]>, string>
>;

/**
 * The parameters in a path, decoded; none where the path is not of the route. A value with a broken encoding stays as
 * it is written, since nothing has that name either.
 */
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
