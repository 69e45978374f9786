import type { Customers } from './customers';
import type { OrderRow, ProfileRow } from './rows';

/** Has an order's invoice made; one that is there stays. */
export function invoiceFor(
  customers: Customers,
  order: OrderRow,
  profile: ProfileRow,
  cfdiUse = profile.cfdiUse,
): void {
  order.invoice ??= {
    uuid: `7C2D9E10-5A44-4B1F-8C33-${order.id.padStart(12, '0')}`,
    profileId: profile.id,
    rfc: profile.rfc,
    businessName: profile.businessName,
    cfdiUse,
    utc: customers.now().toISOString(),
  };
}
