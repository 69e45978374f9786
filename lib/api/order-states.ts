import { findOrderStatus, findPaymentStatus, type OrderStatus } from '@/lib/domain/status-words';
import texts from '@/locales/es-MX/states.json';

/** A state in the shop's words and as a text. An unknown word stays as the backend says it. */
interface NamedState {
  status: string;
  text: string;
}

/** What a courier's states are of an order that comes by e-mail, whatever a backend with one text for all says. */
const DIGITAL_TEXTS: Partial<Record<OrderStatus, string>> = {
  shipped: texts['order.shipped.digital'],
  delivered: texts['order.delivered.digital'],
};

/** A number that the backend does not explain says nothing to a shopper. */
const toShownWord = (word: string) => (/^-?\d+$/.test(word) ? '' : word);

/**
 * The state that a word means, or that the backend's own text for it means: some send a number and its text.
 * @param text the backend's own, which is shown when there is one
 * @param isDigital whether the order comes by e-mail
 */
export function nameOrderState(word: string, text: string, isDigital = false): NamedState {
  const known = findOrderStatus(word) ?? findOrderStatus(text);
  const digital = isDigital && known && DIGITAL_TEXTS[known];
  if (known && digital) return { status: known, text: digital };
  return {
    status: known ?? word,
    text: text || (known ? texts[`order.${known}`] : toShownWord(word)),
  };
}

export function namePaymentState(word: string, text: string): NamedState {
  const known = findPaymentStatus(word) ?? findPaymentStatus(text);
  return {
    status: known ?? word,
    text: text || (known ? texts[`payment.${known}`] : toShownWord(word)),
  };
}
