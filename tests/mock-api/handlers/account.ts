import { z } from 'zod';
import { flag, optional, phone, plainSchema, readBody, readChanges } from '../core/body';
import { byId, newestFirst } from '../core/find';
import { fromWire, resourceOf, toWire } from '../core/json-api';
import { GONE, onePage, ownRow, ownRows } from '../core/own';
import { demand, Problem } from '../core/problem';
import type { CustomerHandlers } from '../core/route';
import { customerResource } from '../customers/codes';
import { optionalRfc, personNames } from '../customers/credentials';
import { walletBalance } from '../customers/customers';
import type { NotificationRow } from '../customers/rows';
import { deviceName } from '../customers/sessions';

const customerSchema = plainSchema(
  'customers',
  z
    .strictObject({
      ...personNames,
      phone,
      mobil: z.union([z.literal(''), phone], 'El celular debe tener 10 dígitos.'),
      rfc: optionalRfc,
      business_name: optional('La razón social', 300),
      two_step: flag,
    })
    .partial(),
);
const readSchema = plainSchema('customer-notifications', z.strictObject({ read: flag }));

const notificationResource = (row: NotificationRow) =>
  resourceOf(
    'customer-notifications',
    row.id,
    toWire(row, 'kind title text link createdUtc readUtc'),
  );

export const accountHandlers: CustomerHandlers = {
  async customerUpdate({ customers }, { request, customer, device }) {
    const { attributes } = (await readChanges(request, customerSchema)).data;
    const { rfc, business_name, two_step } = attributes;
    const isWhole = customer.type !== 'business' || (rfc !== '' && business_name !== '');
    const pointer = `/data/attributes/${rfc === '' ? 'rfc' : 'business_name'}`;
    demand(isWhole, pointer, 'El RFC y la razón social son necesarios en una cuenta empresarial.');
    Object.assign(customer, fromWire(attributes));
    if (two_step !== undefined) customer.twoStep = Boolean(two_step);
    return { data: customerResource(customers, customer, device) };
  },
  customerDevices({ customers }, call) {
    const rows = ownRows(customers.rows.devices, call).sort((a, b) =>
      b.usedUtc.localeCompare(a.usedUtc),
    );
    const data = rows.map((row) =>
      resourceOf('customer-devices', row.id, {
        name: deviceName(row.agent),
        ...toWire(row, 'ip=address place authorized'),
        is_current: row === call.device,
        ...toWire(row, 'created_utc=createdUtc last_used_utc=usedUtc'),
      }),
    );
    return { data };
  },
  deviceDelete({ customers }, call) {
    const { rows } = customers;
    const device = ownRow(rows.devices, call, 'Ese dispositivo ya no está en tu lista.');
    if (device === call.device) {
      throw new Problem(422, 'No es posible', 'Para salir de este dispositivo, cierra la sesión.');
    }
    rows.devices = rows.devices.filter((row) => row !== device);
    rows.tokens = rows.tokens.filter(({ deviceId }) => deviceId !== device.id);
    return GONE;
  },
  customerNotifications({ customers }, call) {
    const own = newestFirst(ownRows(customers.rows.notifications, call));
    const unread = own.filter(({ readUtc }) => readUtc === null);
    const wanted = call.query.get('filter[unread]') === '1' ? unread : own;
    const { rows, meta } = onePage(call.query, wanted);
    return { data: rows.map(notificationResource), meta: { ...meta, unread_count: unread.length } };
  },
  async notificationUpdate({ customers }, call) {
    const { data } = await readBody(call.request, readSchema);
    const row = ownRow(customers.rows.notifications, call, 'Esa notificación ya no existe.');
    row.readUtc = data.attributes.read ? (row.readUtc ?? customers.instant()) : null;
    return { data: notificationResource(row) };
  },
  notificationsReadAll({ customers }, call) {
    for (const row of ownRows(customers.rows.notifications, call)) {
      row.readUtc ??= customers.instant();
    }
    return { meta: { unread_count: 0 } };
  },
  customerWalletMovements({ customers }, call) {
    const all = ownRows(customers.rows.movements, call).reverse();
    const { rows, meta } = onePage(call.query, all);
    const [next] = all
      .filter(({ expiresUtc }) => expiresUtc !== null && !customers.isPast(expiresUtc))
      .sort((a, b) => (a.expiresUtc ?? '').localeCompare(b.expiresUtc ?? ''));
    const balance = walletBalance(customers, call.customer.id);
    const data = rows.map((row) =>
      resourceOf('wallet-movements', row.id, {
        ...toWire(row, 'kind concept amount balance orderId'),
        order_folio: byId(customers.rows.orders, row.orderId)?.folio ?? null,
        ...toWire(row, 'createdUtc expiresUtc'),
      }),
    );
    const expiring = next && {
      amount: Math.min(next.amount, balance),
      expires_utc: next.expiresUtc,
    };
    return { data, meta: { ...meta, balance, expiring: expiring ?? null } };
  },
};
