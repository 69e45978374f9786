// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { copyText } from '@/stores/interface/notify-failure';
import { useToastStore } from '@/stores/interface/toast-store';

const messages = { copied: 'Copiado', failed: 'No se pudo copiar' };

describe('copying a text', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    useToastStore.setState(useToastStore.getInitialState(), true);
  });

  it.each([
    ['says that it was copied', () => Promise.resolve(), 'Copiado'],
    ['says that the browser refused', () => Promise.reject(new Error('denied')), messages.failed],
  ])('%s', async (_, writeText, said) => {
    const write = vi.fn(writeText);
    vi.stubGlobal('navigator', { clipboard: { writeText: write } });
    await copyText('https://example.mx/', messages);
    expect(write).toHaveBeenCalledWith('https://example.mx/');
    expect(useToastStore.getState().toasts.map(({ text }) => text)).toEqual([said]);
  });

  it('says so where there is no clipboard', async () => {
    vi.stubGlobal('navigator', {});
    await copyText('x', messages);
    expect(useToastStore.getState().toasts.map(({ text }) => text)).toEqual([messages.failed]);
  });
});
