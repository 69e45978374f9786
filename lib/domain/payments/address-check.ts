export type AddressCheckAnswer = 'yes' | 'no';

/** The contents of the link in a message that asks to confirm the address of an order (spec 2.1). */
export interface AddressCheckLink {
  transactionId: string;
  /** A secret that only this message contains. */
  code: string;
  /** Whether the order was still unpaid when the message was sent. */
  isPaymentMissing: boolean;
  /** The answer in the link that was opened; null when it is not recognised. */
  answer: AddressCheckAnswer | null;
}

const YES = /^(si|sí|s|yes|y|1|true|ok|accept(ed)?|confirm(ed)?|aceptar|confirmar)$/i;
const NO = /^(no|n|0|false|reject(ed)?|den(y|ied)|rechazar|cancelar)$/i;

export type AddressLinkParams = Partial<
  Record<'transactionId' | 'code' | 'missingPayment' | 'response', string>
>;

/** Null when a parameter is missing. */
export function parseAddressCheckLink(params: AddressLinkParams): AddressCheckLink | null {
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
