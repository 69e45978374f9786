import { checkHosted, type HostedField, hostedPlace } from '../hosted-place';
import type { CardModule, FieldOptions } from '../types';
import { type PayPalFieldsState, paypalSdk } from './sdk';

/** The page's colour and font, because a frame of another origin cannot inherit them. */
function look(host: HTMLElement) {
  const { color, fontFamily } = getComputedStyle(host);
  return { input: { color, 'font-family': fontFamily, 'font-size': '16px', padding: '0' } };
}

async function mountCard(clientId: string, host: HTMLElement, options: FieldOptions) {
  const { texts, onSubmit, createOrder } = options;
  const paypal = await paypalSdk(clientId);
  let approved: string | null = null;
  let failure: unknown = null;
  const shown = (state: PayPalFieldsState) => {
    for (const [name, at] of Object.entries(places)) {
      const { isValid, isEmpty, isPotentiallyValid } =
        state.fields[name as keyof PayPalFieldsState['fields']];
      at.onChange({ complete: isValid, error: isEmpty || isPotentiallyValid ? undefined : name });
    }
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
    style: look(host),
    inputEvents: { onChange: shown, onInputSubmitRequest: onSubmit },
  });
  if (!cardFields.isEligible()) throw new Error('The provider takes no cards here.');
  host.replaceChildren();
  const pair = document.createElement('div');
  pair.className = 'pay-pair';
  const places = {
    cardNumberField: hostedPlace(host, 'number', texts),
    cardExpiryField: hostedPlace(pair, 'expiry', texts),
    cardCvvField: hostedPlace(pair, 'ccv', texts),
  };
  host.append(pair);
  const number = cardFields.NumberField();
  const expiry = cardFields.ExpiryField({ placeholder: texts.expiryHint });
  const code = cardFields.CVVField();
  await Promise.all([
    number.render(places.cardNumberField.hosted),
    expiry.render(places.cardExpiryField.hosted),
    code.render(places.cardCvvField.hosted),
  ]);
  const asked: HostedField[] = [
    { place: places.cardNumberField, focus: () => number.focus() },
    { place: places.cardExpiryField, focus: () => expiry.focus() },
    { place: places.cardCvvField, focus: () => code.focus() },
  ];
  const submit = async () => {
    shown(await cardFields.getState());
    if (!checkHosted(asked)) return null;
    approved = null;
    failure = null;
    await cardFields.submit();
    if (approved === null) throw failure ?? new Error('The provider did not approve the card.');
    return { token: approved, expires: null, cvcToken: null, holder: null };
  };
  return { submit, remove: () => host.replaceChildren() };
}

/**
 * Card payments with PayPal. Numbers and codes are typed in PayPal's own frames. The payment uses an order that PayPal
 * has approved, so the security code is never needed again (spec 5). PayPal does its own fraud detection.
 */
export const paypalCard = (clientId: string): CardModule => ({
  kind: 'card',
  isSandbox: false,
  mountCard: (host, options) => mountCard(clientId, host, options),
  mountCode: () => Promise.reject(new Error('The provider asks for no code again.')),
  deviceSession: async () => null,
  verify: null,
});
