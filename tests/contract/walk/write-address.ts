import { deleteAddress, readAddresses, saveAddress, setDefaultAddress } from '@/lib/api/addresses';
import { assumedAccountEndpoints } from '@/lib/api/endpoints/assumed-account';
import { readZipCode } from '@/lib/api/location';
import type { Address } from '@/lib/domain/address/address';
import { createAddress } from '../../support/create-address';
import { ZIP_CODE } from './catalogue';
import type { Walk } from './walk';

/** Creates an address, lends it, and deletes it. @param lend gets null when it could not be created */
export async function writeAddress(
  walk: Walk,
  customerId: string,
  lend: (address: Address | null) => Promise<void>,
): Promise<void> {
  const before = (await walk.step('addresses', readAddresses, customerId)) ?? [];
  const place = await walk.step('the place of an address', readZipCode, ZIP_CODE);
  const {
    municipality = '',
    city = '',
    state = '',
    neighborhoods: [neighborhood = 'Centro'] = [],
  } = place ?? {};
  const { id: _, ...address } = createAddress({
    alias: 'Prueba',
    recipientName: 'Prueba de Contrato',
    phone: '5512345678',
    street: 'Calle de prueba',
    exteriorNumber: '1',
    isDefault: false,
    neighborhood,
    municipality,
    city,
    state,
    zipCode: ZIP_CODE,
  });
  await walk.step('a new address', saveAddress, { customerId, address });
  const after = (await walk.step('addresses', readAddresses, customerId)) ?? [];
  const created = after.find(({ id }) => before.every((one) => one.id !== id)) ?? null;
  if (!created) {
    const problem = ['the call', 'makes no address that the list has'] as const;
    const call = assumedAccountEndpoints.addressCreate;
    walk.observe(call, 'must', problem, 'nothing can be sent home');
  }
  if (created) {
    const change = { customerId, address: { ...address, alias: 'Otra prueba' }, id: created.id };
    await walk.step('a changed address', saveAddress, change);
  }
  await lend(created);
  if (!created) return;
  await walk.step('a deleted address', deleteAddress, created.id);
  const usual = before.find(({ isDefault }) => isDefault);
  if (usual) await walk.step('the default address', setDefaultAddress, usual.id);
}
