import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readNginxConfig, toLocalConfig } from '../deployment/nginx-config';
import { answers } from '../tools/environment.mjs';
import { hasBrotli, systemNginx } from '../tools/nginx.mjs';
import { freePort } from './free-port';

/** An nginx on this machine only. */
export interface NginxServer {
  /** Origin. */
  site: string;
  /** Everything that it writes. */
  folder: string;
  /** All that it has written to its logs. */
  readLog: () => string;
  /** Stops it and deletes its directory. */
  remove: () => Promise<void>;
}

/** Where an nginx listens, and the directory with everything that it writes. */
interface NginxPlace {
  listen: string;
  folder: string;
}

/**
 * Starts an nginx.
 * @param configure gives its configuration, and may write other files into its directory
 * @param probe path that it answers as soon as it runs
 */
export async function startNginxWith(
  configure: (place: NginxPlace) => string,
  probe: string,
  port?: number,
): Promise<NginxServer> {
  const program = systemNginx();
  if (!program) throw new Error('There is no nginx: install it, or run `npm test` as root.');
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const listen = `127.0.0.1:${port ?? (await freePort())}`;
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configure({ listen, folder }));
  // Started by root, its workers would be another user, who may not write into the folder.
  const directives = process.getuid?.() === 0 ? 'daemon off; user root;' : 'daemon off;';
  const child = spawn(program, ['-c', file, '-e', 'stderr', '-g', directives], {
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  const errors: string[] = [];
  child.stderr.on('data', (piece: Buffer) => {
    errors.push(String(piece));
    process.stderr.write(piece);
  });
  const readLog = () => {
    const logs = globSync(join(folder, '*.log')).map((log) => readFileSync(log, 'utf8'));
    return [...errors, ...logs].join('');
  };
  const remove = async () => {
    if (child.exitCode === null) {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  const site = `http://${listen}`;
  if (await answers(site + probe, 20)) return { site, folder, readLog, remove };
  await remove();
  throw new Error('nginx did not start.');
}

/**
 * Starts an nginx in front of shops, configured as `compose.yaml` says.
 * @param shops the origins of the shops, of which one runs already
 */
export function startNginx(shops: readonly string[], port?: number): Promise<NginxServer> {
  const configure = ({ listen, folder }: NginxPlace) => {
    const local = { folder, shops: shops.map((shop) => new URL(shop).host), listen };
    mkdirSync(join(folder, 'brotli'));
    if (hasBrotli()) {
      const brotli = toLocalConfig(readNginxConfig('brotli'), local);
      writeFileSync(join(folder, 'brotli', 'brotli.conf'), brotli);
    }
    return toLocalConfig(readNginxConfig(), local);
  };
  return startNginxWith(configure, '/api/health/live', port);
}
