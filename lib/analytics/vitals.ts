import type { RouteName } from '@/lib/routing/routes';

/** What the browser measures of a page (web.dev/vitals): milliseconds, and CLS without a unit. */
export const VITAL_NAMES = ['LCP', 'INP', 'FCP', 'TTFB', 'CLS'] as const;
export type VitalName = (typeof VITAL_NAMES)[number];

export const DEVICE_CLASSES = ['phone', 'tablet', 'desktop'] as const;
export type DeviceClass = (typeof DEVICE_CLASSES)[number];

export const VITALS_PATH = '/api/vitals';
/** In place of a route for a path that no route has. */
export const NO_ROUTE = 'none';

/** What the browser sends once for each document. Nothing of it says who the visitor is. */
export interface VitalsReport {
  /** Name of the document's route, or `none`: never its path, which may have the id of an order. */
  route: RouteName | typeof NO_ROUTE;
  device: DeviceClass;
  vitals: { name: VitalName; value: number }[];
}
