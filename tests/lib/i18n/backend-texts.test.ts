import { QueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { expect, it, vi } from 'vitest';
import { specEndpoints } from '@/lib/api/endpoints/spec';
import { backendTextsQuery } from '@/lib/i18n/backend-texts';
import { overrideTexts } from '@/lib/i18n/client';
import { LOCALE } from '@/lib/i18n/settings';
import { mockBackend } from '../../support/mock-backend';

const backend = mockBackend();

it("lets the backend's texts override the shop's own, by their English phrase", async () => {
  overrideTexts('layout', new Map([['Choose your location', 'Elige tu ubicación']]));
  const meta = { translations: { 'Choose your location': '¿A dónde enviamos?', other: 5 } };
  backend.onAny(() => ({ meta }));

  const count = await new QueryClient().fetchQuery(backendTextsQuery('layout'));

  expect(count).toBe(1);
  expect(i18next.getFixedT(LOCALE, 'layout')('Choose your location')).toBe('¿A dónde enviamos?');
});

it('asks for the texts of each screen by its own call, once', async () => {
  const login = vi.fn(() => ({
    meta: { translations: { 'remember access': 'No cerrar mi sesión' } },
  }));
  const register = vi.fn(() => ({ meta: { translations: { other: 'Otro' } } }));
  const client = new QueryClient();
  backend.on(specEndpoints.loginInitData, login);
  backend.on(specEndpoints.registerInitData, register);
  overrideTexts('auth', new Map([['remember access', 'Recordar acceso']]));
  for (const screen of ['login', 'login', 'register'] as const)
    await client.fetchQuery(backendTextsQuery('auth', screen));
  expect(login).toHaveBeenCalledOnce();
  expect(register).toHaveBeenCalledOnce();
  expect(i18next.getFixedT(LOCALE, 'auth')('remember access')).toBe('No cerrar mi sesión');
});
