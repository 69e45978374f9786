// @vitest-environment own-window
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { type PropsWithChildren, Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HumanCheckScreen } from '@/components/account/sign-in/human-check-screen';
import { PasswordScreen, VerifyEmailScreen } from '@/components/account/sign-in/mail-link-screens';
import {
  LoginForm,
  notifyMergedGuestData,
  RegisterForm,
  SocialLoginButton,
} from '@/components/account/sign-in/sign-in-forms';
import { GuestCheckoutForms } from '@/components/checkout/guest-checkout/guest-checkout-forms';
import { assumedAccountEndpoints } from '@/lib/api/endpoints/assumed-account';
import { assumedSessionEndpoints } from '@/lib/api/endpoints/assumed-session';
import { specEndpoints } from '@/lib/api/endpoints/spec';
import { closeSession } from '@/stores/flows/session/answer-api-error';
import { isHumanVerified } from '@/stores/session/human-verification';
import { resource } from '@/tests/support/resource';
import { serveMarkup } from '@/tests/support/serve-markup';
import { fakeScripts, type ScriptOutcome } from '../../../support/fake-scripts';
import { type Resolver, refusal } from '../../../support/mock-backend';
import { router } from '../../fake-navigation';
import { bodyOf, fakeBackend, laura, press, signInAs, toasts, user } from '../harness';

/** The script of the captcha: undefined until it has loaded. */
const captcha = vi.hoisted((): { execute?: (action: string) => Promise<string> } => ({}));
vi.mock('next/navigation', () => import('../../fake-navigation'));
vi.mock('react-google-recaptcha-v3', () => ({
  GoogleReCaptchaProvider: ({ children }: PropsWithChildren) => children,
  useGoogleReCaptcha: () => ({ executeRecaptcha: captcha.execute }),
}));
const { on, hear } = fakeBackend('auth');
type Google = NonNullable<Window['google']>['accounts']['id'];

const send = vi.fn<Resolver>();
const entered = {
  data: { type: 'customers', id: '2', attributes: { email: 'ana@ejemplo.mx' } },
  meta: { access_token: 'asa', expires_in: 60 },
};

beforeEach(() => {
  const texts = { meta: { translations: { other: '' } } };
  on(specEndpoints.loginInitData, () => texts);
  on(specEndpoints.registerInitData, () => texts);
  send.mockReset();
  on(specEndpoints.login, send);
  on(assumedAccountEndpoints.customerAddresses, () => ({ data: [] }));
  on(specEndpoints.register, send);
});
afterEach(() => closeSession());

const field = (label: string) =>
  screen.findByLabelText(new RegExp(`^${label}`), { selector: 'input' });
const button = (name: RegExp) => screen.findByRole('button', { name });
const mail = () => field('Correo electrónico');
const password = () => field('Contraseña');

const open = (Form: typeof LoginForm) =>
  render(
    <Suspense>
      <Form socialId={null} terms="Términos" takeEarlySubmit={() => false} />
    </Suspense>,
  );
const login = () => open(LoginForm);

async function fillLogin() {
  await user.type(await mail(), 'ana@ejemplo.mx');
  await user.type(await password(), 'secreta99');
}

describe('on the way to paying', () => {
  const labels = { choose: '¿Ya tienes una cuenta?', login: 'Ya tengo cuenta' };
  const forms = (
    <GuestCheckoutForms
      socialId={null}
      terms="Términos"
      labels={{ ...labels, 'first-purchase': 'Primera compra' }}
    />
  );
  const choose = (name: string) => user.click(screen.getByRole('radio', { name }));

  it('takes the typed address along from one form to the other, and back', async () => {
    render(forms);
    await user.type(await mail(), 'ana@ejemplo.mx');
    await choose('Ya tengo cuenta');
    await button(/^Iniciar sesión$/);
    expect(await mail()).toHaveValue('ana@ejemplo.mx');
    await user.clear(await mail());
    await user.type(await mail(), 'eva@ejemplo.mx');
    await choose('Primera compra');
    await button(/^Crear cuenta$/);
    expect(await mail()).toHaveValue('eva@ejemplo.mx');
  });

  it('takes it along when the other form was chosen before React was there', async () => {
    const { hydrate } = serveMarkup(forms);
    await choose('Ya tengo cuenta');
    await user.type(await mail(), 'ana@ejemplo.mx');
    hydrate();
    await button(/^Iniciar sesión$/);
    await waitFor(async () => expect(await mail()).toHaveValue('ana@ejemplo.mx'));
  });
});

it('shows what is missing beside each field and focuses the first one', async () => {
  login();
  await press(/^Iniciar sesión$/);
  expect(await mail()).toHaveFocus();
  expect(await mail()).toHaveAccessibleDescription('Tu correo electrónico es necesario');
  expect(await password()).toHaveAccessibleDescription('Tu contraseña es necesaria');
  // The shop has no social login.
  expect(screen.queryByText(/Google/)).toBeNull();
  expect(screen.getByText('*obligatorio')).toBeInTheDocument();
  expect(screen.getAllByText('*')).toHaveLength(2);
  expect(send).not.toHaveBeenCalled();
});

it('sends the login once, however often the button is pressed', async () => {
  const answer = Promise.withResolvers<object>();
  send.mockReturnValue(answer.promise);
  login();
  await fillLogin();
  await user.click(await screen.findByLabelText('Recordar acceso'));
  await user.dblClick(await button(/^Iniciar sesión$/));
  await press(/^Iniciando sesión/);
  answer.resolve(entered);
  await waitFor(() => expect(sessionStorage.getItem('login-draft')).toBeNull());
  expect(send).toHaveBeenCalledOnce();
  const fields = { username: 'ana@ejemplo.mx', password: 'secreta99', remember: true };
  expect(bodyOf(send)).toMatchObject(fields);
});

it('keeps the e-mail as a draft in the tab, but never the password', async () => {
  login();
  await fillLogin();
  expect(sessionStorage.getItem('login-draft')).toBe('{"email":"ana@ejemplo.mx"}');
  cleanup();
  login();
  await waitFor(async () => expect(await mail()).toHaveValue('ana@ejemplo.mx'));
  expect(await password()).toHaveValue('');
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('secreta99');
});

it('shows and hides the password', async () => {
  login();
  const show = await button(/^Mostrar contraseña$/);
  await user.click(show);
  expect(await password()).toHaveAttribute('type', 'text');
  expect(show).toHaveAttribute('aria-pressed', 'true');
  await user.click(show);
  expect(await password()).toHaveAttribute('type', 'password');
});

it.each([
  ['Personal', 'Nombre', 'Tu nombre es necesario'],
  ['Empresarial', 'Razón social', 'La razón social es necesaria'],
])('goes to the first field that lacks something: %s', async (type, label, said) => {
  open(RegisterForm);
  await user.click(await screen.findByLabelText(type));
  await press(/^Crear cuenta$/);
  const first = await field(label);
  await waitFor(() => expect(first).toHaveFocus());
  expect(first).toHaveAccessibleDescription(expect.stringContaining(said));
});

it('registers a business and shows the errors of the server beside their fields', async () => {
  send.mockReturnValueOnce(refusal(422, 'Este correo electrónico ya está registrado.', '/email'));
  open(RegisterForm);
  expect(screen.queryByLabelText(/^RFC/)).toBeNull();
  await user.click(await screen.findByLabelText('Empresarial'));
  const typed = {
    'Razón social': 'SOLUCIONES',
    RFC: 'sin120904qt6',
    Nombre: 'Ana',
    'Apellido paterno': 'López',
    Teléfono: '55 1234 5678',
    'Correo electrónico': 'ana@ejemplo.mx',
    Contraseña: 'secreta99',
    'Confirmar contraseña': 'secreta99',
  };
  for (const [label, text] of Object.entries(typed)) await user.type(await field(label), text);
  await press(/^Crear cuenta$/);
  expect(await screen.findByText('Este correo electrónico ya está registrado.')).toBeVisible();
  expect(await mail()).toHaveFocus();
  expect(toasts()).toEqual([]);
  expect(sessionStorage.getItem('register-draft')).not.toContain('secreta99');

  send.mockReturnValueOnce(refusal(403, 'Por ahora no.'));
  await press(/^Crear cuenta$/);
  const said = await screen.findByText(/Por ahora no\./);
  expect(said).toHaveTextContent('Ocurrió un error durante el registro. Por ahora no.');
  expect(toasts()).toEqual([]);

  send.mockReturnValueOnce(entered);
  await press(/^Crear cuenta$/);
  await waitFor(() => expect(toasts()).toHaveLength(1));
  expect(send.mock.lastCall?.[0].url.pathname).toMatch(/register$/);
  expect(bodyOf(send)).toMatchObject({
    type: 'business',
    name: 'Ana',
    phone: '5512345678',
    rfc: 'SIN120904QT6',
    mother_last_name: '',
  });
});

it('says what blocks a login, and sends nothing, in a browser without cookies', async () => {
  vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
  login();
  await fillLogin();
  await press(/^Iniciar sesión$/);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /Tu navegador bloquea las cookies y los datos de este sitio/,
  );
  expect(screen.queryByText(/No hay respuesta del servidor/)).toBeNull();
  expect(send).not.toHaveBeenCalled();
});

it('names each product of a guest’s cart that could not be kept as it was', () => {
  const cartAdjustments = [
    { productId: '1', name: 'Ratón <b>', message: 'Solo queda 1 pieza.' },
    { productId: '2', name: 'Memoria', message: 'Agotado.' },
    { productId: '3', name: '', message: 'Agotado.' },
  ];
  const entered = { customer: {} as never, savedBuild: null, cartAdjustments };
  notifyMergedGuestData(entered, ((key: string) => key) as never);
  expect(toasts().map(({ text }) => text)).toEqual([
    '<strong>Ratón &#60;b&#62;</strong>: Solo queda 1 pieza.<br><strong>Memoria</strong>: Agotado.<br>Agotado.',
  ]);
});

describe('the social login', () => {
  let outcome: ScriptOutcome;
  let drawn = 0;
  let logIn: (answer: { credential: string }) => void = () => undefined;
  const { stop } = fakeScripts('https://accounts.google.com', () => outcome);
  const initialize: Google['initialize'] = ({ callback }) => {
    logIn = callback;
  };
  const renderButton: Google['renderButton'] = (host) => {
    drawn += 1;
    host.append(document.createElement('button'));
  };
  const loads = () => {
    window.google = { accounts: { id: { initialize, renderButton } } };
  };

  it('says nothing of other ways when the provider’s script is blocked', async () => {
    outcome = 'blocked';
    render(<SocialLoginButton clientId="1" />);
    await waitFor(() => expect(document.head.querySelector('script')).toBeNull());
    expect(screen.queryByText('o entra con')).toBeNull();
  });

  it.each([401, 422])('shows one toast when the login is refused with %i', async (status) => {
    outcome = loads;
    const said = 'No reconocemos esa cuenta.';
    on(assumedSessionEndpoints.socialLogin, () => refusal(status, said));
    render(<SocialLoginButton clientId="1" />);
    expect(await screen.findByText('o entra con')).toBeVisible();
    logIn({ credential: 'token' });
    await waitFor(() => expect(toasts()).toHaveLength(1));
    expect(toasts()[0]?.text).toContain(said);
    stop();
  });

  it('shows one button when the texts are replaced', async () => {
    outcome = loads;
    drawn = 0;
    const { rerender } = render(<SocialLoginButton clientId="1" />);
    await screen.findByRole('button');
    rerender(<SocialLoginButton clientId="2" />);
    await waitFor(() => expect(drawn).toBe(2));
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });
});

describe('the links of mails', () => {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => new EventTarget());
  });

  const verified = resource('customers', '15', { email: 'laura@x.example' });
  const openLink = (address: string) => history.replaceState(null, '', address);
  const address = () => location.pathname + location.search + location.hash;
  /** Nothing is added to the browser’s history, whose entry before would have the token. */
  const openedEntries = history.length;

  it('a password’s link stays until it is used, also after a refusal, and then is in no history', async () => {
    const send = hear(specEndpoints.passwordReset);
    const link = '/password/reset?token=secreto&email=laura%40x.example#secreto';
    openLink(link);
    render(<PasswordScreen />);
    await user.type(await screen.findByLabelText(/^Contraseña/), 'demostracion1');
    await user.type(screen.getByLabelText(/^Confirmar contraseña/), 'demostracion1');
    send.mockReturnValueOnce(refusal(422, 'El enlace ya no sirve.'));
    await user.click(screen.getByRole('button', { name: 'Guardar contraseña' }));
    expect(await screen.findByRole('button', { name: 'Pedir otro enlace' })).toBeVisible();
    expect(address()).toBe(link);

    await user.click(screen.getByRole('button', { name: 'Guardar contraseña' }));
    expect(await screen.findByText('Tu contraseña se cambió')).toBeVisible();
    expect(bodyOf(send)).toMatchObject({ token: 'secreto', email: 'laura@x.example' });
    expect(address()).toBe('/password/reset');
    expect(history).toHaveLength(openedEntries);
  });

  it('a verification’s link is in no history after it was used', async () => {
    const send = hear(assumedSessionEndpoints.emailVerify, () => ({ data: verified }));
    openLink('/correo/verificar/15?token=secreto');
    render(<VerifyEmailScreen />);
    expect(await screen.findByText('Tu correo electrónico está verificado.')).toBeVisible();
    expect(bodyOf(send)).toMatchObject({ token: 'secreto' });
    expect(address()).toBe('/correo/verificar/15');
    expect(history).toHaveLength(openedEntries);
  });

  it('a verification’s link that failed can be tried again', async () => {
    on(assumedSessionEndpoints.emailVerify, () => refusal(422, 'El enlace ya no sirve.'));
    openLink('/correo/verificar/15?token=secreto');
    render(<VerifyEmailScreen />);
    expect(await screen.findByRole('alert')).toHaveTextContent('El enlace ya no sirve.');
    expect(address()).toBe('/correo/verificar/15?token=secreto');
  });

  it('a verification is announced on large screens', async () => {
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
    on(assumedSessionEndpoints.emailVerify, () => ({ data: verified }));
    openLink('/correo/verificar/15?token=secreto');
    render(<VerifyEmailScreen />);
    expect(await screen.findByText('¡Cuenta verificada con éxito!')).toBeVisible();
  });

  it('a customer without the link reads where it was sent, and why no other mail is sent yet', async () => {
    signInAs({ ...laura, emailVerifiedAt: null });
    on(specEndpoints.emailNoticeUnverified, () => ({ meta: {} }));
    on(assumedSessionEndpoints.emailResend, () => refusal(422, 'Espera un minuto.'));
    openLink('/correo/verificar/7');
    render(<VerifyEmailScreen />);
    expect(await screen.findByText(new RegExp(laura.email))).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Enviar otro correo' }));
    expect(await screen.findByText('Espera un minuto.')).toBeVisible();
  });
});

describe('the human check', () => {
  beforeEach(() => {
    history.replaceState(null, '', '/verificando-humano?volver=/arma-tu-equipo');
    captcha.execute = async (action) => `token of ${action}`;
  });

  it.each([
    ['goes on where no captcha is configured', null, true, '/arma-tu-equipo'],
    ['goes on whom the backend takes for a person', 'clave', true, '/arma-tu-equipo'],
    ['is told who is taken for a robot', 'clave', false, '/eres-robot?volver=%2Farma-tu-equipo'],
  ])('%s', async (_, captchaKey, human, address) => {
    const judge = hear(assumedSessionEndpoints.verifyHuman, () => ({ meta: { human } }));
    render(<HumanCheckScreen captchaKey={captchaKey} />);
    await vi.waitFor(() => expect(router.replace).toHaveBeenCalledExactlyOnceWith(address));
    // Nobody is asked again for half an hour.
    expect(isHumanVerified(Date.now() + 29 * 60_000)).toBe(human);
    expect(isHumanVerified(Date.now() + 31 * 60_000)).toBe(false);
    const action = 'human_verification';
    const asked = captchaKey ? [{ action, token: `token of ${action}` }] : [];
    expect(judge.mock.calls.map(([{ body }]) => body)).toEqual(asked);
  });

  it('a check that fails can be tried again', async () => {
    const judge = hear(assumedSessionEndpoints.verifyHuman, () => ({ meta: { human: true } }));
    judge.mockReturnValueOnce(refusal(503, 'Error'));
    render(<HumanCheckScreen captchaKey="clave" />);
    expect(await screen.findByRole('alert')).toHaveTextContent('No se pudo hacer la verificación');
    expect(isHumanVerified()).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    await vi.waitFor(() =>
      expect(router.replace).toHaveBeenCalledExactlyOnceWith('/arma-tu-equipo'),
    );
  });

  it('a script that does not come counts as blocked after ten seconds', async () => {
    captcha.execute = undefined;
    vi.useFakeTimers({ shouldAdvanceTime: true });
    render(<HumanCheckScreen captchaKey="clave" />);
    let seconds = 0;
    for (; seconds < 60 && !screen.queryByRole('alert'); seconds++)
      await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(seconds).toBeGreaterThanOrEqual(10);
    expect(screen.getByRole('alert')).toHaveTextContent('desactiva los bloqueadores');
  });
});
