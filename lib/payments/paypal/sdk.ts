import { ScriptLoadError } from '../../api/client/errors';
import { loadScript } from '../../integrations/load-script';

const HOST = 'https://www.paypal.com';
/** After this time the provider's script counts as blocked, in milliseconds. */
const PAYPAL_TIMEOUT_MS = 10_000;

/** Callbacks that buttons and card fields have in common. */
interface OrderCallbacks {
  /** Resolves to the id of an order that the backend has created at the provider. */
  createOrder: () => Promise<string>;
  onApprove: (data: { orderID: string }) => void;
  onCancel?: () => void;
  onError: (error: unknown) => void;
}

export interface PayPalButton {
  isEligible: () => boolean;
  render: (host: HTMLElement) => Promise<void>;
  close: () => Promise<void>;
}

/** The state of a field, without its content. */
export interface PayPalFieldState {
  isEmpty: boolean;
  isValid: boolean;
  isPotentiallyValid: boolean;
}

export interface PayPalFieldsState {
  fields: Record<'cardNumberField' | 'cardExpiryField' | 'cardCvvField', PayPalFieldState>;
}

interface PayPalField {
  render: (host: HTMLElement) => Promise<void>;
  focus: () => void;
}
type FieldFactory = (options?: { placeholder?: string }) => PayPalField;

export interface PayPalCardFields {
  isEligible: () => boolean;
  NumberField: FieldFactory;
  ExpiryField: FieldFactory;
  CVVField: FieldFactory;
  getState: () => Promise<PayPalFieldsState>;
  /** Resolves when the order is approved, including the bank's verification. */
  submit: () => Promise<void>;
}

/** The part of PayPal's SDK that the shop uses. */
export interface PayPal {
  FUNDING: { PAYPAL: string };
  Buttons: (
    options: OrderCallbacks & {
      fundingSource: string;
      style?: Record<string, string | number>;
    },
  ) => PayPalButton;
  CardFields: (
    options: OrderCallbacks & {
      style?: Record<string, Record<string, string>>;
      inputEvents?: {
        onChange?: (state: PayPalFieldsState) => void;
        onInputSubmitRequest?: () => void;
      };
    },
  ) => PayPalCardFields;
}

declare global {
  interface Window {
    paypal?: PayPal;
  }
}

/** Address of the SDK: pesos, in Spanish, for a payment that is confirmed later, in the last step of the checkout. */
function buildSdkUrl(clientId: string): string {
  const query = new URLSearchParams({
    'client-id': clientId,
    components: 'buttons,card-fields',
    currency: 'MXN',
    locale: 'es_MX',
    intent: 'capture',
    commit: 'false',
  });
  return `${HOST}/sdk/js?${query}`;
}

/** Loads the provider's script once. After a failure the next call tries again. @throws ScriptLoadError */
export async function loadPaypalSdk(clientId: string): Promise<PayPal> {
  const isThere = () => window.paypal !== undefined;
  await loadScript(buildSdkUrl(clientId), {
    timeoutMs: PAYPAL_TIMEOUT_MS,
    isLoaded: isThere,
  }).catch(() => undefined);
  if (!window.paypal) throw new ScriptLoadError(HOST);
  return window.paypal;
}
