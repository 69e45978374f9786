export type AddressCheckAnswer = 'yes' | 'no';

const YES = /^(si|sí|s|yes|y|1|true|ok|accept(ed)?|confirm(ed)?|aceptar|confirmar)$/i;
const NO = /^(no|n|0|false|reject(ed)?|den(y|ied)|rechazar|cancelar)$/i;

type Params = Partial<Record<'transactionId' | 'code' | 'missingPayment' | 'response', string>>;

/** The link of a message that asks to confirm an address (spec 2.1); null when a part is missing. Its code is a secret. */
export function parseAddressCheckLink(params: Params) {
  const { transactionId, code, missingPayment, response } = params;
  if (!transactionId || !code || missingPayment === undefined || response === undefined)
    return null;
  const isPaymentMissing = YES.test(missingPayment);
  const no = NO.test(response) ? 'no' : null;
  const answer: AddressCheckAnswer | null = YES.test(response) ? 'yes' : no;
  return { transactionId, code, isPaymentMissing, answer };
}
