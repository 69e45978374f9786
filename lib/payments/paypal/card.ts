import {
  createHostedFieldSlot,
  type MountedField,
  validateHostedFields,
} from '../hosted-field-slot';
import type { CardModule, FieldOptions } from '../types';
import { loadPaypalSdk, type PayPalFieldsState } from './sdk';

/** The page's colour and font, because a frame of another origin cannot inherit them. */
function getFieldStyle(host: HTMLElement) {
  const { color, fontFamily } = getComputedStyle(host);
  return { input: { color, 'font-family': fontFamily, 'font-size': '16px', padding: '0' } };
}

async function mountCard(clientId: string, host: HTMLElement, options: FieldOptions) {
  const { texts, onSubmit, createOrder } = options;
  const paypal = await loadPaypalSdk(clientId);
  let approved: string | null = null;
  let failure: unknown = null;
  const showState = (state: PayPalFieldsState) => {
    for (const [name, slot] of Object.entries(slots)) {
      const { isValid, isEmpty, isPotentiallyValid } =
        state.fields[name as keyof PayPalFieldsState['fields']];
      slot.onChange({ complete: isValid, error: isEmpty || isPotentiallyValid ? undefined : name });
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
    style: getFieldStyle(host),
    inputEvents: { onChange: showState, onInputSubmitRequest: onSubmit },
  });
  if (!cardFields.isEligible()) throw new Error('The provider takes no cards here.');
  host.replaceChildren();
  const pair = document.createElement('div');
  pair.className = 'pay-pair';
  const slots = {
    cardNumberField: createHostedFieldSlot(host, 'number', texts),
    cardExpiryField: createHostedFieldSlot(pair, 'expiry', texts),
    cardCvvField: createHostedFieldSlot(pair, 'ccv', texts),
  };
  host.append(pair);
  const number = cardFields.NumberField();
  const expiry = cardFields.ExpiryField({ placeholder: texts.expiryHint });
  const code = cardFields.CVVField();
  await Promise.all([
    number.render(slots.cardNumberField.element),
    expiry.render(slots.cardExpiryField.element),
    code.render(slots.cardCvvField.element),
  ]);
  const fields: MountedField[] = [
    { slot: slots.cardNumberField, focus: () => number.focus() },
    { slot: slots.cardExpiryField, focus: () => expiry.focus() },
    { slot: slots.cardCvvField, focus: () => code.focus() },
  ];
  const validate = async () => {
    showState(await cardFields.getState());
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

/**
 * Card payments with PayPal. Numbers and codes are typed in PayPal's own frames. The payment uses an order that PayPal
 * has approved, so the security code is never needed again (spec 5). PayPal does its own fraud detection.
 */
export const paypalCard = (clientId: string): CardModule => ({
  kind: 'card',
  isSandbox: false,
  mountCard: (host, options) => mountCard(clientId, host, options),
  mountSecurityCode: () => Promise.reject(new Error('The provider asks for no code again.')),
  createDeviceSession: async () => null,
  mountExpress: null,
  verify: null,
});
