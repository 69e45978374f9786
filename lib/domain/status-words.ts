import type { PaymentStatus } from './payments/types';

/** The states of an order that this shop knows. A backend may have others: they are shown as it says them. */
export type OrderStatus = keyof typeof ORDER_WORDS;

/** The states of the payment of an order, which may be long past. */
export type OrderPaymentStatus = PaymentStatus | 'refunded';

/** Words of backends for `success` and the others, of which the specification gives none (4.3): add others here, after spaces. */
const PAYMENT_WORDS: Readonly<Record<OrderPaymentStatus, string>> = {
  success: `succeeded paid approved accredited completed complete captured confirmed
    pagado pagada aprobado acreditado completado exitoso pago_exitoso pago_confirmado`,
  pending: `unpaid in_process processing in_progress waiting awaiting_payment created open
    pendiente pago_pendiente en_proceso por_pagar`,
  requires_action: `requires_source_action action_required requires_confirmation challenge pending_challenge`,
  failed: `failure rejected declined refused error denied
    fallido rechazado declinado pago_rechazado`,
  expired: 'timed_out overdue vencido vencida expirado',
  cancelled: 'canceled voided void cancelado cancelada',
  refunded: 'refund charged_back reembolsado devuelto pago_reembolsado',
};

const ORDER_WORDS = {
  pending_payment: 'pending awaiting_payment unpaid pendiente pendiente_de_pago por_pagar',
  paid: 'confirmed payment_confirmed pagado confirmado pago_confirmado',
  preparing: `processing in_process packing packed
    en_preparacion preparando en_proceso surtiendo`,
  shipped: 'sent in_transit on_the_way enviado en_camino en_transito',
  ready_for_pickup: 'ready listo_para_recoger listo_para_recoleccion',
  delivered: 'completed complete finished entregado completado finalizado',
  cancelled: 'canceled voided cancelado',
  returned: 'refunded devuelto reembolsado',
};

const normalise = (word: string) =>
  word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');

function createFinder<Status extends string>(words: Readonly<Record<Status, string>>) {
  const names = Object.keys(words) as Status[];
  const known = new Map(
    names.flatMap((name) => words[name].split(/\s+/).map((word) => [word, name])),
  );
  for (const name of names) known.set(name, name);
  return (word: string): Status | undefined => known.get(normalise(word));
}

export const findPaymentStatus = createFinder(PAYMENT_WORDS);
export const findOrderStatus = createFinder(ORDER_WORDS);
