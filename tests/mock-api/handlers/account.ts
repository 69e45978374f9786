import { z } from 'zod';
import type { Backend } from '../backend';
import {
  flag,
  noRelationships,
  optional,
  phone,
  readBody,
  readChanges,
  resourceSchema,
} from '../core/body';
import type { Resource } from '../core/json-api';
import { onePage, ownRow, ownRows } from '../core/own';
import { Problem } from '../core/problem';
import type { CustomerHandlers } from '../core/route';
import { fromWire, toWire } from '../core/wire';
import { customerResource } from '../customers/codes';
import { optionalRfc, personName } from '../customers/credentials';
import { walletBalance } from '../customers/customers';
import type { DeviceRow, MovementRow, NotificationRow } from '../customers/rows';
import { deviceName } from '../customers/sessions';

const customerSchema = resourceSchema(
  'customers',
  z
    .strictObject({
      name: personName('Tu nombre es necesario', 'Escribe un nombre válido'),
      last_name: personName(
        'Tu apellido paterno es necesario',
        'Escribe un apellido paterno válido',
      ),
      mother_last_name: optional('El apellido materno', 80),
      phone,
      mobil: z.union([z.literal(''), phone], 'El celular debe tener 10 dígitos.'),
      rfc: optionalRfc,
      business_name: optional('La razón social', 300),
      two_step: flag,
    })
    .partial(),
  noRelationships,
);

function deviceResource(row: DeviceRow, current: DeviceRow): Resource {
  return {
    type: 'customer-devices',
    id: row.id,
    attributes: {
      name: deviceName(row.agent),
      ip: row.address,
      place: row.place,
      authorized: row.authorized,
      is_current: row === current,
      created_utc: row.createdUtc,
      last_used_utc: row.usedUtc,
    },
  };
}

const readSchema = resourceSchema(
  'customer-notifications',
  z.strictObject({ read: flag }),
  noRelationships,
);

const notificationResource = (row: NotificationRow): Resource => ({
  type: 'customer-notifications',
  id: row.id,
  attributes: toWire(row, 'kind title text link createdUtc readUtc'),
});

function movementResource(backend: Backend, row: MovementRow): Resource {
  const order = backend.customers.rows.orders.find(({ id }) => id === row.orderId);
  return {
    type: 'wallet-movements',
    id: row.id,
    attributes: {
      ...toWire(row, 'kind concept amount balance orderId'),
      order_folio: order?.folio ?? null,
      ...toWire(row, 'createdUtc expiresUtc'),
    },
  };
}

export const accountHandlers: CustomerHandlers = {
  async customerUpdate({ customers }, call) {
    const { data } = await readChanges(call.request, customerSchema);
    const { customer, device } = call;
    const { rfc, business_name, two_step } = data.attributes;
    if (customer.type === 'business' && (rfc === '' || business_name === '')) {
      throw new Problem(
        422,
        'Datos no válidos',
        'El RFC y la razón social son necesarios en una cuenta empresarial.',
        { pointer: `/data/attributes/${rfc === '' ? 'rfc' : 'business_name'}` },
      );
    }
    Object.assign(customer, fromWire(data.attributes));
    if (two_step !== undefined) customer.twoStep = Boolean(two_step);
    return { data: customerResource(customers, customer, device) };
  },
  customerDevices({ customers }, call) {
    const rows = ownRows(customers.rows.devices, call).sort((a, b) =>
      b.usedUtc.localeCompare(a.usedUtc),
    );
    return { data: rows.map((row) => deviceResource(row, call.device)) };
  },
  deviceDelete({ customers }, call) {
    const { rows } = customers;
    const device = ownRow(rows.devices, call, 'Ese dispositivo ya no está en tu lista.');
    if (device === call.device) {
      throw new Problem(422, 'No es posible', 'Para salir de este dispositivo, cierra la sesión.');
    }
    rows.devices = rows.devices.filter((row) => row !== device);
    rows.tokens = rows.tokens.filter(({ deviceId }) => deviceId !== device.id);
    return { document: {}, status: 204 };
  },
  customerNotifications({ customers }, call) {
    const own = ownRows(customers.rows.notifications, call).sort((a, b) =>
      b.createdUtc.localeCompare(a.createdUtc),
    );
    const unread = own.filter(({ readUtc }) => readUtc === null);
    const { rows, meta } = onePage(
      call.query,
      call.query.get('filter[unread]') === '1' ? unread : own,
    );
    const data = rows.map(notificationResource);
    return { data, meta: { ...meta, unread_count: unread.length } };
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
  customerWalletMovements(backend, call) {
    const { customers } = backend;
    const all = ownRows(customers.rows.movements, call).reverse();
    const { rows, meta } = onePage(call.query, all);
    const next = all
      .filter(({ expiresUtc }) => expiresUtc !== null && !customers.isPast(expiresUtc))
      .sort((a, b) => (a.expiresUtc ?? '').localeCompare(b.expiresUtc ?? ''))[0];
    const balance = walletBalance(backend, call.customer.id);
    return {
      data: rows.map((row) => movementResource(backend, row)),
      meta: {
        ...meta,
        balance,
        expiring: next
          ? { amount: Math.min(next.amount, balance), expires_utc: next.expiresUtc }
          : null,
      },
    };
  },
};
