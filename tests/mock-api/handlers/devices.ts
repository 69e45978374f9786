import type { HttpHandler } from 'msw';
import { assumedAccountEndpoints } from '@/lib/api/endpoints/assumed-account';
import type { Backend } from '../backend';
import { type CustomerCall, customerRoute } from '../core/customer-route';
import type { Resource } from '../core/json-api';
import { ownRow, ownRows } from '../core/own';
import { Problem } from '../core/problem';
import type { DeviceRow } from '../customers/rows';
import { deviceName } from '../customers/sessions';

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

function devices({ customers }: Backend, call: CustomerCall) {
  const rows = ownRows(customers.rows.devices, call).sort((a, b) =>
    b.usedUtc.localeCompare(a.usedUtc),
  );
  return { data: rows.map((row) => deviceResource(row, call.device)) };
}

function revoke({ customers }: Backend, call: CustomerCall) {
  const { rows } = customers;
  const device = ownRow(rows.devices, call, 'Ese dispositivo ya no está en tu lista.');
  if (device === call.device) {
    throw new Problem(422, 'No es posible', 'Para salir de este dispositivo, cierra la sesión.');
  }
  rows.devices = rows.devices.filter((row) => row !== device);
  rows.tokens = rows.tokens.filter(({ deviceId }) => deviceId !== device.id);
  return { document: {}, status: 204 };
}

export function deviceHandlers(backend: Backend): HttpHandler[] {
  const { customerDevices, deviceDelete } = assumedAccountEndpoints;
  return [
    customerRoute(backend, customerDevices, (call) => devices(backend, call)),
    customerRoute(backend, deviceDelete, (call) => revoke(backend, call)),
  ];
}
