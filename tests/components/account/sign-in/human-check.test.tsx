// @vitest-environment own-window
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PropsWithChildren } from 'react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { HumanCheckScreen } from '@/components/account/sign-in/human-check-screen';
import { assumedSessionEndpoints } from '@/lib/api/endpoints/assumed-session';
import { loadTexts } from '@/lib/i18n/client';
import { isHumanVerified } from '@/stores/session/human-verification';
import { mockBackend, type Resolver, refusal } from '../../../support/mock-backend';
import { router } from '../../fake-navigation';

/** The provider's script: undefined until it has loaded. */
const script = vi.hoisted((): { execute?: (action: string) => Promise<string> } => ({}));
vi.mock('next/navigation', () => import('../../fake-navigation'));
vi.mock('react-google-recaptcha-v3', () => ({
  GoogleReCaptchaProvider: ({ children }: PropsWithChildren) => children,
  useGoogleReCaptcha: () => ({ executeRecaptcha: script.execute }),
}));
const backend = mockBackend();
const judge = vi.fn<Resolver>();
const MINUTE = 60_000;

beforeAll(() => loadTexts('auth'));
beforeEach(() => {
  vi.resetAllMocks();
  backend.on(assumedSessionEndpoints.verifyHuman, judge);
  history.replaceState(null, '', '/verificando-humano?volver=/arma-tu-equipo');
  script.execute = async (action) => `token of ${action}`;
});

it('nobody is asked anything where no captcha is configured', async () => {
  render(<HumanCheckScreen captchaKey={null} />);
  await vi.waitFor(() => expect(router.replace).toHaveBeenCalledExactlyOnceWith('/arma-tu-equipo'));
  expect(isHumanVerified()).toBe(true);
  expect(judge).not.toHaveBeenCalled();
});

it('whom the backend takes for a person goes on, and is not asked again for half an hour', async () => {
  judge.mockReturnValue({ meta: { human: true } });
  render(<HumanCheckScreen captchaKey="clave" />);
  await vi.waitFor(() => expect(router.replace).toHaveBeenCalledExactlyOnceWith('/arma-tu-equipo'));
  expect(judge.mock.calls[0]?.[0].body).toEqual({
    token: 'token of human_verification',
    action: 'human_verification',
  });
  expect(isHumanVerified(Date.now() + 29 * MINUTE)).toBe(true);
  expect(isHumanVerified(Date.now() + 31 * MINUTE)).toBe(false);
});

it('whom the backend takes for a robot is told so, and does not pass', async () => {
  judge.mockReturnValue({ meta: { human: false } });
  render(<HumanCheckScreen captchaKey="clave" />);
  await vi.waitFor(() =>
    expect(router.replace).toHaveBeenCalledExactlyOnceWith('/eres-robot?volver=%2Farma-tu-equipo'),
  );
  expect(isHumanVerified()).toBe(false);
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
