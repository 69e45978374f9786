// @vitest-environment own-window
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PropsWithChildren } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { HumanCheckScreen } from '@/components/account/sign-in/human-check-screen';
import { assumedSessionEndpoints } from '@/lib/api/endpoints/assumed-session';
import { isHumanVerified } from '@/stores/session/human-verification';
import { type Resolver, refusal } from '../../../support/mock-backend';
import { router } from '../../fake-navigation';
import { fakeBackend } from '../harness';

/** The provider's script: undefined until it has loaded. */
const script = vi.hoisted((): { execute?: (action: string) => Promise<string> } => ({}));
vi.mock('next/navigation', () => import('../../fake-navigation'));
vi.mock('react-google-recaptcha-v3', () => ({
  GoogleReCaptchaProvider: ({ children }: PropsWithChildren) => children,
  useGoogleReCaptcha: () => ({ executeRecaptcha: script.execute }),
}));
const { on } = fakeBackend('auth');
const judge = vi.fn<Resolver>();
const MINUTE = 60_000;

beforeEach(() => {
  vi.resetAllMocks();
  on(assumedSessionEndpoints.verifyHuman, judge);
  history.replaceState(null, '', '/verificando-humano?volver=/arma-tu-equipo');
  script.execute = async (action) => `token of ${action}`;
});

it.each([
  ['goes on where no captcha is configured', null, true, '/arma-tu-equipo'],
  ['goes on whom the backend takes for a person', 'clave', true, '/arma-tu-equipo'],
  ['is told who is taken for a robot', 'clave', false, '/eres-robot?volver=%2Farma-tu-equipo'],
])('%s', async (_, captchaKey, human, address) => {
  judge.mockReturnValue({ meta: { human } });
  render(<HumanCheckScreen captchaKey={captchaKey} />);
  await vi.waitFor(() => expect(router.replace).toHaveBeenCalledExactlyOnceWith(address));
  // Nobody is asked again for half an hour.
  expect(isHumanVerified(Date.now() + 29 * MINUTE)).toBe(human);
  expect(isHumanVerified(Date.now() + 31 * MINUTE)).toBe(false);
  const action = 'human_verification';
  const asked = captchaKey ? [{ action, token: `token of ${action}` }] : [];
  expect(judge.mock.calls.map(([{ body }]) => body)).toEqual(asked);
});

it('a check that fails can be tried again', async () => {
  judge.mockReturnValueOnce(refusal(503, 'Error')).mockReturnValue({ meta: { human: true } });
  render(<HumanCheckScreen captchaKey="clave" />);
  expect(await screen.findByRole('alert')).toHaveTextContent('No se pudo hacer la verificación');
  expect(isHumanVerified()).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  await vi.waitFor(() => expect(router.replace).toHaveBeenCalledExactlyOnceWith('/arma-tu-equipo'));
});

it('a script that does not come counts as blocked after ten seconds', async () => {
  script.execute = undefined;
  vi.useFakeTimers({ shouldAdvanceTime: true });
  render(<HumanCheckScreen captchaKey="clave" />);
  let seconds = 0;
  for (; seconds < 60 && !screen.queryByRole('alert'); seconds++)
    await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(seconds).toBeGreaterThanOrEqual(10);
  expect(screen.getByRole('alert')).toHaveTextContent('desactiva los bloqueadores');
  expect(judge).not.toHaveBeenCalled();
});
