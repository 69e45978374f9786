import { ScriptLoadError } from '../api/client/errors';
import { loadScript } from '../integrations/load-script';
import {
  createCardSlots,
  type HostedFieldSlot,
  type MountedField,
  validateHostedFields,
} from './hosted-field-slot';
import type { AccountButtonOptions, AccountModule, CardModule, FieldOptions } from './types';

const HOST = 'https://www.paypal.com';
const PAYPAL_TIMEOUT_MS = 10_000;

interface OrderCallbacks {
  /** Resolves to the id of an order that the backend has created at the provider. */
  createOrder: () => Promise<string>;
  onApprove: (data: { orderID: string }) => void;
  onCancel?: () => void;
  onError: (error: unknown) => void;
}

interface PayPalFieldState {
  isEmpty: boolean;
  isValid: boolean;
  isPotentiallyValid: boolean;
}

export interface PayPalFieldsState {
  fields: Record<'cardNumberField' | 'cardExpiryField' | 'cardCvvField', PayPalFieldState>;
}

type FieldFactory = (options?: { placeholder?: string }) => {
  render: (host: HTMLElement) => Promise<void>;
  focus: () => void;
};

export interface PayPal {
  FUNDING: { PAYPAL: string };
  Buttons: (
    options: OrderCallbacks & { fundingSource: string; style: Record<string, string | number> },
  ) => {
    isEligible: () => boolean;
    render: (host: HTMLElement) => Promise<void>;
    close: () => Promise<void>;
  };
  CardFields: (
    options: OrderCallbacks & {
      style: Record<string, Record<string, string>>;
      inputEvents: {
        onChange: (state: PayPalFieldsState) => void;
        onInputSubmitRequest: () => void;
      };
    },
  ) => {
    isEligible: () => boolean;
    NumberField: FieldFactory;
    ExpiryField: FieldFactory;
    CVVField: FieldFactory;
    getState: () => Promise<PayPalFieldsState>;
    /** Resolves when the order is approved, including the bank's verification. */
    submit: () => Promise<void>;
  };
}

declare global {
  interface Window {
    paypal?: PayPal;
  }
}

/** Address of the SDK: pesos, in Spanish, for a payment that is confirmed later, in the last step of the checkout. */
const buildSdkUrl = (clientId: string): string =>
  `${HOST}/sdk/js?${new URLSearchParams({
    'client-id': clientId,
    components: 'buttons,card-fields',
    currency: 'MXN',
    locale: 'es_MX',
    intent: 'capture',
    commit: 'false',
  })}`;

/** Loads the provider's script once. After a failure the next call tries again. @throws ScriptLoadError */
async function loadPaypalSdk(clientId: string): Promise<PayPal> {
  await loadScript(buildSdkUrl(clientId), {
    timeoutMs: PAYPAL_TIMEOUT_MS,
    isLoaded: () => window.paypal !== undefined,
  }).catch(() => undefined);
  if (!window.paypal) throw new ScriptLoadError(HOST);
  return window.paypal;
}

const HEIGHT = 48;

async function mountButton(clientId: string, host: HTMLElement, options: AccountButtonOptions) {
  const { createOrder, onApprove, onCancel, onError } = options;
  const paypal = await loadPaypalSdk(clientId);
  const button = paypal.Buttons({
    fundingSource: paypal.FUNDING.PAYPAL,
    style: { layout: 'vertical', shape: 'rect', height: HEIGHT },
    createOrder,
    // Only the backend can ask PayPal for the owner of the account.
    onApprove: ({ orderID }) =>
      onApprove({ token: orderID, expires: null, cvcToken: null, holder: null }),
    onCancel,
    onError,
  });
  if (!button.isEligible()) throw new Error('The provider takes no account here.');
  host.replaceChildren();
  await button.render(host);
  return {
    remove: () => {
      void button.close();
      host.replaceChildren();
    },
  };
}

/** PayPal's own button opens its window, where the customer approves an order. */
export const paypalAccount = (clientId: string) =>
  ({
    kind: 'account',
    isSandbox: false,
    mountButton: (host, options) => mountButton(clientId, host, options),
  }) satisfies AccountModule;

/** The page's colour and font, because a frame of another origin cannot inherit them. */
function getFieldStyle(host: HTMLElement) {
  const { color, fontFamily } = getComputedStyle(host);
  return { input: { color, 'font-family': fontFamily, 'font-size': '16px', padding: '0' } };
}

/** An error shows only once what is typed cannot become valid any more. */
function showState(slot: HostedFieldSlot, state: PayPalFieldState): void {
  const { isEmpty: empty, isValid: complete, isPotentiallyValid } = state;
  slot.onChange({ complete, empty, error: empty || isPotentiallyValid ? undefined : state });
}

async function mountCard(clientId: string, host: HTMLElement, options: FieldOptions) {
  const { texts, onSubmit, createOrder } = options;
  const paypal = await loadPaypalSdk(clientId);
  let approved: string | null = null;
  let failure: unknown = null;
  const showStates = ({ fields }: PayPalFieldsState) => {
    showState(slots.number, fields.cardNumberField);
    showState(slots.expiry, fields.cardExpiryField);
    showState(slots.ccv, fields.cardCvvField);
  };
  const cardFields = paypal.CardFields({
    createOrder: async () => {
      if (!createOrder) throw new Error('Nobody opens orders.');
      return createOrder();
    },
    onApprove: ({ orderID }) => {
      approved = orderID;
    },
    onError: (error) => {
      failure = error;
    },
    style: getFieldStyle(host),
    inputEvents: { onChange: showStates, onInputSubmitRequest: onSubmit },
  });
  if (!cardFields.isEligible()) throw new Error('The provider takes no cards here.');
  const slots = createCardSlots(host, texts);
  const number = cardFields.NumberField();
  const expiry = cardFields.ExpiryField({ placeholder: texts.expiryHint });
  const code = cardFields.CVVField();
  await Promise.all([
    number.render(slots.number.element),
    expiry.render(slots.expiry.element),
    code.render(slots.ccv.element),
  ]);
  const fields: MountedField[] = [
    { slot: slots.number, focus: () => number.focus() },
    { slot: slots.expiry, focus: () => expiry.focus() },
    { slot: slots.ccv, focus: () => code.focus() },
  ];
  const validate = async () => {
    showStates(await cardFields.getState());
    return validateHostedFields(fields);
  };
  const submit = async () => {
    if (!(await validate())) return null;
    approved = null;
    failure = null;
    await cardFields.submit();
    if (approved === null) throw failure ?? new Error('The provider did not approve the card.');
    return { token: approved, expires: null, cvcToken: null, holder: null };
  };
  return { validate, submit, remove: () => host.replaceChildren() };
}

/** The payment uses an order that PayPal has approved, so the code is never needed again (spec 5). PayPal detects fraud itself. */
export const paypalCard = (clientId: string): CardModule => ({
  kind: 'card',
  isSandbox: false,
  mountCard: (host, options) => mountCard(clientId, host, options),
  mountSecurityCode: () => Promise.reject(new Error('The provider asks for no code again.')),
});
