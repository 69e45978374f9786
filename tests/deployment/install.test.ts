import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { INSTALL } from '../tools/environment.mjs';

const folder = mkdtempSync(join(tmpdir(), 'install-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Installs a package that wants another Node, and does not come from a registry. */
function installOnOlderNode(args: readonly string[]) {
  mkdirSync(join(folder, 'newer'), { recursive: true });
  const write = (path: string, content: object) =>
    writeFileSync(join(folder, path, 'package.json'), JSON.stringify(content));
  write('newer', { name: 'newer', version: '1.0.0', engines: { node: '>=999' } });
  write('.', { name: 'shop', version: '1.0.0', dependencies: { newer: 'file:newer' } });
  const { stdout, stderr, status } = spawnSync('npm', [...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { NODE_ENV: 'test', PATH: process.env.PATH, HOME: folder },
  });
  expect(status, stderr).toBe(0);
  return stdout + stderr;
}

it('warns of no engine where the project brings its own Node', () => {
  expect(installOnOlderNode(['install'])).toMatch(/EBADENGINE/);
  rmSync(join(folder, 'node_modules'), { recursive: true, force: true });
  expect(installOnOlderNode(INSTALL)).not.toMatch(/EBADENGINE|warn/i);
});
