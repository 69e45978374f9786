import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readNginxConfig, toLocalConfig } from '../deployment/nginx-config';
import { answers } from '../tools/environment.mjs';
import { hasBrotli, systemNginx } from '../tools/nginx.mjs';
import { freePort } from './free-port';

/** An nginx in front of shops, configured as `compose.yaml` says, on this machine only. */
export interface NginxServer {
  /** Origin. */
  site: string;
  /** Stops it and deletes its directory. */
  remove: () => Promise<void>;
}

/** @param shops the origins of the shops, of which one runs already */
export async function startNginx(shops: readonly string[], port?: number): Promise<NginxServer> {
  const program = systemNginx();
  if (!program) throw new Error('There is no nginx: install it, or run `npm test` as root.');
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const listen = `127.0.0.1:${port ?? (await freePort())}`;
  const file = join(folder, 'nginx.conf');
  const local = { folder, shops: shops.map((shop) => new URL(shop).host), listen };
  writeFileSync(file, toLocalConfig(readNginxConfig(), local));
  mkdirSync(join(folder, 'brotli'));
  if (hasBrotli()) {
    const brotli = toLocalConfig(readNginxConfig('brotli'), local);
    writeFileSync(join(folder, 'brotli', 'brotli.conf'), brotli);
  }
  // Started by root, its workers would be another user, who may not write into the folder.
  const directives = process.getuid?.() === 0 ? 'daemon off; user root;' : 'daemon off;';
  const child = spawn(program, ['-c', file, '-e', 'stderr', '-g', directives], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const remove = async () => {
    if (child.exitCode === null) {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  const site = `http://${listen}`;
  if (await answers(`${site}/api/health/live`, 20)) return { site, remove };
  await remove();
  throw new Error('nginx did not start.');
}
