import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resolvePaymentRedirect } from '@/lib/domain/payments/payment-target';

const SITE = 'https://tienda.example';
const HOSTS = ['https://www.paypal.example', 'http://plain.example'];
const read = (address: string | null) => resolvePaymentRedirect(address, SITE, HOSTS);

describe('resolvePaymentRedirect', () => {
  it.each([
    ['/pagos/10194/pago-oxxo', '/pagos/10194/pago-oxxo'],
    ['pagos/1/pago-codi?a=1#b', '/pagos/1/pago-codi?a=1#b'],
    ['https://tienda.example/pagos/7/procesar-pago', '/pagos/7/procesar-pago'],
    ['https://TIENDA.example:443/pagos/7/procesar-pago', '/pagos/7/procesar-pago'],
  ])('stays on this site with %s', (address, path) => {
    expect(read(address)).toEqual({ kind: 'internal', path });
  });

  it('allows a configured payment host', () => {
    const url = 'https://www.paypal.example/approve?token=1';
    expect(read(url)).toEqual({ kind: 'external', url });
  });

  it.each([
    [null],
    [''],
    ['//evil.example'],
    ['/\\evil.example'],
    ['\\\\evil.example'],
    ['/\t/evil.example'],
    ['/\n/evil.example/pagos'],
    ['/.//evil.example'],
    ['http://tienda.example/pagos/1'],
    ['https://tienda.example.evil.example/'],
    ['https://tienda.example@evil.example/'],
    ['https://a:b@tienda.example/pagos'],
    ['https://www.paypal.example@evil.example/'],
    ['https://x@www.paypal.example/'],
    ['https://:x@www.paypal.example/'],
    ['https://www.paypal.example.evil.example/'],
    ['http://www.paypal.example/approve'],
    ['http://plain.example/approve'],
    ['javascript:alert(1)'],
    ['data:text/html,x'],
    ['blob:https://tienda.example/1'],
    ['/api/eshop/logout'],
  ])('refuses %j', (address) => {
    expect(read(address)).toBeNull();
  });

  it('never allows an origin that is not configured', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl(), fc.string(), fc.webPath()), (address) => {
        const found = read(address);
        if (found === null) return true;
        const url = new URL(found.kind === 'internal' ? found.path : found.url, SITE);
        return found.kind === 'internal' ? url.origin === SITE : url.origin === HOSTS[0];
      }),
    );
  });
});
