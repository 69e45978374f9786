// @vitest-environment own-window
import { act, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PrivacyIsland } from '@/components/shell/privacy/privacy-island';
import { track } from '@/lib/analytics/track';
import { useConsentStore } from '@/stores/interface/consent-store';
import { hydrateStores } from '@/stores/persistence/hydration';
import { writeElsewhere } from '../../../stores/other-tab';
import { installFakeObservers, moveIntoView } from '../../../support/fake-observers';

vi.mock('next/navigation', () => ({
  usePathname: () => location.pathname,
  useSearchParams: () => new URLSearchParams(location.search),
}));
configure({ asyncUtilTimeout: 8000 });

hydrateStores();
beforeEach(() => {
  installFakeObservers();
  history.replaceState(null, '', '/buscar?q=ssd');
  document.body.innerHTML = '<div data-social-widget="https://www.facebook.com/nodo.demo"></div>';
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  delete window.dataLayer;
});

const sent = () =>
  JSON.stringify((window.dataLayer ?? []).map((one) => Array.from(one as ArrayLike<unknown>)));

function open() {
  render(
    <>
      <PrivacyIsland analyticsId={null} />
      <button type="button" data-opens-privacy="">
        Preferencias
      </button>
    </>,
  );
}
const REGION = { name: 'Tu privacidad' };
const region = () => screen.findByRole('region', REGION);
const gone = () => waitFor(() => expect(screen.queryByRole('region', REGION)).toBeNull());
async function openAsked() {
  open();
  await region();
}
const button = (name: string) => screen.getByRole('button', { name });
/** Presses a button that closes the question. */
async function decide(name: string) {
  await userEvent.click(button(name));
  await gone();
}
const decided = () => {
  const { analytics, social, decidedAt } = useConsentStore.getState();
  return { analytics, social, isDecided: decidedAt !== null };
};

it('asks without taking the focus, announces itself, and measures nothing before a decision', async () => {
  await openAsked();
  expect(document.body).toHaveFocus();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^Tu privacidad:/));
  track({ name: 'search', term: 'ram' });
  expect(window.dataLayer).toBeUndefined();
  expect(button('Rechazar').className).toBe(button('Aceptar').className);
});

it('sends all events since the first one after consent, and stops when consent is withdrawn', async () => {
  await openAsked();
  await decide('Aceptar');
  expect(decided()).toEqual({ analytics: true, social: true, isDecided: true });
  await waitFor(() => expect(sent()).toContain('"search_term":"ssd"'));
  const page = { page_location: `${location.origin}/buscar`, page_referrer: '' };
  expect(sent()).toContain(JSON.stringify(['event', 'page_view', page]));
  expect(screen.getByRole('status')).toHaveTextContent(/^Guardamos tu decisión/);

  await userEvent.click(button('Preferencias'));
  await region();
  expect(screen.getByRole('checkbox', { name: 'Medición' })).toBeChecked();
  await decide('Rechazar');
  expect(window.dataLayer).toBeUndefined();
  expect(button('Preferencias')).toHaveFocus();
});

it('drops the waiting events after a refusal', async () => {
  await openAsked();
  await decide('Rechazar');
  expect(decided()).toEqual({ analytics: false, social: false, isDecided: true });
  expect(window.dataLayer).toBeUndefined();
});

it('allows one purpose and not the other, with the keyboard', async () => {
  await openAsked();
  const user = userEvent.setup();
  await user.tab();
  expect(screen.getByRole('link', { name: 'Aviso de privacidad' })).toHaveFocus();
  for (const name of ['Rechazar', 'Aceptar', 'Elegir']) {
    await user.tab();
    expect(button(name)).toHaveFocus();
  }
  await user.keyboard('{Enter}');
  const analytics = screen.getByRole('checkbox', { name: 'Medición' });
  expect(analytics).toHaveFocus();
  expect(analytics).not.toBeChecked();
  expect(analytics).toHaveAccessibleDescription(/no se envían a nadie/);
  await user.keyboard('{Escape}');
  expect(button('Elegir')).toHaveFocus();
  await user.keyboard('{Enter}');
  await user.keyboard(' ');
  await user.click(button('Guardar selección'));
  expect(decided()).toEqual({ analytics: true, social: false, isDecided: true });
});

it('treats a tracking signal of the browser as a refusal: it does not ask, but allows a decision', async () => {
  Object.assign(navigator, { globalPrivacyControl: true });
  open();
  fireEvent.click(button('Preferencias'));
  expect(await region()).toHaveTextContent('Tu navegador pide que no te rastreen');
  fireEvent.keyDown(screen.getByRole('checkbox', { name: 'Medición' }), { key: 'Escape' });
  await gone();
  expect(decided().isDecided).toBe(false);
  expect(button('Preferencias')).toHaveFocus();
  track({ name: 'search', term: 'ram' });
  expect(window.dataLayer).toBeUndefined();
});

it('follows a decision made in another tab', async () => {
  await openAsked();
  act(() => writeElsewhere('consent', { analytics: true, social: false, decidedAt: 5 }));
  await gone();
  await waitFor(() => expect(window.dataLayer).toBeDefined());
});

it('shows the social widget once it is near the viewport and allowed', async () => {
  await openAsked();
  const place = document.querySelector('[data-social-widget]') ?? expect.fail('no place');
  expect(place).toBeEmptyDOMElement();
  // Its code may come later than the question.
  const allow = await waitFor(() => {
    act(() => moveIntoView(place));
    return button('Mostrar contenido de Facebook');
  });
  await userEvent.click(allow);
  await waitFor(() => expect(allow).not.toBeInTheDocument());
  expect(document.querySelectorAll('script[src*="facebook"]')).toHaveLength(1);
  expect(decided()).toEqual({ analytics: false, social: true, isDecided: true });
});
