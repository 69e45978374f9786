// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { decideConsent, useConsentStore } from '@/stores/interface/consent-store';
import { hydrateStores } from '@/stores/persistence/hydration';

const undecided = { analytics: false, social: false, decidedAt: null };
const kept = () => JSON.parse(localStorage.getItem('consent') ?? 'null');

function writeElsewhere(state: unknown, version = '1'): void {
  localStorage.setItem('consent', JSON.stringify({ version, state }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'consent' }));
}

hydrateStores();
beforeEach(() => {
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  useConsentStore.setState(undecided);
});

it('saves a decision at once', () => {
  decideConsent({ analytics: true, social: false }, 1000);
  expect(kept()).toEqual({
    version: '1',
    state: { analytics: true, social: false, decidedAt: 1000 },
  });
});

it('follows another tab, both ways', () => {
  writeElsewhere({ analytics: true, social: true, decidedAt: 1 });
  expect(useConsentStore.getState()).toEqual({ analytics: true, social: true, decidedAt: 1 });
  writeElsewhere({ analytics: false, social: false, decidedAt: 2 });
  expect(useConsentStore.getState().analytics).toBe(false);
});

it('asks again when the question has changed', () => {
  writeElsewhere({ analytics: true, social: true, decidedAt: 1 }, '0');
  expect(useConsentStore.getState()).toEqual(undecided);
});

it.each([
  ['not an object', 7],
  ['a choice without its date', { analytics: true, social: true }],
  ['a date that is no number', { analytics: true, social: true, decidedAt: 'hoy' }],
])('allows nothing after reading %s', (_, state) => {
  writeElsewhere(state);
  expect(useConsentStore.getState()).toEqual(undecided);
});

it('accepts only true as allowed', () => {
  writeElsewhere({ analytics: 'true', social: 1, decidedAt: 1 });
  expect(useConsentStore.getState()).toEqual({ analytics: false, social: false, decidedAt: 1 });
});
