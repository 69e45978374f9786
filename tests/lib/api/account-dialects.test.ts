import { describe, expect, it } from 'vitest';
import { authenticate } from '@/lib/api/authentication';
import { describeError } from '@/lib/api/client/error-catalogue';
import { saveCustomerInformation } from '@/lib/api/customer';
import { readInvoicingProfiles } from '@/lib/api/invoicing';
import { readInvoice, readOrder, requestInvoice } from '@/lib/api/orders';
import { getTrackingUrl } from '@/lib/domain/orders/delivery-progress';
import { canBeDelivered, isAwaitingPayment } from '@/lib/domain/orders/status';
import { LAURA } from '@/tests/mock-api/customer-client';
import { DIALECTS } from '@/tests/mock-api/dialects/dialect';
import { DEMO_PASSWORD } from '@/tests/mock-api/seed/customers/people';
import { must } from '@/tests/mock-api/test-client';
import { signInAtBackend } from '@/tests/support/shop-client';

describe.each(DIALECTS)('the account at a backend that answers in the form %s', (dialect) => {
  // It says nothing of days and invoices, so none is promised.
  const isPlain = dialect === 'minimal';

  /** A customer with an order of a status, as it is read. */
  async function withOrder(status: string) {
    const shop = await signInAtBackend(dialect, LAURA);
    const { body } = await shop.control('orders', { email: LAURA, status, days_ago: 1 });
    const order = must(await readOrder(shop.client, String(body.id)));
    return { ...shop, folio: String(body.folio), order };
  }

  it('says when an order that is sent arrives, and where its parcel can be followed', async () => {
    const { order } = await withOrder('shipped');
    const { name, guide } = must(order.courier);
    expect(getTrackingUrl(name, guide)).toContain(guide);
    expect(order.arrival === null).toBe(isPlain);
  });

  it('says until when an order can be paid', async () => {
    const { order } = await withOrder('pending_payment');
    expect(isAwaitingPayment(order)).toBe(true);
    expect(order.payments.some(({ expiresUtc }) => expiresUtc !== null)).toBe(!isPlain);
  });

  it('gives the invoice of an order as PDF and as XML', async () => {
    const { client, customer, order, folio } = await withOrder('paid');
    expect(order).toMatchObject({ invoice: null, canRequestInvoice: !isPlain });
    if (isPlain) return;
    const [profile] = await readInvoicingProfiles(client, customer.id);
    await requestInvoice(client, { id: order.id, profileId: must(profile).id });
    for (const format of ['pdf', 'xml'] as const) {
      const { filename } = await readInvoice(client, { id: order.id, format });
      expect(filename).toBe(`factura-${folio}.${format}`);
    }
  });

  it('offers the warranty of what was delivered', async () =>
    expect(canBeDelivered((await withOrder('delivered')).order)).toBe(true));

  it('quotes no failed database, neither at the login nor in the profile', async () => {
    const { client, customer, backend } = await signInAtBackend(dialect, LAURA);
    const fault = { when: 'before', kind: 'sqlstate', status: 500, times: 1 } as const;
    backend.control.addFault({ ...fault, match: { path: '/eshop/login' } });
    backend.control.addFault({ ...fault, match: { path: `/shop-v1/customers/${customer.id}` } });
    const guest = { cart: [], assembly: { name: '', entries: [] }, zipCode: null };
    const fields = { email: LAURA, password: DEMO_PASSWORD, remember: false };
    const { name, lastName, motherLastName, phone } = customer;
    const company = { accountType: 'personal' as const, businessName: '', rfc: '' };
    const information = { names: name, lastName, motherLastName, phone, ...company };
    const calls: (() => Promise<unknown>)[] = [
      () => authenticate(client, { entry: { by: 'login', fields }, guest, key: 'k' }),
      () => saveCustomerInformation(client, { id: customer.id, information }),
    ];
    for (const call of calls) {
      const error = await call().catch((refused: unknown) => refused);
      const { title, text } = describeError(error);
      expect(title).toBe('Conexión denegada.');
      expect(text).not.toContain('SQLSTATE');
    }
  });
});
