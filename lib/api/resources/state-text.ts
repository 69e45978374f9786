import { findOrderStatus, findPaymentStatus } from '@/lib/domain/status-words';
import texts from '@/locales/es-MX/states.json';

/** A state in the shop's words and as a text. An unknown word stays as the backend says it. */
interface NamedState {
  status: string;
  text: string;
}

/** @param text the backend's own, which is shown when there is one */
export function nameOrderState(word: string, text: string): NamedState {
  const known = findOrderStatus(word);
  return { status: known ?? word, text: text || (known ? texts[`order.${known}`] : word) };
}

export function namePaymentState(word: string, text: string): NamedState {
  const known = findPaymentStatus(word);
  return { status: known ?? word, text: text || (known ? texts[`payment.${known}`] : word) };
}
