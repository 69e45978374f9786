import { ScriptLoadError } from '../../api/errors';
import { loadScript } from '../../integrations/load-script';

const HOST = 'https://www.paypal.com';
/** Until the provider's script counts as blocked, in milliseconds. */
const PATIENCE = 10_000;

/** What its buttons and its card fields tell alike. */
interface OrderCallbacks {
  /** Gives the id of an order that the backend opened at the provider. */
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

/** What stands in a field, without saying it. */
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
type FieldMaker = (options?: { placeholder?: string }) => PayPalField;

export interface PayPalCardFields {
  isEligible: () => boolean;
  NumberField: FieldMaker;
  ExpiryField: FieldMaker;
  CVVField: FieldMaker;
  getState: () => Promise<PayPalFieldsState>;
  /** Resolves once the order was approved, its second step included. */
  submit: () => Promise<void>;
}

/** As much of the provider's script as the shop uses. */
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

/** Pesos, in Spanish, for a payment that is confirmed later, on this shop's last step. */
function scriptOf(clientId: string): string {
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

/** The provider's script, once; one that failed is asked for again. @throws ScriptLoadError */
export async function paypalSdk(clientId: string): Promise<PayPal> {
  const isThere = () => window.paypal !== undefined;
  await loadScript(scriptOf(clientId), { patience: PATIENCE, isThere }).catch(() => undefined);
  if (!window.paypal) throw new ScriptLoadError(HOST);
  return window.paypal;
}
