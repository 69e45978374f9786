import { afterEach, expect, it, vi } from 'vitest';
import { freePort } from '../support/free-port';
import { type NginxServer, startNginx } from '../support/nginx-server';
import { systemNginx } from '../tools/nginx.mjs';

let nginx: NginxServer | undefined;

afterEach(() => nginx?.remove());

// Where there is an nginx: `npm test` installs it when it may.
it.skipIf(!systemNginx())('writes a line for a failure, and no address', async () => {
  // Nobody listens there, which is what nginx's own log tells with the whole address.
  const dead = `http://127.0.0.1:${await freePort()}`;
  nginx = await startNginx([dead]);
  const { site, readLog } = nginx;
  const response = await fetch(`${site}/pagos/marca1/procesar-pago?token=marca2`, {
    headers: { referer: `${site}/password/reset?token=marca3`, 'user-agent': 'marca4' },
  });
  expect(response.status).toBe(502);
  const lines = () => readLog().trim().split('\n');
  // The first one is of the question whether nginx runs.
  await vi.waitFor(() => expect(lines().length).toBeGreaterThan(1));
  for (const line of lines()) expect(line).toMatch(/^\d{4}-\S+ 502 \S.* [\d.]+ [\da-f]{32}$/);
  expect(readLog()).not.toMatch(/marca|password/);
});
