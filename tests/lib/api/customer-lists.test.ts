import { expect, it } from 'vitest';
import { readAddresses, setDefaultAddress } from '@/lib/api/addresses';
import { readDevices, sortDevices } from '@/lib/api/devices';
import { readInvoicingCatalogue, readInvoicingProfiles } from '@/lib/api/invoicing';
import { notificationsQuery } from '@/lib/api/notifications';
import { readStoredCards } from '@/lib/api/stored-cards';
import { createStubClient } from '@/tests/support/create-stub-client';
import { resource } from '@/tests/support/resource';

const listOf = (type: string, ...attributes: object[]) => ({
  data: attributes.map((one, at) => resource(type, String(at + 1), one)),
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

it('sends nothing else of an address that becomes the default', async () => {
  const { client, inits } = createStubClient(() => new Response(null, { status: 204 }));
  await setDefaultAddress(client, '7');
  const sent = inits.map(({ body }) => JSON.parse(String(body)));
  expect(sent).toEqual([{ data: resource('customer-addresses', '7', { is_default: true }) }]);
});

it('reads invoicing data and SAT’s catalogue', async () => {
  const profile = { rfc: 'MERL850612AB3', tax_regime: 612, cfdi_use: 'G03', is_default: true };
  const stub = createStubClient(listOf('invoicing-profiles', profile));
  const profiles = await readInvoicingProfiles(stub.client, '2');
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
  const stub = createStubClient(listOf('customer-devices', device));
  const devices = await readDevices(stub.client, '2');
  expect(devices).toMatchObject([{ isCurrent: true, isAuthorized: false, lastUsedUtc: null }]);
});

it('sorts the current device first, then the most recently used', () => {
  const device = (id: string, lastUsedUtc: string | null, isCurrent = false) => ({
    id,
    name: '',
    place: '',
    isAuthorized: true,
    isCurrent,
    lastUsedUtc,
  });
  const list = [
    device('never', null),
    device('old', '2026-01-01T00:00:00Z'),
    device('this', '2025-01-01T00:00:00Z', true),
    device('new', '2026-11-01T00:00:00Z'),
  ];
  expect(sortDevices(list).map(({ id }) => id)).toEqual(['this', 'new', 'old', 'never']);
});

it('keeps each page of the unread notifications apart from the same page of all', () => {
  const keys = [true, false].flatMap((isUnreadOnly) =>
    [1, 2].map((page) => JSON.stringify(notificationsQuery('7', isUnreadOnly, page).queryKey)),
  );
  expect(new Set(keys).size).toBe(4);
});
