import { assumedEndpoints } from './assumed';
import type { Endpoint } from './endpoint';
import { specEndpoints } from './spec';

/**
 * Calls of the browser for which a shopper should not have to wait. The gateway ends them early; a limit in the browser
 * would count a slow connection, too. The server's own reads choose per page (`catalogue-read.ts`).
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
