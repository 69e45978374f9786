import type { AddressRow, OrderRow } from './rows';

/** What an order keeps of an address: where it went, whatever becomes of the address. */
export function orderAddress(row: AddressRow | undefined): OrderRow['address'] {
  if (!row) return null;
  const { id: _id, customerId: _owner, isDefault: _default, ...place } = row;
  return place;
}
