import { readYaml } from './read-yaml';

interface Compose {
  configs: Record<'nginx' | 'brotli', { content: string }>;
}

/** A configuration of nginx that `compose.yaml` contains, as Compose writes it: the whole one, or its part for Brotli. */
export function readNginxConfig(name: keyof Compose['configs'] = 'nginx'): string {
  const [{ configs }] = readYaml('compose.yaml') as [Compose];
  return configs[name].content.replaceAll('$$', '$');
}

/** Where it writes failed requests, beside what else it writes: it cannot open the pipe to a test. */
const FAILURE_LOG = '/tmp/failures.log';

interface LocalNginx {
  folder: string;
  shops: readonly string[];
  listen?: string;
}

/**
 * The same outside of Docker, where the shops have other addresses. An older nginx looks no name up again, so `resolve`
 * is left out.
 */
export const toLocalConfig = (config: string, { folder, shops, listen }: LocalNginx): string =>
  config
    .replace(/^\s+server shop-1:3000 resolve(.*;)$/gm, (_, options: string) =>
      shops.map((shop) => `server ${shop}${options}`).join('\n'),
    )
    .replace(/^\s+server shop-2:.*$/gm, '')
    .replace('listen 8080;', (line) => (listen ? `listen ${listen};` : line))
    .replace('/dev/stderr', FAILURE_LOG)
    .replaceAll('/tmp/', `${folder}/`)
    .replaceAll('/etc/nginx/brotli/', `${folder}/brotli/`);
