/** Order status → what the customer reads. */
export const ORDER_STATUS: Readonly<Record<string, string>> = {
  pending_payment: 'Pendiente de pago',
  paid: 'Pago confirmado',
  preparing: 'En preparación',
  shipped: 'En camino',
  ready_for_pickup: 'Listo para recoger',
  delivered: 'Entregado',
  cancelled: 'Cancelado',
  returned: 'Devuelto',
};

export const PAYMENT_STATUS: Readonly<Record<string, string>> = {
  pending: 'Pago pendiente',
  success: 'Pago confirmado',
  failed: 'Pago rechazado',
  refunded: 'Pago reembolsado',
};

export const PAYMENT_METHOD: Readonly<Record<string, string>> = {
  stripe_card: 'Tarjeta de crédito o débito',
  paypal_account: 'PayPal',
  paypal_card_v2: 'Tarjeta con PayPal',
  oxxo: 'Efectivo en OXXO',
  mercadopago: 'Mercado Pago',
  codi: 'CoDi',
};

/** How an order reaches its customer. */
export type Way = 'parcel' | 'pickup' | 'mail';

const READY: Readonly<Record<Way, readonly string[]>> = {
  parcel: ['preparing', 'shipped'],
  pickup: ['preparing', 'ready_for_pickup'],
  mail: [],
};

/** What an order goes through on its way to a status. */
export function pathTo(status: string, way: Way): string[] {
  const usual = ['pending_payment', 'paid', ...READY[way], 'delivered'];
  if (status === 'cancelled') return ['pending_payment', 'cancelled'];
  if (status === 'returned') return [...usual, 'returned'];
  return usual.slice(0, usual.indexOf(status) + 1);
}

/** The steps that are still to come, for the timeline. */
export function stepsAfter(status: string, way: Way): string[] {
  const usual = pathTo('delivered', way);
  const at = usual.indexOf(status);
  return at === -1 ? [] : usual.slice(at + 1);
}

/** Warranty status code → its name in the contract and what the customer reads (spec 4.4). */
export const WARRANTY_STATUS: readonly (readonly [key: string, text: string])[] = [
  ['', ''],
  ['CREATED', 'Solicitud creada'],
  ['RECEIVED', 'Producto recibido'],
  ['WAITING_USER_SHIPMENT', 'Esperamos tu envío'],
  ['USER_CREATED_SHIPMENT', 'Enviaste el producto'],
  ['WITH_BRAND', 'En revisión con la marca'],
  ['WAITING_RELEASE_CONFIRMATION', 'Esperamos la confirmación de la marca'],
  ['WAITING_USER_PAYMENT', 'Esperamos tu pago'],
  ['WAITING_CLIENT_REFUND_OR_REPLACEMENT', 'Elige reembolso o reemplazo'],
  ['RELEASE_IS_DECLINED', 'La marca rechazó la garantía'],
  ['REPAIR_DONE', 'Reparación terminada'],
  ['ENDED', 'Garantía concluida'],
  ['DECLINED', 'Solicitud rechazada'],
];

/** What a request for a warranty goes through on its way to a status. */
export const WARRANTY_PATH: Readonly<Record<number, readonly number[]>> = {
  1: [1],
  2: [1, 3, 4, 2],
  3: [1, 3],
  4: [1, 3, 4],
  5: [1, 3, 4, 2, 5],
  6: [1, 3, 4, 2, 5, 6],
  7: [1, 3, 4, 2, 5, 7],
  8: [1, 3, 4, 2, 5, 8],
  9: [1, 3, 4, 2, 5, 6, 9],
  10: [1, 3, 4, 2, 5, 10],
  11: [1, 3, 4, 2, 5, 10, 11],
  12: [1, 12],
};
