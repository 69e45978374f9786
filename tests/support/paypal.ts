import { vi } from 'vitest';
import type { PayPal, PayPalFieldsState } from '@/lib/payments/paypal';

const EMPTY = { isEmpty: true, isValid: false, isPotentiallyValid: true };
type FieldName = keyof PayPalFieldsState['fields'];

/** A fake of the provider's SDK. The test simulates what the customer does at the provider. */
export function paypalStub() {
  const fields: PayPalFieldsState['fields'] = {
    cardNumberField: EMPTY,
    cardExpiryField: EMPTY,
    cardCvvField: EMPTY,
  };
  const focus = vi.fn<(name: FieldName) => void>();
  let account: Parameters<PayPal['Buttons']>[0] | undefined;
  let card: Parameters<PayPal['CardFields']>[0] | undefined;
  /** The bank's answer about the card. */
  let bank: 'approves' | 'refuses' | 'fails' = 'approves';
  const close = vi.fn(async () => undefined);
  const field = (name: FieldName) => () => ({
    render: async (host: HTMLElement) => {
      host.append(Object.assign(document.createElement('iframe'), { title: name }));
    },
    focus: () => focus(name),
  });
  const drawButton: PayPal['Buttons'] = (options) => {
    account = options;
    return {
      isEligible: () => options.fundingSource === 'paypal',
      render: async (host) => {
        const button = Object.assign(document.createElement('button'), { type: 'button' });
        button.textContent = 'PayPal Checkout';
        host.append(button);
      },
      close,
    };
  };
  const drawFields: PayPal['CardFields'] = (options) => {
    card = options;
    return {
      isEligible: () => true,
      NumberField: field('cardNumberField'),
      ExpiryField: field('cardExpiryField'),
      CVVField: field('cardCvvField'),
      getState: async () => ({ fields }),
      submit: async () => {
        const orderID = await options.createOrder();
        if (bank === 'approves') options.onApprove({ orderID });
        if (bank === 'fails') options.onError(new Error('INSTRUMENT_DECLINED'));
      },
    };
  };
  const paypal: PayPal = {
    FUNDING: { PAYPAL: 'paypal' },
    Buttons: drawButton,
    CardFields: drawFields,
  };
  const made = <T>(part: T | undefined): T => {
    if (!part) throw new Error('Nobody asked the provider for it.');
    return part;
  };
  return {
    install: () => Object.assign(window, { paypal }),
    focus,
    close,
    /** Simulates typing. */
    fill: (name: FieldName, isValid: boolean) => {
      fields[name] = { isEmpty: false, isValid, isPotentiallyValid: isValid };
      made(card).inputEvents?.onChange?.({ fields });
    },
    pressEnter: () => made(card).inputEvents?.onInputSubmitRequest?.(),
    setBank: (way: typeof bank) => {
      bank = way;
    },
    /** Simulates a customer who presses the button and approves in the provider's window. */
    approve: async () => {
      const { createOrder, onApprove } = made(account);
      onApprove({ orderID: await createOrder() });
    },
    /** Simulates a customer who presses the button and closes the window. */
    cancel: async () => {
      const { createOrder, onCancel } = made(account);
      await createOrder();
      onCancel?.();
    },
    fail: () => made(account).onError(new Error('The window could not be opened.')),
  };
}
