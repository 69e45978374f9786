// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { SocialLoginButton } from '@/components/account/sign-in/sign-in-forms';
import { assumedSessionEndpoints } from '@/lib/api/endpoints/assumed-session';
import { loadTexts } from '@/lib/i18n/client';
import { useToastStore } from '@/stores/interface/toast-store';
import { fakeScripts, type ScriptOutcome } from '../../support/fake-scripts';
import { mockBackend, refusal } from '../../support/mock-backend';
import { ScreenHost } from '../../support/screen-host';
import { show } from './harness';

const backend = mockBackend();
let outcome: ScriptOutcome;
let drawn = 0;
let logIn: (answer: { credential: string }) => void = () => undefined;
const { stop } = fakeScripts('https://accounts.google.com', () => outcome);
const loads = () => {
  window.google = {
    accounts: {
      id: {
        initialize: ({ callback }) => {
          logIn = callback;
        },
        renderButton: (host) => {
          drawn += 1;
          host.append(document.createElement('button'));
        },
      },
    },
  };
};

beforeEach(async () => {
  drawn = 0;
  await loadTexts('auth');
});

it('says nothing of other ways when the provider’s script is blocked', async () => {
  outcome = 'blocked';
  show(<SocialLoginButton clientId="1" />);
  await waitFor(() => expect(document.head.querySelector('script')).toBeNull());
  expect(screen.queryByText('o entra con')).toBeNull();
});

it.each([401, 422])('shows one toast when the login is refused with %i', async (status) => {
  outcome = loads;
  backend.on(assumedSessionEndpoints.socialLogin, () =>
    refusal(status, 'No reconocemos esa cuenta.'),
  );
  show(<SocialLoginButton clientId="1" />);
  expect(await screen.findByText('o entra con')).toBeVisible();
  logIn({ credential: 'token' });
  await waitFor(() => expect(useToastStore.getState().toasts).toHaveLength(1));
  expect(useToastStore.getState().toasts[0]?.text).toContain('No reconocemos esa cuenta.');
  stop();
});

it('shows one button when the texts are replaced', async () => {
  outcome = loads;
  const { rerender } = show(<SocialLoginButton clientId="1" />);
  await screen.findByRole('button');
  rerender(
    <ScreenHost>
      <SocialLoginButton clientId="2" />
    </ScreenHost>,
  );
  await waitFor(() => expect(drawn).toBe(2));
  expect(screen.getAllByRole('button')).toHaveLength(1);
});
