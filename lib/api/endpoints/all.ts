import { assumedEndpoints } from './assumed';
import { assumedAccountEndpoints } from './assumed-account';
import { assumedAssemblyEndpoints } from './assumed-assembly';
import { assumedCheckoutEndpoints } from './assumed-checkout';
import { assumedOrderEndpoints } from './assumed-orders';
import { assumedSessionEndpoints } from './assumed-session';
import type { Endpoint } from './endpoint';
import { specEndpoints } from './spec';

/**
 * Calls of the browser for which a shopper should not have to wait. The gateway ends them early; a limit in the browser
 * would count a slow connection, too. The server's own reads choose per page (`lib/api/catalogue.ts`).
 */
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
