/** What a customer says of the address that an order goes to. */
export type AddressAnswer = 'yes' | 'no';

/** What the link of a message about an order's address says (spec 2.1). */
export interface AddressLink {
  transactionId: string;
  /** Only this message has it. */
  code: string;
  /** Whether the order was still to be paid when the message was sent. */
  isPaymentMissing: boolean;
  /** The answer whose link was followed; null when it cannot be told. */
  answer: AddressAnswer | null;
}

const YES = /^(si|sí|s|yes|y|1|true|ok|accept(ed)?|confirm(ed)?|aceptar|confirmar)$/i;
const NO = /^(no|n|0|false|reject(ed)?|den(y|ied)|rechazar|cancelar)$/i;

/** The parameters of the link's address. */
export type AddressLinkParams = Partial<
  Record<'transactionId' | 'code' | 'missingPayment' | 'response', string>
>;

/** Null when a parameter is missing. */
export function readAddressLink(params: AddressLinkParams): AddressLink | null {
  const { transactionId, code, missingPayment, response } = params;
  if (!transactionId || !code || missingPayment === undefined || response === undefined)
    return null;
  return {
    transactionId,
    code,
    isPaymentMissing: YES.test(missingPayment),
    answer: YES.test(response) ? 'yes' : NO.test(response) ? 'no' : null,
  };
}
