import { beforeEach, expect, it } from 'vitest';
import { notifyMergedGuestData } from '@/components/account/sign-in/sign-in-forms';
import { useToastStore } from '@/stores/interface/toast-store';
import { clearToasts } from '@/tests/support/clear-toasts';

beforeEach(clearToasts);

it('names each product that could not be kept as it was', () => {
  const t = ((key: string) => key) as never;
  notifyMergedGuestData(
    {
      customer: {} as never,
      savedBuild: null,
      cartAdjustments: [
        { productId: '1', name: 'Ratón <b>', message: 'Solo queda 1 pieza.' },
        { productId: '2', name: 'Memoria', message: 'Agotado.' },
        { productId: '3', name: '', message: 'Agotado.' },
      ],
    },
    t,
  );
  expect(useToastStore.getState().toasts.map(({ text }) => text)).toEqual([
    '<strong>Ratón &#60;b&#62;</strong>: Solo queda 1 pieza.<br><strong>Memoria</strong>: Agotado.<br>Agotado.',
  ]);
});
