import type { HttpHandler } from 'msw';
import { z } from 'zod';
import { assumedCheckoutEndpoints } from '@/lib/api/endpoints/assumed-checkout';
import type { Backend } from '../backend';
import { paymentResource } from '../checkout/payment-resource';
import { fail, succeed } from '../checkout/settle';
import { ownPayment, transactionDocument } from '../checkout/transactions';
import { readBody } from '../core/body';
import { type CustomerCall, customerRoute } from '../core/customer-route';
import { Problem, unprocessable } from '../core/problem';
import type { PaymentRow } from '../customers/rows';

const confirmSchema = z.strictObject({
  provider_token: z.string({ error: 'Falta la respuesta del proveedor.' }).min(4).max(200),
});

/** What the provider's second step or approval came to: `sandbox_…` says which. Again changes nothing. */
async function confirm(backend: Backend, call: CustomerCall) {
  const { provider_token } = await readBody(call.request, confirmSchema);
  const { row, payment: one } = ownPayment(backend, call);
  if (one.status !== 'success') {
    requireOpen(one);
    if (one.status !== 'requires_action') {
      throw unprocessable('/', 'Este pago no se aprueba aquí: lo confirma su proveedor.');
    }
    const said = answerOf(one, provider_token);
    if (said === 'yes') succeed(backend, row, one);
    if (said === 'no') fail(one, 'failed', REFUSED);
  }
  return transactionDocument(backend, row);
}

const REFUSED = 'Tu banco no aprobó el pago. Intenta de nuevo o usa otra forma de pago.';

/** What the bank said: told by the sandbox's token, or asked of the provider, whatever the browser makes of it. */
function answerOf({ bank }: PaymentRow, token: string): 'yes' | 'no' | null {
  if (!bank) return token === 'sandbox_approved' ? 'yes' : 'no';
  const [reference] = bank.clientSecret.split('_secret_');
  if (token !== reference) throw unprocessable('/provider_token', 'Ese pago es otro.');
  return bank.said;
}

function requireOpen({ status }: PaymentRow): void {
  if (status === 'pending' || status === 'requires_action') return;
  throw new Problem(409, 'No es posible', 'Este pago ya no está abierto.', undefined, {
    code: 'payment_closed',
  });
}

function cancelPayment(backend: Backend, call: CustomerCall) {
  const { row, payment: one } = ownPayment(backend, call);
  if (one.status !== 'cancelled') {
    requireOpen(one);
    fail(one, 'cancelled', 'Cancelaste el pago.');
  }
  return transactionDocument(backend, row);
}

/** What the providers' pages show, and tell. */
export function transactionPaymentHandlers(backend: Backend): HttpHandler[] {
  const checkout = assumedCheckoutEndpoints;
  return [
    customerRoute(backend, checkout.transactionPayment, (call) => {
      const { row, payment: one } = ownPayment(backend, call);
      return { data: paymentResource(backend, row, one) };
    }),
    customerRoute(backend, checkout.paymentConfirm, (call) => confirm(backend, call)),
    customerRoute(backend, checkout.paymentCancel, (call) => cancelPayment(backend, call)),
  ];
}
