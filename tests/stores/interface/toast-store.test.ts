import { beforeEach, expect, it } from 'vitest';
import { TOAST_DURATION } from '@/lib/domain/toast-duration';
import { dismissToast, notify, useToastStore } from '@/stores/interface/toast-store';
import { clearToasts } from '../../support/clear-toasts';

beforeEach(clearToasts);

it('is a success that stays, by default', () => {
  const id = notify({ text: 'Listo' });
  expect(useToastStore.getState().toasts).toEqual([
    { id, type: 'success', title: null, text: 'Listo', duration: TOAST_DURATION.persistent },
  ]);
});

it('ignores duplicates while they are on screen', () => {
  const id = notify({ type: 'error', title: 'Error', text: 'No' });
  expect(notify({ type: 'error', title: 'Error', text: 'No', duration: 3000 })).toBe(id);
  notify({ type: 'warn', title: 'Error', text: 'No' });
  expect(useToastStore.getState().toasts.map(({ type }) => type)).toEqual(['error', 'warn']);
  dismissToast(id);
  expect(notify({ type: 'error', title: 'Error', text: 'No' })).not.toBe(id);
  expect(useToastStore.getState().toasts.map(({ type }) => type)).toEqual(['warn', 'error']);
});
