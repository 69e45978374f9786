// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TOAST_DURATION } from '@/lib/domain/toast-duration';
import { copyText } from '@/stores/interface/notify-failure';
import { useToastStore } from '@/stores/interface/toast-store';

const messages = { copied: 'Copiado', failed: 'No se pudo copiar' };

describe('copying a text', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    useToastStore.setState(useToastStore.getInitialState(), true);
  });

  it.each([
    ['says that it was copied', () => Promise.resolve(), 'success', messages.copied],
    ['warns that the browser refused', () => Promise.reject(), 'warning', messages.failed],
  ])('%s', async (_, writeText, type, text) => {
    const write = vi.fn(writeText);
    vi.stubGlobal('navigator', { clipboard: { writeText: write } });
    await copyText('https://example.mx/', messages);
    expect(write).toHaveBeenCalledWith('https://example.mx/');
    expect(useToastStore.getState().toasts).toMatchObject([
      { type, text, duration: TOAST_DURATION.copied },
    ]);
  });

  it('says so where there is no clipboard', async () => {
    vi.stubGlobal('navigator', {});
    await copyText('x', messages);
    expect(useToastStore.getState().toasts.map(({ text }) => text)).toEqual([messages.failed]);
  });
});
