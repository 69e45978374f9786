import { beforeEach, expect, it } from 'vitest';
import { TOAST_DURATION } from '@/lib/domain/toast-duration';
import { dismissToast, notify, useToastStore } from '@/stores/interface/toast-store';
import { clearToasts } from '../../support/clear-toasts';

beforeEach(clearToasts);

const toasts = () => useToastStore.getState().toasts;

it('is a success that stays, by default', () => {
  const id = notify({ text: 'Listo' });
  expect(toasts()).toEqual([
    { id, type: 'success', title: null, text: 'Listo', duration: TOAST_DURATION.persistent },
  ]);
});

it('shows a toast anew, and once, while the same one is on screen', () => {
  const first = notify({ type: 'error', title: 'Error', text: 'No', duration: 3000 });
  notify({ type: 'warn', title: 'Error', text: 'No' });
  const again = notify({ type: 'error', title: 'Error', text: 'No', duration: 3000 });
  // Another id is another card, whose time begins.
  expect(again).not.toBe(first);
  expect(toasts()).toMatchObject([{ type: 'warn' }, { type: 'error', id: again }]);
  dismissToast(again);
  expect(toasts()).toMatchObject([{ type: 'warn' }]);
});
