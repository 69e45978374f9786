// @vitest-environment jsdom

import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { InvoiceRequest, OrderInvoice } from '@/components/account/orders/order-invoice';
import { assumedAccountEndpoints } from '@/lib/api/endpoints/assumed-account';
import { assumedOrderEndpoints } from '@/lib/api/endpoints/assumed-orders';
import { loadTexts } from '@/lib/i18n/client';
import { useToastStore } from '@/stores/interface/toast-store';
import { resource } from '@/tests/support/resource';
import { mockBackend, type Resolver } from '../../support/mock-backend';
import { orderWith, show } from './harness';

const backend = mockBackend();
const user = userEvent.setup({ delay: null });

beforeEach(async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-22T18:00:00Z'), toFake: ['Date'] });
  await loadTexts('orders');
});

it('offers the XML of an invoice that has one, and downloads it', async () => {
  const download = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  URL.createObjectURL = vi.fn(() => 'blob:x');
  const read = vi.fn<Resolver>(() => ({
    meta: { filename: 'f.xml', content_type: 'application/xml', content_base64: 'AA==' },
  }));
  backend.on(assumedOrderEndpoints.orderInvoice, read);
  const invoice = { uuid: 'A', rfc: 'MERL850612AB3', business_name: 'ELENA' };
  const { unmount } = show(<OrderInvoice order={orderWith({ invoice })} customerId="2" />);
  expect(screen.getAllByRole('button')).toHaveLength(1);
  unmount();
  const order = orderWith({ invoice: { ...invoice, has_xml: true } });
  show(<OrderInvoice order={order} customerId="2" />);
  await user.click(screen.getByRole('button', { name: 'Descargar XML' }));
  await waitFor(() => expect(download).toHaveBeenCalledTimes(1));
  expect(read.mock.calls[0]?.[0].url.searchParams.get('format')).toBe('xml');
});

it('says until when an invoice can be requested, and sends the use that this purchase has', async () => {
  const profile = resource('invoicing-profiles', '5', {
    rfc: 'MERL850612AB3',
    business_name: 'ELENA',
    tax_regime: '612',
    cfdi_use: 'G03',
    zip_code: '06700',
  });
  const uses = ['G03', 'I04'].map((id) => ({ id, text: id, regimes: ['612'] }));
  const request = vi.fn<Resolver>(() => ({ meta: {} }));
  backend.on(assumedAccountEndpoints.customerInvoicingProfiles, () => ({ data: [profile] }));
  backend.on(assumedAccountEndpoints.invoicingInitData, () => ({ meta: { uses, regimes: [] } }));
  backend.on(assumedOrderEndpoints.orderInvoiceRequest, request);
  show(<InvoiceRequest orderId="7" customerId="2" paidUtc="2026-11-21T18:00:00Z" />);
  expect(await screen.findByText('Pide tu factura a más tardar el 30 nov 2026.')).toBeVisible();
  const use = await screen.findByLabelText('Uso de CFDI en esta compra');
  expect(use).toHaveValue('G03');
  await user.selectOptions(use, 'I04');
  await user.click(screen.getByRole('button', { name: 'Solicitar factura' }));
  await waitFor(() =>
    expect(request.mock.calls[0]?.[0].body).toEqual({ invoicing_profile_id: '5', cfdi_use: 'I04' }),
  );
  // Nobody has said that there is an invoice.
  await waitFor(() =>
    expect(useToastStore.getState().toasts.map(({ text }) => text)).toEqual([
      'Recibimos tu solicitud de factura.',
    ]),
  );
});
