import { usePathname } from 'next/navigation';
import { readRouteParams } from '@/lib/routing/route-params';
import type { RouteName } from '@/lib/routing/routes';

/** The parameters in the address of a screen, decoded. They are read in the browser: the document has none. */
export const useRouteParams = <Name extends RouteName>(name: Name) =>
  readRouteParams(name, usePathname());
