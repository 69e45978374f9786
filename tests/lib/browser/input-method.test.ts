// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { belongsToInputMethod } from '@/lib/browser/input-method';

const enter = (init: KeyboardEventInit = {}) =>
  new KeyboardEvent('keydown', { key: 'Enter', keyCode: 13, ...init });
const dispatch = (type: string) => window.dispatchEvent(new Event(type));

it('knows the key that confirms a word in each way that browsers say it', () => {
  expect(belongsToInputMethod(enter())).toBe(false);
  expect(belongsToInputMethod(enter({ isComposing: true }))).toBe(true);
  expect(belongsToInputMethod(enter({ keyCode: 229 }))).toBe(true);
  dispatch('compositionend');
  expect(belongsToInputMethod(enter())).toBe(true);
});

it('takes only one key after the end, and none once a key was let go', () => {
  dispatch('compositionend');
  expect([enter(), enter()].map(belongsToInputMethod)).toEqual([true, false]);
  dispatch('compositionend');
  dispatch('keyup');
  expect(belongsToInputMethod(enter())).toBe(false);
});

it('leaves the Enter of a phone’s keyboard alone, which composes every word', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  dispatch('compositionend');
  expect(belongsToInputMethod(enter())).toBe(false);
});
