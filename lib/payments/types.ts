/** A card or account as the provider returns it: references only, never a card number or security code. */
export interface ProviderToken {
  token: string;
  /** `2029-08`; null for an account. */
  expires: string | null;
  /** The provider's reference to the security code. Null without one. */
  cvcToken: string | null;
  /** The owner of the account. Null for a card, whose holder the customer types. */
  holder: string | null;
}

export type CardFieldName = 'number' | 'expiry' | 'ccv';

/** `frame` is the title of the frame with the fields, for screen readers; `number` the label of a field, with what is said where it is wrong or blank. */
export type CardFieldTexts = Readonly<
  Record<'frame' | 'expiryHint' | CardFieldName | `${CardFieldName}${'Error' | 'Missing'}`, string>
>;

export interface FieldOptions {
  texts: CardFieldTexts;
  /** Lets the backend create an order at the provider, if the provider needs one. Resolves to the provider's order id. */
  createOrder?: () => Promise<string>;
  onSubmit: () => void;
}

export interface HostedFields<Answer> {
  /** Null for invalid input: the field then shows the error and has focus. @param holder name on the card. @throws Error when the provider cannot be reached */
  submit: (holder: string) => Promise<Answer | null>;
  remove: () => void;
}

export interface CardFields extends HostedFields<ProviderToken> {
  /** Shows the errors of all fields, sends nothing, and resolves to whether they are valid. */
  validate: () => Promise<boolean>;
}

/** Result of the bank's verification in the browser. Only a hint: the backend knows whether the payment succeeded. */
export interface Verification {
  /** The provider's id of the payment, with which the backend asks about it. Not secret. */
  reference: string;
  /** True when it failed or the customer closed it. Also false when the result is unknown. */
  isRefused: boolean;
}

export interface ExpressOptions {
  /** What the wallet asks the customer to confirm, in pesos. */
  amount: number;
  onReady: (hasWallet: boolean) => void;
  /** False: the order is not complete, and the wallet stays closed. */
  onPress: () => boolean;
  /** Resolves to whether the order was placed. The wallet says that it failed when it was not, and when this rejects. */
  onAuthorized: (given: ProviderToken) => Promise<boolean>;
  onError: (error: unknown) => void;
}

/** Takes cards. Its functions render into an element, and reject when the script is blocked or cannot be loaded. */
export interface CardModule {
  kind: 'card';
  isSandbox: boolean;
  mountCard: (host: HTMLElement, options: FieldOptions) => Promise<CardFields>;
  /** Only the security code, whose length the card's brand decides. Submitting resolves to the provider's reference to it. */
  mountSecurityCode: (
    host: HTMLElement,
    options: FieldOptions & { brand: string },
  ) => Promise<HostedFields<string>>;
  /** Missing when the provider has no wallets. */
  mountExpress?: (host: HTMLElement, options: ExpressOptions) => Promise<{ remove: () => void }>;
  /** Id of this device for the provider's fraud detection. Missing when the provider has none. */
  createDeviceSession?: () => Promise<string | null>;
  /** The bank's verification (3-D Secure) over the page. @throws ScriptLoadError, or Error when the text is not a secret of the provider */
  verify?: (clientSecret: string) => Promise<Verification>;
}

export interface AccountButtonOptions {
  createOrder: () => Promise<string>;
  onApprove: (given: ProviderToken) => void;
  onCancel: () => void;
  onError: (error: unknown) => void;
}

export type AccountModule =
  | {
      kind: 'account';
      isSandbox: true;
      connect: (email: string) => Promise<ProviderToken>;
    }
  | {
      kind: 'account';
      isSandbox: false;
      mountButton: (
        host: HTMLElement,
        options: AccountButtonOptions,
      ) => Promise<{ remove: () => void }>;
    };

/** `later`: paid after the order, on a page of its own. */
export type PaymentModule = CardModule | AccountModule | { kind: 'later'; isSandbox: false };
