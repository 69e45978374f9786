import type { AccountButtonOptions, AccountModule } from '../types';
import { loadPaypalSdk } from './sdk';

/** The same height as the shop's own buttons, in CSS pixels. */
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
    onCancel: onCancel,
    onError: onError,
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

/** Payments with a PayPal account: PayPal's own button opens its window, where the customer approves an order. */
export const paypalAccount = (clientId: string) =>
  ({
    kind: 'account',
    isSandbox: false,
    mountButton: (host: HTMLElement, options: AccountButtonOptions) =>
      mountButton(clientId, host, options),
  }) satisfies AccountModule;
