import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync, rmSync, statSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { copyImage } from '../../tests/deployment/copy-image';
import { IMAGE_FOLDER, type Image, readImage } from '../../tests/deployment/read-image';
import { freePort } from '../../tests/support/free-port';
import { answers, demoVariables } from '../../tests/tools/environment.mjs';
import { Catalogue } from '../fixtures/catalogue';
import { allFiles } from '../fixtures/marked-addresses';

/** The shop as its image holds it, in a folder without the project's packages. */
interface ImageShop {
  folder: string;
  site: string;
  process: ChildProcess;
  image: Image;
  /** What it has written to its standard output and error. */
  output: readonly string[];
  /** Runs the health check of the image; the code with which it ends. */
  checkHealth: () => Promise<number | null>;
  close: () => void;
}

/**
 * Starts it with the image's command, environment and user, on a free port.
 * @throws Error when the build has no standalone output
 */
async function startImageShop(): Promise<ImageShop> {
  const image = readImage();
  const folder = copyImage(image);
  const port = String(await freePort());
  const [uid = 0, gid = 0] = image.user.split(':').map(Number);
  const output: string[] = [];
  const env: Record<string, string> = { ...demoVariables(), ...image.env, PORT: port };
  const start = ([, ...args]: readonly string[]) =>
    // The image's Node is another file. Nothing else of this process's environment is there.
    spawn(process.execPath, args, {
      cwd: folder,
      env: env as NodeJS.ProcessEnv,
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(process.getuid?.() === 0 && { uid, gid }),
    });
  const child = start(image.entrypoint);
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (piece: Buffer) => void output.push(String(piece)));
  }
  const checkHealth = () =>
    new Promise<number | null>((resolve) => {
      const command = image.healthcheck.map((word) => word.replace(`:${image.port}/`, `:${port}/`));
      start(command).on('exit', resolve);
    });
  const close = () => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  const site = `http://localhost:${port}`;
  if (await answers(`${site}/api/health/live`, 40)) {
    return { folder, site, process: child, image, output, checkHealth, close };
  }
  close();
  throw new Error(`The server of the image did not start:\n${output.join('')}`);
}

const MEBIBYTE = 1024 * 1024;
/** Node and the base of the image take 145 MB of its 250. */
const MAX_FILES_MB = 100;
const MAX_MEMORY_MB = 350;

let shop: ImageShop;

// One server for all of them; the last one ends it.
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  shop = await startImageShop();
});
test.afterAll(() => shop?.close());

const annotate = (type: string, mebibytes: number) =>
  test.info().annotations.push({ type, description: `${Math.round(mebibytes)} MiB` });

test('is small, and has neither secrets nor what is only for development', () => {
  const files = allFiles(shop.folder);
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
  annotate('size', bytes / MEBIBYTE);
  expect(bytes / MEBIBYTE).toBeLessThan(MAX_FILES_MB);
  const { SESSION_SECRET = '', API_CLIENT_SECRET = '' } = demoVariables();
  const secrets = [SESSION_SECRET, API_CLIENT_SECRET];
  expect(secrets.every((secret) => secret.length > 10)).toBe(true);
  const texts = files.filter((file) => /\.(js|json|ts|html|rsc|meta|body|env\w*)$/.test(file));
  const leaking = texts.filter((file) => {
    const text = readFileSync(file, 'utf8');
    return secrets.some((secret) => text.includes(secret));
  });
  expect(leaking).toEqual([]);
  const own = files.filter((file) => !file.includes('node_modules'));
  expect(own.filter((file) => /\/\.env|\.test\./.test(file))).toEqual([]);
  expect(files.filter((file) => /node_modules\/(vitest|typescript)\//.test(file))).toEqual([]);
});

test('serves documents, files and resized pictures', async ({ request }) => {
  const catalogue = new Catalogue();
  const { slug, name } = await catalogue.find(({ stock }) => stock > 0);
  const product = await request.get(`${shop.site}/productos/${slug}`);
  expect(product.status()).toBe(200);
  expect(product.headers()['content-security-policy']).toContain("script-src 'self'");
  const html = await product.text();
  expect(html).toContain(name.split(' ')[0]);
  expect((await request.get(`${shop.site}/productos/no-existe`)).status()).toBe(404);

  const script = /\/_next\/static\/[^"]+\.js/.exec(html)?.[0] ?? '';
  expect((await request.get(shop.site + script)).headers()['cache-control']).toContain('immutable');
  const picture = /\/_next\/image\?[^" ]+/.exec(html)?.[0].replaceAll('&amp;', '&') ?? '';
  const resized = await request.get(shop.site + picture, { headers: { accept: 'image/webp' } });
  expect(resized.headers()['content-type']).toBe('image/webp');
  expect((await request.get(`${shop.site}/images/logo-square.jpg`)).status()).toBe(200);
});

test('writes to its volumes only, and complains of nothing', async ({ request }) => {
  expect((await request.get(`${shop.site}/api/health/ready`)).status()).toBe(204);
  // The list of what is asked for most is written when somebody wants one.
  const used = shop.image.volumes.filter((volume) => !volume.endsWith('/warm-up'));
  const written = used.map((volume) => volume.replace(IMAGE_FOLDER, shop.folder));
  const isWritten = (folder: string) => globSync('**/*', { cwd: folder }).length > 0;
  await expect.poll(() => written.map(isWritten)).toEqual([true, true]);
  expect(shop.output.join('')).not.toMatch(/EACCES|EROFS|ENOENT|Cannot find|error/i);
});

test('takes little memory', () => {
  const status = readFileSync(`/proc/${shop.process.pid}/status`, 'utf8');
  const mebibytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
  annotate('memory', mebibytes);
  expect(mebibytes).toBeLessThan(MAX_MEMORY_MB);
});

test('is healthy until it is gone, and SIGTERM ends it in steps', async ({ request }) => {
  expect(await shop.checkHealth()).toBe(0);
  const ended = once(shop.process, 'exit');
  shop.process.kill('SIGTERM');
  const readiness = async () => (await request.get(`${shop.site}/api/health/ready`)).status();
  await expect.poll(readiness).toBe(503);
  expect((await request.get(`${shop.site}/robots.txt`)).status()).toBe(200);
  expect(await ended).toEqual([143, null]);
  expect(await shop.checkHealth()).toBe(1);
});
