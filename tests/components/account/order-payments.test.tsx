// @vitest-environment own-window
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { OrderPayments } from '@/components/account/orders/order-payments';
import { OrderScreen } from '@/components/account/orders/order-screen';
import { assumedCheckoutEndpoints } from '@/lib/api/endpoints/assumed-checkout';
import { assumedOrderEndpoints } from '@/lib/api/endpoints/assumed-orders';
import { loadTexts } from '@/lib/i18n/client';
import { mockBackend, type Resolver } from '../../support/mock-backend';
import { laura, orderWith, show, signInAs } from './harness';

vi.mock('next/navigation', () => ({
  usePathname: () => '/perfil/pedidos/7',
  useRouter: () => ({ replace: vi.fn() }),
}));
const backend = mockBackend();
const providers = { account: 'paypal', voucher: 'oxxo', 'wallet-1': 'codi', 'wallet-2': 'dimo' };

beforeEach(async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-22T18:00:00Z'), toFake: ['Date'] });
  await loadTexts('orders');
});

const showPayments = (fields: object) =>
  show(<OrderPayments providers={providers} customerId="2" order={orderWith(fields)} />);

it('says until when a payment can be made, with the time that is left', () => {
  const payment = { id: '1', amount: 500, status: 'pending', reference: '93001' };
  const [ends, unknown] = [{ ...payment, expires_utc: '2026-11-25T05:59:59Z' }, payment];
  const { unmount } = showPayments({ payments: [ends] });
  expect(screen.getByText('24 nov 2026, 23:59')).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent('Te quedan 2 días.');
  unmount();
  showPayments({ payments: [unknown] });
  expect(screen.getByText('9300 1')).toBeVisible();
  expect(screen.queryByRole('timer')).toBeNull();
});

it.each([
  ['codi', 'CoDi', true],
  ['oxxo', 'OXXO', false],
])(
  'asks for nothing with %s once its time is over, also while the page is open',
  async (code, name, isPayable) => {
    const attributes = { is_payable: isPayable, payment_status: 'pending' };
    const data = { type: 'transactions', id: '7', attributes };
    const asked = vi.fn<Resolver>(() => ({ data }));
    backend.on(assumedCheckoutEndpoints.transaction, asked);
    const voucher = { type: 'transaction-payments', id: '1', attributes: { barcode: '93001' } };
    backend.on(assumedCheckoutEndpoints.transactionPayment, () => ({ data: voucher }));
    vi.useFakeTimers({ now: Date.parse('2026-11-25T05:59:00Z'), shouldAdvanceTime: true });
    const payment = { id: '1', amount: 500, status: 'pending', reference: '93001' };
    const last = { ...payment, method_code: code, method_text: name };
    const open = { status: 'pending_payment', transaction_id: '7' };
    const payments = [{ ...last, expires_utc: '2026-11-25T05:59:59Z' }];
    showPayments({ ...open, payments });
    expect(screen.getByText('9300 1')).toBeVisible();
    // Only cash is paid at a counter.
    const counter = screen.queryByText(/en la caja/);
    if (code === 'oxxo') expect(counter).toBeVisible();
    else expect(counter).toBeNull();
    // The voucher is one press away, with the barcode that the counter reads.
    const go = screen.getByRole('link', {
      name: code === 'oxxo' ? 'Ver ficha' : 'Terminar el pago',
    });
    expect(go).toHaveAttribute(
      'href',
      code === 'oxxo' ? '/pagos/1/pago-oxxo' : '/pagos/7/pago-pendiente',
    );
    const barcode = { name: 'Código de barras para la caja' };
    if (code === 'oxxo') expect(await screen.findByRole('img', barcode)).toBeVisible();
    else expect(screen.queryByRole('img', barcode)).toBeNull();
    expect(screen.getByRole('timer')).toHaveTextContent('Te queda 1 minuto.');
    act(() => void vi.advanceTimersByTime(60_000));
    expect(screen.getByText('El plazo para pagar ya terminó.')).toBeVisible();
    expect(screen.queryByText(/Termínalo|en la caja|9300/)).toBeNull();
    await waitFor(() => expect(asked).toHaveBeenCalledOnce());
    // Whether the order can be paid in another way is for the backend to say.
    const otherwise = { name: 'Pagar de otra forma' };
    if (isPayable) expect(await screen.findByRole('link', otherwise)).toBeVisible();
    expect(screen.queryAllByRole('link')).toHaveLength(isPayable ? 1 : 0);
  },
);

it('stays open while another payment can be made', () => {
  const late = { id: '1', status: 'pending', expires_utc: '2026-11-21T05:59:59Z' };
  const payments = [late, { ...late, id: '2', expires_utc: '2026-11-24T05:59:59Z' }];
  const open = { status: 'pending_payment', transaction_id: '7' };
  showPayments({ ...open, payments });
  expect(screen.getByRole('link', { name: 'Pagar de otra forma' })).toBeVisible();
});

it('does not say that a live order failed because an earlier payment did', () => {
  const replaced = { id: '1', status: 'failed', status_text: 'Pago rechazado', amount: 500 };
  const status = { status: 'paid', status_text: 'Pagado' };
  const { unmount } = showPayments({ ...status, payments: [replaced] });
  expect(screen.getByText('Sin cobro')).toBeVisible();
  expect(screen.getByText(/Tu pedido sigue en pie/)).toBeVisible();
  expect(screen.queryByText(/Puedes comprar de nuevo|Pago rechazado/)).toBeNull();
  unmount();
  showPayments({ status: 'cancelled', payments: [replaced] });
  expect(screen.getByText('Pago rechazado')).toBeVisible();
  expect(screen.getByText(/Puedes comprar de nuevo/)).toBeVisible();
});

it('says on the screen of an unpaid order where it stands, and when it can be invoiced', async () => {
  signInAs(laura);
  const timeline = [
    { status: 'pending_payment', text: 'Pendiente de pago', is_done: true },
    { status: 'paid', text: 'Pagado', is_done: false },
  ];
  const status = { status: 'pending_payment', payment_status: 'pending' };
  const attributes = { folio: 'P-7', total: 500, ...status, timeline };
  backend.on(assumedOrderEndpoints.order, () => ({
    data: { type: 'orders', id: '7', attributes },
  }));
  show(<OrderScreen providers={providers} />);
  expect(await screen.findByRole('heading', { name: /P-7$/ })).toBeVisible();
  const steps = screen.getAllByRole('listitem');
  const current = steps.filter((step) => step.getAttribute('aria-current') === 'step');
  expect(current.map(({ textContent }) => textContent)).toEqual(['Pendiente de pagoAhora']);
  expect(screen.getByText(/^Podrás facturar este pedido/)).toBeVisible();
});
