import { z } from 'zod';
import type { Backend } from '../backend';
import { orderOf } from '../checkout/settle';
import { ownTransaction, transactionDocument } from '../checkout/transactions';
import { readBody } from '../core/body';
import type { CustomerCall } from '../core/customer-route';
import { Problem, unprocessable } from '../core/problem';

const schema = z.strictObject({
  code: z.string({ error: 'Falta el código.' }),
  response: z.enum(['yes', 'no'], 'La respuesta debe ser "yes" o "no".'),
});

/** States in which an address can still be changed. */
const OPEN = ['pending_payment', 'paid', 'preparing'];

/** What the customer says of an order's address, with the code of the message that asked for it. */
export async function validateAddress(backend: Backend, call: CustomerCall) {
  const { code, response } = await readBody(call.request, schema);
  const row = ownTransaction(backend, call.customer, call.params.id);
  if (!row.addressCheck || row.addressCheck.code !== code) {
    throw unprocessable('/code', 'El enlace no es válido o ya se envió uno más reciente.');
  }
  if (row.addressCheck.answer !== response) {
    if (!OPEN.includes(orderOf(backend, row).status)) {
      throw new Problem(
        409,
        'No es posible',
        'Tu pedido ya salió o se canceló: su dirección ya no se puede validar.',
        undefined,
        { code: 'address_closed' },
      );
    }
    row.addressCheck.answer = response;
    backend.customers.save();
  }
  return transactionDocument(backend, row);
}
