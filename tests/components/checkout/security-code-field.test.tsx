// @vitest-environment jsdom

import { act, render, screen, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  SecurityCodeField,
  type SecurityCodeHandle,
} from '@/components/checkout/review/payment-review';
import { loadAllTexts } from '@/tests/support/load-all-texts';
import { loadCardFrames } from '../../support/card-frame';
import { fakeScripts } from '../../support/fake-scripts';
import { sandboxes } from './samples';

loadCardFrames();
beforeEach(() => loadAllTexts('checkout', 'review-order'));

const show = (config = sandboxes) => {
  const ref = createRef<SecurityCodeHandle>();
  render(
    <SecurityCodeField ref={ref} methodCode="stripe_card" config={config} onSubmit={vi.fn()} />,
  );
  return ref;
};
const NOTE = /^Modo de prueba: sirve cualquier código menos 000/;

it('says in a sandbox what it is not, and gives a reference to the code', async () => {
  const field = show();
  expect(screen.getByText(NOTE)).toHaveTextContent(/ningún banco lo verifica/);
  const inside = () => document.querySelector('iframe')?.contentDocument;
  await waitFor(() => expect(inside()?.getElementById('ccv')).toBeVisible());
  const input = inside()?.getElementById('ccv') as HTMLInputElement;
  input.value = '12';
  await act(async () => expect(await field.current?.submit()).toBeNull());
  expect(inside()?.body).toHaveTextContent('Por favor, ingresa un código de seguridad válido.');
  input.value = '739';
  await act(async () => expect(await field.current?.submit()).toMatch(/^cvctok_[0-9a-f]{32}$/));
});

it('answers a press that comes before its frame', async () => {
  const field = show();
  const submitted = field.current?.submit();
  await act(async () => expect(await submitted).toBeNull());
  expect(document.querySelector('iframe')?.contentDocument?.body).toHaveTextContent(
    'Por favor, ingresa un código de seguridad válido.',
  );
});

it('is no sandbox with a provider', () => {
  const network = fakeScripts('https://js.stripe.com/', () => 'hangs');
  show({ ...sandboxes, stripeKey: 'pk_test_12345678' });
  expect(screen.queryByText(NOTE)).toBeNull();
  network.stop();
});
