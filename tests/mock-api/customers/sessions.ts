import type { Backend } from '../backend';
import { byId } from '../core/find';
import { forbidden, tooMany, unauthorised } from '../core/problem';
import { secretText } from './customers';
import type { CustomerRow, DeviceRow } from './rows';

const SESSION_SECONDS = 12 * 3600;
/** Failed logins that one e-mail may have within the window. */
const MOST_FAILURES = 5;
const FAILURE_WINDOW_SECONDS = 15 * 60;
const LOCKED_SECONDS = 60;

export interface Caller {
  customer: CustomerRow;
  device: DeviceRow;
  token: string;
}

const BROWSER_NAMES: Readonly<Record<string, string>> = { Edg: 'Edge', OPR: 'Opera' };

/** The browser as people name it: `Chrome en Windows`. */
export function deviceName(agent: string): string {
  // Edge and Opera call themselves Chrome, too, and Chrome calls itself Safari.
  const browsers = ['Edg', 'OPR', 'Firefox', 'Chrome', 'Safari'];
  const browser = browsers.find((one) => agent.includes(`${one}/`)) ?? 'Dispositivo desconocido';
  const system = /Android|iPhone|iPad|Windows|Mac OS X|Linux/.exec(agent)?.[0];
  const where = system === 'Mac OS X' ? 'macOS' : system;
  return [BROWSER_NAMES[browser] ?? browser, where].filter(Boolean).join(' en ');
}

/** The device of a `device_token`, or a new one. It is authorised unless the customer wants a code first. */
export function deviceOf(
  { customers }: Backend,
  customer: CustomerRow,
  deviceToken: string | null | undefined,
  request: Request,
): DeviceRow {
  const { devices } = customers.rows;
  const usedUtc = customers.instant();
  const known = devices.find(
    (row) => row.customerId === customer.id && row.authorized && row.deviceToken === deviceToken,
  );
  if (known) return Object.assign(known, { usedUtc });
  const { headers } = request;
  return customers.add('devices', {
    customerId: customer.id,
    deviceToken: secretText(),
    createdUtc: usedUtc,
    usedUtc,
    agent: headers.get('user-agent') ?? '',
    place: 'México',
    authorized: !customer.twoStep,
    address: headers.get('x-forwarded-for')?.split(',')[0]?.trim() ?? '127.0.0.1',
  });
}

export function openSession({ customers }: Backend, customer: CustomerRow, device: DeviceRow) {
  const token = secretText();
  const expiresUtc = customers.after(SESSION_SECONDS);
  customers.rows.tokens.push({ token, customerId: customer.id, deviceId: device.id, expiresUtc });
  return { token_type: 'Bearer', access_token: token, expires_in: SESSION_SECONDS };
}

export function endSessions({ customers }: Backend, customerId: string, exceptDeviceId?: string) {
  const { rows } = customers;
  rows.tokens = rows.tokens.filter(
    (row) => row.customerId !== customerId || row.deviceId === exceptDeviceId,
  );
}

/** The caller by `Authorization: Bearer …`, whether the device is authorised or not; 401 when there is none. */
export function callerOf({ customers }: Backend, request: Request): Caller {
  const header = request.headers.get('authorization');
  if (header === null) throw unauthorised('unauthenticated');
  const { tokens, devices, customers: people } = customers.rows;
  const session = tokens.find(({ token }) => header === `Bearer ${token}`);
  if (!session) throw unauthorised('invalid_token');
  if (customers.isPast(session.expiresUtc)) throw unauthorised('token_expired');
  const customer = byId(people, session.customerId);
  const device = byId(devices, session.deviceId);
  if (!customer || !device) throw unauthorised('invalid_token');
  return { customer, device, token: session.token };
}

export function authorisedCaller(backend: Backend, request: Request): Caller {
  const caller = callerOf(backend, request);
  if (caller.device.authorized) return caller;
  const detail = 'Este dispositivo no está autorizado. Completa la verificación en dos pasos.';
  throw forbidden('device_unauthorized', detail);
}

export function refuseWhenLocked({ customers }: Backend, email: string): void {
  const now = customers.now().getTime();
  const recent = (customers.rows.failures[email] ?? []).filter(
    (at) => now - at < FAILURE_WINDOW_SECONDS * 1000,
  );
  customers.rows.failures[email] = recent;
  const left = Math.ceil(LOCKED_SECONDS - (now - (recent.at(-1) ?? 0)) / 1000);
  if (recent.length >= MOST_FAILURES && left > 0) {
    const detail = `Demasiados intentos de acceso. Espera ${left} segundos y vuelve a intentar.`;
    throw tooMany(detail, left);
  }
}

export function noteFailure({ customers }: Backend, email: string): void {
  const { failures } = customers.rows;
  failures[email] = [...(failures[email] ?? []), customers.now().getTime()];
}
