// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { createRef } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { NewCardForm } from '@/components/checkout/payment/new-card-form';
import { loadTexts } from '@/lib/i18n/client';
import { sandboxCard } from '@/lib/payments/sandbox/sandbox';
import { loadCardFrames } from '../../support/card-frame';
import { show } from '../account/harness';
import { stepProps } from './samples';

loadCardFrames();
beforeEach(() => loadTexts('checkout'));

it('shows all errors of an empty form at once, and focuses the first one', async () => {
  const prepare = createRef<() => Promise<boolean>>();
  const method = {
    code: 'stripe_card',
    name: 'Tarjeta',
    description: '',
    tokenizer: true,
    tokenizables: [],
    secureCodeRequired: true,
    minimumAmount: null,
    maximumAmount: null,
    isAvailable: true,
    unavailableReason: null,
  };
  show(
    <NewCardForm
      {...stepProps()}
      module={sandboxCard}
      method={method}
      onChange={vi.fn()}
      prepareMethodRef={prepare}
      onAdded={vi.fn()}
      onSubmit={vi.fn()}
    />,
  );
  const holder = await screen.findByLabelText('Nombre como aparece en la tarjeta');
  // The customer's own name, until another one is typed.
  expect(holder).toHaveValue('LAURA MÉNDEZ');
  fireEvent.change(holder, { target: { value: '' } });
  // A press that comes before the frame is answered, too.
  await act(async () => expect(await prepare.current?.()).toBe(false));
  expect(screen.getByText('Escribe el nombre como aparece en la tarjeta.')).toBeVisible();
  const frame = document.querySelector('iframe')?.contentDocument;
  expect(frame?.body.textContent).toContain('Escribe el número de tu tarjeta.');
  expect(frame?.body.textContent).toContain('Escribe el CCV.');
  expect(screen.getByLabelText('Nombre como aparece en la tarjeta')).toHaveFocus();
});
