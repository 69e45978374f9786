import { assumedEndpoints } from './assumed';
import { assumedAccountEndpoints } from './assumed-account';
import { assumedAssemblyEndpoints } from './assumed-assembly';
import { assumedCheckoutEndpoints } from './assumed-checkout';
import { assumedOrderEndpoints } from './assumed-orders';
import { assumedSessionEndpoints } from './assumed-session';
import type { Endpoint } from './endpoint';
import { specEndpoints } from './spec';

/** All endpoints. Only for servers: a page imports only the groups that it calls. */
export const allEndpoints: readonly Endpoint[] = [
  specEndpoints,
  assumedEndpoints,
  assumedSessionEndpoints,
  assumedAccountEndpoints,
  assumedOrderEndpoints,
  assumedCheckoutEndpoints,
  assumedAssemblyEndpoints,
].flatMap((group): Endpoint[] => Object.values(group));
