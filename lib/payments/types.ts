/** A card or account as its provider hands it over: references only, never a number or a code. */
export interface ProviderToken {
  token: string;
  /** `2029-08`; null for an account. */
  expires: string | null;
  /** The provider's reference to the security code; null without one. */
  cvcToken: string | null;
  /** Whose account it is; null for a card, whose holder the shopper writes. */
  holder: string | null;
}

/** Words of the provider's fields, and what is said of what is wrong in them. */
export interface CardFieldTexts {
  /** Names the fields' frame for who hears it. */
  frame: string;
  number: string;
  expiry: string;
  ccv: string;
  expiryHint: string;
  numberError: string;
  expiryError: string;
  ccvError: string;
}

export interface FieldOptions {
  texts: CardFieldTexts;
  /** Has the backend open an order at the provider, where that works by orders; gives its id there. */
  createOrder?: () => Promise<string>;
  /** Enter was pressed in one of them. */
  onSubmit: () => void;
}

/** Fields that the provider drew: what is typed in them stays there. */
export interface HostedFields<Answer> {
  /**
   * Has the provider take what was typed; null when it is wrong, which stands at the field, and that has the focus.
   * @param holder as it stands on the card
   * @throws Error when the provider cannot be reached
   */
  submit: (holder: string) => Promise<Answer | null>;
  remove: () => void;
}

/** The brand of a stored card decides how long its code is. */
export interface CodeOptions extends FieldOptions {
  brand: string;
}

/** How the bank's verification ended as the browser saw it, which decides nothing: the backend knows what was paid. */
export interface Verification {
  /** The provider's name of the payment, for the backend to ask about; nothing secret. */
  reference: string;
  /** It failed, or the customer closed it. False as well where nobody can tell. */
  isRefused: boolean;
}

/** Every module draws in an element of the page, and rejects when its script is blocked or out of reach. */
export interface CardModule {
  kind: 'card';
  isSandbox: boolean;
  mountCard: (host: HTMLElement, options: FieldOptions) => Promise<HostedFields<ProviderToken>>;
  /** The code alone, for a card that is stored: gives the provider's reference to it. */
  mountCode: (host: HTMLElement, options: CodeOptions) => Promise<HostedFields<string>>;
  /** What the provider knows this device by, for its fraud detection; null when it does not say. */
  deviceSession: () => Promise<string | null>;
  /**
   * Shows the bank's verification of a payment (3-D Secure) over the page; null where it has its place elsewhere.
   * @throws ScriptLoadError, and Error for what is no secret of the provider's
   */
  verify: ((clientSecret: string) => Promise<Verification>) | null;
}

interface SandboxAccountModule {
  kind: 'account';
  isSandbox: true;
  /** Logs in at the provider. @param email of the account */
  connect: (email: string) => Promise<ProviderToken>;
}

export interface AccountButtonOptions {
  createOrder: () => Promise<string>;
  onApproved: (given: ProviderToken) => void;
  /** The customer closed the provider's window. */
  onCancelled: () => void;
  onFailed: (error: unknown) => void;
}

interface HostedAccountModule {
  kind: 'account';
  isSandbox: false;
  /** Draws the provider's own button, which opens its window. */
  mountButton: (
    host: HTMLElement,
    options: AccountButtonOptions,
  ) => Promise<{ remove: () => void }>;
}

export type AccountModule = SandboxAccountModule | HostedAccountModule;

/** Paid after the order, on a page of its own. */
export interface LaterModule {
  kind: 'later';
  isSandbox: boolean;
}

export type PaymentModule = CardModule | AccountModule | LaterModule;
