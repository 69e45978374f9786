import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { hasBrotli, systemNginx } from '../tools/nginx.mjs';
import { readNginxConfig, toLocalConfig } from './nginx-config';
import { readImage } from './read-image';
import { readYaml } from './read-yaml';

interface Service {
  build?: { target: string; secrets?: string[] };
  environment?: Record<string, string>;
  read_only?: boolean;
  ports?: string[];
  stop_grace_period?: string;
}

const [file] = readYaml('compose.yaml') as [
  { services: Record<string, Service>; configs: { nginx: { content: string } } },
];
const image = readImage();
const shops = Object.entries(file.services).filter(([, { build }]) => build?.target === 'shop');
const content = file.configs.nginx.content;

it('runs two shops that share Redis, and takes no secret into their image', () => {
  expect(shops.map(([name]) => name)).toEqual(['shop-1', 'shop-2']);
  for (const [, shop] of shops) {
    expect(shop.environment?.REDIS_URL).toBe('redis://redis:6379');
    expect(shop.build?.secrets).toEqual(['env']);
    expect(Number.parseInt(shop.stop_grace_period ?? '', 10)).toBeGreaterThan(20);
  }
  expect(Object.values(file.services).every((service) => service.read_only)).toBe(true);
});

it('names variables that the shop knows', () => {
  const known = readFileSync('.env.example', 'utf8');
  const names = shops.flatMap(([, { environment }]) => Object.keys(environment ?? {}));
  expect(names.filter((name) => !known.includes(`\n${name}=`))).toEqual([]);
});

it('believes nginx, which is in a private network, where a visitor comes from', () => {
  for (const [, { environment }] of shops) expect(environment?.TRUSTED_PROXIES).toBe('private');
});

it('opens one port, on this machine only, at the address that the shop takes for its own', () => {
  const ports = Object.values(file.services).flatMap((service) => service.ports ?? []);
  expect(ports).toEqual(['127.0.0.1:3000:8080']);
  expect(shops[0]?.[1].environment?.SITE_URL).toBe('http://localhost:3000');
  expect(content).toContain('listen 8080;');
});

it('sends requests to both shops, also when both have just failed', () => {
  const servers = [...content.matchAll(/^\s+server (\S+):(\d+) (.*);$/gm)];
  const isBackup = ([, , , options = '']: RegExpExecArray) => options.endsWith(' backup');
  const names = (found: typeof servers) => found.map(([, name]) => name);
  expect(names(servers.filter((one) => !isBackup(one)))).toEqual(shops.map(([name]) => name));
  expect(names(servers.filter(isBackup))).toEqual(shops.map(([name]) => name));
  expect(new Set(servers.map(([, , port]) => port))).toEqual(new Set([image.port]));
});

it('has no dollar sign in the configuration that Compose would take for a variable', () => {
  expect(content.replaceAll('$$', '')).not.toContain('$');
});

const nginx = systemNginx();

// Where there is an nginx: `npm test` installs it when it may.
it.skipIf(!nginx)('is understood by nginx', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const shops = ['127.0.0.1:3001', '127.0.0.1:3002'];
  const file = join(folder, 'nginx.conf');
  const check = (config: string) => {
    writeFileSync(file, config);
    execFileSync(nginx ?? '', ['-t', '-q', '-c', file], { stdio: 'pipe' });
  };
  const config = toLocalConfig(readNginxConfig(), { folder, shops });
  expect(config).toContain('server 127.0.0.1:3002 max_fails');
  expect(() => check(config)).not.toThrow();
  expect(() => check(config.replace('proxy_cache_key', 'proxy_cache_kee'))).toThrow();
  // Without the module nothing of Brotli is there, which is how the image is.
  expect(() => check(config.replace(/^include .*modules-enabled.*$/m, ''))).not.toThrow();
  if (hasBrotli()) {
    mkdirSync(join(folder, 'brotli'));
    const brotli = toLocalConfig(readNginxConfig('brotli'), { folder, shops });
    writeFileSync(join(folder, 'brotli', 'brotli.conf'), brotli);
    expect(() => check(config)).not.toThrow();
    expect(() => check(config.replace(/^include .*modules-enabled.*$/m, ''))).toThrow(/brotli/);
  }
  rmSync(folder, { recursive: true });
});
