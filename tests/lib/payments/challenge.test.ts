import { describe, expect, it } from 'vitest';
import { challengeOf } from '@/lib/payments/challenge';

const SHOP = 'http://tienda.example';
const kind = (approvalUrl: string | null) => challengeOf({ approvalUrl }, SHOP).kind;

describe('the second step of a payment', () => {
  it("is on the provider's page where the backend names one", () => {
    const address = 'https://pagos.example/aprobar?x=1';
    expect(challengeOf({ approvalUrl: address }, SHOP)).toEqual({ kind: 'page', address });
    expect(kind('/pagos/1/pago-paypal')).toBe('page');
  });

  it('never sends a customer to a page that is not encrypted', () => {
    expect(kind('http://pagos.example/aprobar')).toBe('sandbox');
    expect(kind('javascript:alert(1)')).toBe('sandbox');
    expect(kind('https://')).toBe('sandbox');
  });

  it('is the sandbox otherwise', () => {
    expect(challengeOf({ approvalUrl: null }, SHOP)).toEqual({
      kind: 'sandbox',
      token: 'sandbox_approved',
    });
  });
});
