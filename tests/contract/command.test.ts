import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Backend, createBackend } from '../mock-api/backend';
import { serveHandlers } from '../mock-api/http-adapter';
import { type LocalServer, listenLocally } from '../support/local-server';
import { parseContractOptions } from './options';

let backend: Backend;
let server: LocalServer;
beforeAll(async () => {
  backend = await createBackend({ size: 150 });
  server = await listenLocally(serveHandlers(backend.handlers));
});
afterAll(() => server.close());

/** Runs the command as npm does, without a build. */
async function run(...args: string[]) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/contract/main.ts', ...args]);
  const [out, error, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((resolve) => child.once('exit', resolve)),
  ]);
  return { out, error, code };
}

it('ends with 0 when nothing is missing, and with 1 and the reason when a must is', async () => {
  const html = join(mkdtempSync(join(tmpdir(), 'contract-')), 'report.html');
  const good = await run('--api', `${server.origin}/api`, '--html', html);
  expect(good.error).toBe('');
  expect(good.out).toContain('Without --user and --password');
  expect(good.out).toMatch(/calls: 0 must, \d+ should, \d+ may\n$/);
  expect(good.code).toBe(0);
  expect(readFileSync(html, 'utf8')).toContain('<h2>Times in milliseconds</h2>');

  const path = '/search';
  backend.control.addFault({ match: { path }, when: 'before', kind: 'status', status: 500 });
  const bad = await run('--api', server.origin, '--json');
  backend.control.clearFaults();
  expect(bad.code).toBe(1);
  const [loss] = JSON.parse(bad.out).losses;
  expect(loss).toMatchObject({ level: 'must', screen: 'Search' });
  expect(loss.line).toMatch(/^Search: nothing can be found, the call answers 500/);
});

it('ends with 2 and says how it is called when it is called wrongly', async () => {
  const { code, error } = await run();
  expect(code).toBe(2);
  expect(error).toMatch(/^--api is missing\.\n\nnpm run contract -- --api/);
  expect(() => parseContractOptions(['--api', 'ftp://x'])).toThrow('no address');
  expect(() => parseContractOptions(['--api', server.origin, '--user', 'a'])).toThrow(
    'go together',
  );
  expect(() => parseContractOptions(['--api', server.origin, '--write'])).toThrow('--write needs');
});
