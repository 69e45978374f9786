import { expect, it } from 'vitest';
import { fromAddress, readAddresses } from '@/lib/api/addresses';
import { readDevices } from '@/lib/api/devices';
import {
  fromInvoicingProfile,
  readInvoicingCatalogue,
  readInvoicingProfiles,
} from '@/lib/api/invoicing';
import { readStoredCards } from '@/lib/api/stored-cards';
import { createStubClient } from '@/tests/support/create-stub-client';
import { resource } from '@/tests/support/resource';

const listOf = (type: string, ...attributes: object[]) => ({
  data: attributes.map((one, at) => ({ type, id: String(at + 1), attributes: one })),
});

it('reads a customer’s addresses, even with few fields, but for one that names no place', async () => {
  const wire = { alias: 'Casa', exterior_number: 118, zip_code: '06700', is_default: 1 };
  const { client, urls } = createStubClient(
    listOf('customer-addresses', wire, { alias: 'Obra' }, { is_default: 1 }),
  );
  const [first, second, third] = await readAddresses(client, '2');
  expect(urls[0]?.pathname).toBe('/api/shop-v1/customers/2/addresses');
  expect(first).toMatchObject({ alias: 'Casa', exteriorNumber: '118', isDefault: true });
  expect(second).toMatchObject({ id: '2', alias: 'Obra', zipCode: '', isDefault: false });
  expect(third).toBeUndefined();
});

it('sends only the changed fields of an address, with the backend’s names', () => {
  expect(JSON.parse(JSON.stringify(fromAddress({ isDefault: true }, '7')))).toEqual(
    resource('customer-addresses', '7', { is_default: true }),
  );
  expect(fromInvoicingProfile({ taxRegime: '612' })).toMatchObject({
    type: 'invoicing-profiles',
    attributes: { tax_regime: '612' },
  });
});

it('reads invoicing data and SAT’s catalogue', async () => {
  const profile = { rfc: 'MERL850612AB3', tax_regime: 612, cfdi_use: 'G03', is_default: true };
  const profiles = await readInvoicingProfiles(
    createStubClient(listOf('invoicing-profiles', profile)).client,
    '2',
  );
  expect(profiles).toMatchObject([{ rfc: 'MERL850612AB3', taxRegime: '612', isDefault: true }]);
  const meta = {
    regimes: [{ id: '601', text: 'Morales', applies_to_company: true }, { text: 'sin clave' }, 7],
    uses: [{ id: 'G03', text: 'Gastos', regimes: ['601', 612] }],
  };
  expect(await readInvoicingCatalogue(createStubClient({ meta }).client)).toEqual({
    regimes: [{ id: '601', text: 'Morales', appliesToPerson: false, appliesToCompany: true }],
    uses: [{ id: 'G03', text: 'Gastos', regimes: ['601', '612'] }],
  });
});

it('reads cards and devices', async () => {
  const card = { payment_method_code: 'stripe_card', brand: 'visa', last_four: 4242 };
  const cards = await readStoredCards(createStubClient(listOf('tokenizables', card)).client, '2');
  expect(cards).toMatchObject([{ brand: 'visa', lastFour: '4242', expires: '', isDefault: false }]);
  const device = { name: 'Chrome', is_current: true, last_used_utc: 'ayer' };
  const devices = await readDevices(
    createStubClient(listOf('customer-devices', device)).client,
    '2',
  );
  expect(devices).toMatchObject([{ isCurrent: true, isAuthorized: false, lastUsedUtc: null }]);
});
