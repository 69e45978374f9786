import { beforeEach, expect, it } from 'vitest';
import { ApiError } from '@/lib/api/client/errors';
import { TOAST_DURATION } from '@/lib/domain/toast-duration';
import { notifyError, notifyFailure } from '@/stores/interface/notify-failure';
import { useToastStore } from '@/stores/interface/toast-store';
import { clearToasts } from '../../support/clear-toasts';

beforeEach(clearToasts);

const shown = () => useToastStore.getState().toasts;
const refused = (status: number) =>
  new ApiError({ kind: 'http', status, errors: [{ detail: 'Sin <existencias>' }] });

it('says why an action failed, and what its caller says instead', () => {
  notifyFailure(refused(422), { title: 'No se pudo quitar' });
  expect(shown()).toMatchObject([
    { type: 'error', title: 'No se pudo quitar', duration: TOAST_DURATION.long },
  ]);
  expect(shown()[0]?.text).toBe('Sin &#60;existencias&#62;');
  notifyFailure(refused(422), { type: 'warning', text: 'Otra cosa' });
  expect(shown()[1]).toMatchObject({ type: 'warning', text: 'Otra cosa' });
});

it('has the words of the operation', () => {
  notifyError(new ApiError({ kind: 'parse', status: 200 }), 'payment');
  expect(shown()[0]?.text).toBe('Ocurrio un error al guardar el método de pago');
});

it('leaves the end of a session to its own notice', () => {
  expect(notifyFailure(refused(401))).toBeNull();
  expect(notifyError(refused(401), 'pay')).toBeNull();
  expect(shown()).toEqual([]);
});
