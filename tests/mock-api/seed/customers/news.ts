import { pesos } from '../../core/text';
import { REGULAR } from './people';
import type { Seeding } from './seed';

function seedNotifications({ rows, nextId, ago, now }: Seeding): void {
  const newest = rows.orders.filter(({ customerId }) => customerId === REGULAR).reverse();
  const warranty = rows.warranties.find(({ status }) => status === 8);
  const notify = (
    kind: Seeding['rows']['notifications'][number]['kind'],
    title: string,
    text: string,
    link: string | null,
    days: number,
  ) =>
    rows.notifications.push({
      ...{ id: nextId(), customerId: REGULAR, kind, title, text, link, createdUtc: ago(days) },
      readUtc: days < 6 ? null : ago(days - 1),
    });
  for (const [index, order] of newest.slice(5, 20).reverse().entries()) {
    const days = (now.getTime() - Date.parse(order.createdUtc)) / 86_400_000;
    if (index % 2 === 0)
      notify(
        'order',
        'Tu pedido se entregó',
        `El pedido ${order.folio} llegó a su destino.`,
        `/perfil/pedidos/${order.id}`,
        Math.max(7, days - 2),
      );
  }
  const wallet = '/perfil/monedero';
  const device = 'Se inició sesión desde Edge en Windows.';
  notify('security', 'Nuevo dispositivo', device, '/perfil/dispositivos', 16);
  notify('wallet', 'Saldo vencido', `Vencieron ${pesos(12.5)} de tu monedero.`, wallet, 9);
  const gift = `Recibiste ${pesos(150)} en tu monedero por tu cumpleaños.`;
  notify('wallet', 'Tienes un regalo', gift, wallet, 5);
  if (warranty) {
    const text = `Tu garantía ${warranty.folio} necesita tu respuesta.`;
    const link = `/perfil/garantias/${warranty.id}`;
    notify('warranty', 'Elige reembolso o reemplazo', text, link, 3);
  }
  const tell = (status: string, title: string, textOf: (folio: string) => string, days: number) => {
    const order = newest.find((one) => one.status === status);
    if (order) notify('order', title, textOf(order.folio), `/perfil/pedidos/${order.id}`, days);
  };
  tell(
    'ready_for_pickup',
    'Listo para recoger',
    (folio) => `Tu pedido ${folio} te espera en la sucursal.`,
    2,
  );
  tell(
    'shipped',
    'Tu pedido va en camino',
    (folio) => `El pedido ${folio} salió de nuestro almacén.`,
    1.5,
  );
  tell(
    'pending_payment',
    'Falta tu pago',
    (folio) => `Paga el pedido ${folio} antes de que venza tu ficha.`,
    0.3,
  );
}

function seedChat({ rows, nextId, ago }: Seeding): void {
  const order = rows.orders.findLast(
    ({ customerId, status }) => customerId === REGULAR && status === 'shipped',
  );
  if (!order) return;
  const say = (author: 'customer' | 'agent', text: string, hours: number) =>
    rows.messages.push({
      id: nextId(),
      orderId: order.id,
      author,
      authorName: author === 'agent' ? 'Mariana, Servicio a clientes' : 'Laura',
      text,
      clientId: null,
      createdUtc: ago(0, hours),
    });
  say('customer', '¡Hola! ¿Me pueden decir qué día llega mi pedido?', 20);
  say(
    'agent',
    'Hola, Laura. Tu paquete ya salió del almacén y llega mañana antes de las 18:00.',
    19,
  );
  say('customer', 'Perfecto. ¿Lo pueden dejar con el portero?', 18);
  say('agent', 'Claro que sí, ya lo anotamos en la guía.', 17.5);
}

/** Notifications, and a conversation. */
export function seedNews(seeding: Seeding): void {
  seedNotifications(seeding);
  seedChat(seeding);
}
