// @vitest-environment jsdom

import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { customerDraftKey } from '@/components/forms/draft';
import { specEndpoints } from '@/lib/api/endpoints/spec';
import type { Transaction } from '@/lib/api/transactions';
import { NEW_BUILD_KEY } from '@/lib/domain/build/build';
import { addPart } from '@/lib/domain/build/selection';
import { toCartLine } from '@/lib/domain/cart/lines';
import { toFavorite } from '@/lib/domain/favorites/favorite';
import { acknowledgePrices } from '@/stores/browsing/acknowledged-prices-store';
import { useCompareStore } from '@/stores/browsing/compare-store';
import { useRecentSearchesStore } from '@/stores/browsing/recent-searches-store';
import { useRecentlyViewedStore } from '@/stores/browsing/recently-viewed-store';
import { useBuildStore } from '@/stores/builder/build-store';
import { useCartStore } from '@/stores/cart/cart-store';
import { useCheckoutStore, useTransactionCheckoutStore } from '@/stores/checkout/checkout-store';
import { useFavoritesStore } from '@/stores/favorites/favorites-store';
import { startApproval } from '@/stores/flows/checkout/approval-attempts';
import { rememberPlacedOrder } from '@/stores/flows/checkout/place-order-once';
import { trackPlacedOrder } from '@/stores/flows/checkout/track-purchase';
import { signOut } from '@/stores/flows/session/sign-out';
import { decideConsent } from '@/stores/interface/consent-store';
import { useInterfaceStore } from '@/stores/interface/interface-store';
import { forgetStores } from '@/stores/persistence/create-persisted-store';
import { hydrateStores } from '@/stores/persistence/hydration';
import { openSession } from '@/stores/session/session-actions';
import { useSessionStore } from '@/stores/session/session-store';
import { laura } from '../../../components/account/harness';
import { makePart } from '../../../lib/domain/build/make-part';
import { makeSnapshot } from '../../../lib/domain/product/make-product';
import { mockBackend } from '../../../support/mock-backend';

const backend = mockBackend();
/** Ana has not confirmed the device, so that nothing which other files have started asks for her data. */
const customer = { ...laura, id: '4711', name: 'Ana', authorizedDevice: false };
const product = makeSnapshot({ id: '9', name: 'Visto por Ana' });
const place = {
  zipCode: '44100',
  state: 'Jalisco',
  municipality: 'Guadalajara',
  city: 'Guadalajara',
  neighborhoods: ['Centro'],
};

/** The rows of the table: what a sign-out does to each key. */
const table = new Map(
  readFileSync('stores/README.md', 'utf8')
    .split('\n')
    .filter((line) => /^\| `\w/.test(line))
    .filter((line) => line.split('|').length === 7)
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map((cells) => [cells[1]?.replaceAll('`', '') ?? '', cells[5] ?? '']),
);

function visitInMemory(): void {
  openSession({ customer, accessToken: 'asa', expiresIn: 600 });
  useSessionStore.getState().chooseZipCode(place.zipCode, place);
  useRecentSearchesStore.getState().remember('regalo para Ana');
}

/** A visit that leaves something under every key. */
function visit(): void {
  visitInMemory();
  useSessionStore.setState({ address: [{ id: '1', label: 'Casa de Ana', zipCode: '44100' }] });
  useCartStore.getState().addLine(toCartLine(product, 1));
  useBuildStore
    .getState()
    .changeSelection(NEW_BUILD_KEY, (entries) => addPart(entries, '1', makePart('1')));
  for (const store of [useCheckoutStore, useTransactionCheckoutStore])
    store.getState().setShippingInsurance(false);
  useCheckoutStore.getState().setEnteredSecurityCode({} as never);
  const order = {
    id: '1',
    transactionId: '88',
    paymentStatus: 'pending',
    walletPromotionAmount: 0,
  } as Transaction;
  rememberPlacedOrder(customer.id, order);
  trackPlacedOrder('cart', order);
  startApproval({ customerId: customer.id, paymentId: '5', address: 'https://pagos.example/' });
  acknowledgePrices(customer.id, { 9: 100 });
  useFavoritesStore.getState().toggle(toFavorite(product));
  useCompareStore.getState().toggle({ ...product, image: null });
  useRecentlyViewedStore.getState().record({ ...product, price: 100, image: null }, 1);
  useInterfaceStore.setState({ theme: 'dark' });
  localStorage.setItem('list-view', '{"version":"1","state":{"view":"rows"}}');
  decideConsent({ analytics: true, social: true }, 1);
  // As the page does when it is hidden.
  window.dispatchEvent(new Event('pagehide'));
  for (const key of ['sessionExpired', 'clave-de-manana']) localStorage.setItem(key, 'Ana');
  for (const key of [customerDraftKey(customer.id, 'information'), 'login-draft'])
    sessionStorage.setItem(key, 'Ana');
}

hydrateStores();
beforeEach(() => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('session-open=1');
  backend.on(specEndpoints.logout, () => ({ data: null }));
});

describe('the table of what the device keeps', () => {
  it('has every persisted store and every key of a visit', async () => {
    const names: string[] = [];
    const stores = Object.values(import.meta.glob('/stores/**/*-store.ts'));
    await Promise.all(stores.map((load) => load()));
    forgetStores((name) => names.push(name) > 0);
    expect(names.filter((name) => !table.has(name))).toEqual([]);
    visit();
    const kept = Object.keys(localStorage).filter((key) => key !== 'clave-de-manana');
    expect(kept.sort()).toEqual([...table.keys()].sort());
  });
});

it('keeps after a sign-out what the table says, and nothing of who was here', async () => {
  visit();
  await signOut();
  const staying = [...table].filter(([, end]) => end !== 'removed').map(([key]) => key);
  const left = () => ({ keys: Object.keys(localStorage).sort(), tab: { ...sessionStorage } });
  expect(left()).toEqual({ keys: staying.sort(), tab: {} });
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/Ana|4711|44100|Jalisco/);
  expect(JSON.parse(localStorage.getItem('cart') ?? '').state.lines).toEqual([]);
  // What is in memory would be written later, and the header shows it.
  window.dispatchEvent(new Event('pagehide'));
  expect(left()).toEqual({ keys: staying, tab: {} });
  expect(useSessionStore.getState()).toMatchObject({ zipCode: null, place: null, address: [] });
  expect(useCheckoutStore.getState()).toEqual(useCheckoutStore.getInitialState());
  expect(useRecentlyViewedStore.getState().seen).toEqual([]);
});

it('forgets what is in memory, too, when the browser blocks the storage', async () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse);
  visitInMemory();
  await signOut();
  expect(useSessionStore.getState()).toMatchObject({ customer: null, zipCode: null });
  expect(useRecentSearchesStore.getState().terms).toEqual([]);
});
