import { assumedEndpoints } from './assumed';
import { assumedAccountEndpoints } from './assumed-account';
import { assumedAssemblyEndpoints } from './assumed-assembly';
import { assumedCheckoutEndpoints } from './assumed-checkout';
import { assumedOrderEndpoints } from './assumed-orders';
import { assumedSessionEndpoints } from './assumed-session';
import type { Endpoint } from './endpoint';
import { specEndpoints } from './spec';

/** The gateway ends these calls early: no shopper should wait for them. A limit in the browser would count a slow connection, too. */
export const optionalEndpoints: ReadonlySet<Endpoint> = new Set<Endpoint>([
  assumedEndpoints.banners,
  assumedEndpoints.mostSearched,
  assumedEndpoints.suggestions,
  assumedEndpoints.deliveryEstimates,
  specEndpoints.cartInitData,
  specEndpoints.assemblyInitData,
  specEndpoints.loginInitData,
  specEndpoints.registerInitData,
  specEndpoints.emailNoticeUnverified,
  specEndpoints.session,
]);

/** All endpoints by name. Only for servers: a page imports only the groups that it calls. */
export const endpoints = {
  ...specEndpoints,
  ...assumedEndpoints,
  ...assumedSessionEndpoints,
  ...assumedAccountEndpoints,
  ...assumedOrderEndpoints,
  ...assumedCheckoutEndpoints,
  ...assumedAssemblyEndpoints,
};

export const allEndpoints: readonly Endpoint[] = Object.values(endpoints);
