import { describe, expect, it } from 'vitest';
import { getChallenge } from '@/components/checkout/results/challenge-panel';
import type { PaymentConfig } from '@/lib/payments/payment-config';
import { sandboxes } from '../samples';

const SHOP = 'http://tienda.example';
const real: PaymentConfig = {
  ...sandboxes,
  stripeKey: 'pk_live_12345678',
  paypalClientId: 'client-id-of-paypal-x',
};

const challenge = (change: object, config = sandboxes) =>
  getChallenge(
    { methodCode: 'stripe_card', approvalUrl: null, clientSecret: null, ...change },
    SHOP,
    config,
  );
const kind = (...args: Parameters<typeof challenge>) => challenge(...args).kind;

describe('the second step of a payment', () => {
  it("is on the provider's page when the backend sends one", () => {
    const address = 'https://pagos.example/aprobar?x=1';
    expect(challenge({ approvalUrl: address })).toEqual({ kind: 'page', address });
    expect(kind({ approvalUrl: '/pagos/1/pago-paypal' })).toBe('page');
    expect(kind({ approvalUrl: address, clientSecret: 'pi_1_secret_2' }, real)).toBe('page');
  });

  it('never sends a customer to a page that is not encrypted', () => {
    for (const approvalUrl of [
      'http://pagos.example/aprobar',
      'javascript:alert(1)',
      'https://',
      '//pagos.example/aprobar',
    ]) {
      expect(kind({ approvalUrl })).toBe('sandbox');
      expect(kind({ approvalUrl }, real)).toBe('missing');
    }
  });

  it("is the bank's dialog when the card provider's key and the payment's secret are known", () =>
    expect(kind({ clientSecret: 'pi_1_secret_2' }, real)).toBe('over'));

  it('is a sandbox only when the provider is a sandbox', () => {
    expect(challenge({})).toEqual({ kind: 'sandbox', token: 'sandbox_approved' });
    expect(kind({ clientSecret: 'pi_1_secret_2' })).toBe('sandbox');
    for (const methodCode of ['stripe_card', 'paypal_account', 'paypal_card_v2']) {
      expect([methodCode, kind({ methodCode })]).toEqual([methodCode, 'sandbox']);
      expect([methodCode, kind({ methodCode }, real)]).toEqual([methodCode, 'missing']);
    }
    // The key of one provider does not configure the other.
    expect(kind({ methodCode: 'paypal_account' }, { ...real, paypalClientId: null })).toBe(
      'sandbox',
    );
    // A payment of another provider cannot be verified with this secret.
    expect(kind({ methodCode: 'paypal_card_v2', clientSecret: 'pi_1_secret_2' }, real)).toBe(
      'missing',
    );
  });
});
