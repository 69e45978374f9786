// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/lib/api/client/errors';
import { TOAST_DURATION } from '@/lib/domain/toast-duration';
import { copyText, notifyError, notifyFailure } from '@/stores/interface/notify-failure';
import { useToastStore } from '@/stores/interface/toast-store';

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

describe('copying a text', () => {
  const messages = { copied: 'Copiado', failed: 'No se pudo copiar' };

  it.each([
    ['says that it was copied', () => Promise.resolve(), 'success', messages.copied],
    ['warns that the browser refused', () => Promise.reject(), 'warning', messages.failed],
  ])('%s', async (_, writeText, type, text) => {
    const write = vi.fn(writeText);
    vi.stubGlobal('navigator', { clipboard: { writeText: write } });
    await copyText('https://example.mx/', messages);
    expect(write).toHaveBeenCalledWith('https://example.mx/');
    expect(shown()).toMatchObject([{ type, text, duration: TOAST_DURATION.copied }]);
  });

  it('says so where there is no clipboard', async () => {
    vi.stubGlobal('navigator', {});
    await copyText('x', messages);
    expect(shown().map(({ text }) => text)).toEqual([messages.failed]);
  });
});
