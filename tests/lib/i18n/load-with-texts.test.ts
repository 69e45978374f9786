// @vitest-environment jsdom

import i18next from 'i18next';
import { expect, it, vi } from 'vitest';
import { loadWithTexts } from '@/lib/i18n/load-with-texts';
import { LOCALE } from '@/lib/i18n/settings';

it('asks for the code at once, and is done when the texts are there too', async () => {
  const load = vi.fn(() => Promise.resolve('screen'));
  const done = loadWithTexts(['auth'], load);
  expect(load).toHaveBeenCalledOnce();
  expect(await done).toBe('screen');
  expect(i18next.hasResourceBundle(LOCALE, 'auth')).toBe(true);
});

it('fails once where the code fails', async () => {
  const load = () => Promise.reject(new Error('offline'));
  await expect(loadWithTexts(['auth'], load)).rejects.toThrow('offline');
});
