import { beforeEach, expect, it, vi } from 'vitest';
import type { VitalsReport } from '@/lib/analytics/vitals';
import { createVitalsHandler } from '@/lib/monitoring/vitals/vitals-handler';

const SITE = 'https://tienda.example';
const REPORT: VitalsReport = {
  route: 'products',
  device: 'phone',
  vitals: [
    { name: 'LCP', value: 1234.5 },
    { name: 'CLS', value: 0.02 },
  ],
};

const record = vi.fn();
let time = 0;
let handle: ReturnType<typeof createVitalsHandler>;

beforeEach(() => {
  record.mockReset();
  time = 0;
  handle = createVitalsHandler({ siteOrigin: SITE, record, now: () => time });
});

const post = async (report: unknown, more: Record<string, string> = {}) => {
  const body = typeof report === 'string' ? report : JSON.stringify(report);
  const headers = { origin: SITE, 'content-type': 'application/json', ...more };
  const request = new Request(`${SITE}/api/vitals`, { method: 'POST', headers, body });
  return (await handle(request)).status;
};

it('records each figure by the name of the route and the kind of device', async () => {
  expect(await post(REPORT)).toBe(204);
  expect(record.mock.calls.flat()).toEqual([
    { name: 'LCP', value: 1234.5, route: 'products', device: 'phone' },
    { name: 'CLS', value: 0.02, route: 'products', device: 'phone' },
  ]);
});

it('has one label for all addresses that no route has', async () => {
  await post({ ...REPORT, route: 'none', vitals: [{ name: 'LCP', value: 1 }] });
  expect(record).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ route: 'none' }));
});

it.each<[string, unknown]>([
  ['no JSON', '{'],
  ['nothing', ''],
  ['a path', { ...REPORT, route: '/productos/ssd-1tb-4711' }],
  ['a property of all objects', { ...REPORT, route: 'constructor' }],
  ['an unknown figure', { ...REPORT, vitals: [{ name: 'FID', value: 1 }] }],
  ['an unknown device', { ...REPORT, device: 'laura@example.mx' }],
  ['a negative value', { ...REPORT, vitals: [{ name: 'LCP', value: -1 }] }],
  ['a value that nobody waits for', { ...REPORT, vitals: [{ name: 'LCP', value: 1e9 }] }],
  ['more fields', { ...REPORT, visitor: '1' }],
  ['no figure', { ...REPORT, vitals: [] }],
  ['six figures', { ...REPORT, vitals: Array(6).fill(REPORT.vitals[0]) }],
  ['more than 2 KiB', `${JSON.stringify(REPORT)}${' '.repeat(3000)}`],
])('refuses %s', async (_, body) => {
  expect(await post(body)).toBe(400);
  expect(record).not.toHaveBeenCalled();
});

it('refuses other sites and other kinds of bodies', async () => {
  expect(await post(REPORT, { 'sec-fetch-site': 'cross-site' })).toBe(403);
  expect(await post(REPORT, { origin: 'https://otra.example' })).toBe(403);
  expect(await post(REPORT, { 'content-type': 'text/plain' })).toBe(415);
  expect(record).not.toHaveBeenCalled();
});

it('takes a bounded number in a minute', async () => {
  const statuses = new Set<number>();
  for (let count = 0; count < 3000; count += 1) statuses.add(await post(REPORT));
  expect([...statuses]).toEqual([204]);
  expect(await post(REPORT)).toBe(429);
  time = 60_000;
  expect(await post(REPORT)).toBe(204);
});
