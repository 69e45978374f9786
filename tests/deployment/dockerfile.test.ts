import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { serverEnv } from '../tools/environment.mjs';
import { IMAGE_FOLDER, readImage } from './read-image';

const image = readImage();
const lines = (file: string) => readFileSync(file, 'utf8').split('\n');

it('takes the output that Next documents for an image, and starts its server', () => {
  expect(image.copies.slice(0, 3)).toEqual([
    { from: `${IMAGE_FOLDER}/.next/standalone`, to: './', owner: null },
    { from: `${IMAGE_FOLDER}/.next/static`, to: './.next/static', owner: null },
    { from: `${IMAGE_FOLDER}/public`, to: './public', owner: null },
  ]);
  expect(image.entrypoint.at(-1)).toBe('server.js');
  expect(image.env).toMatchObject({
    NODE_ENV: 'production',
    HOSTNAME: '0.0.0.0',
    PORT: image.port,
  });
});

it('uses memory as the servers do that are measured', () => {
  const { MALLOC_ARENA_MAX, NODE_OPTIONS }: Record<string, string> = serverEnv({});
  expect(image.env).toMatchObject({ MALLOC_ARENA_MAX });
  expect(image.entrypoint).toContain(NODE_OPTIONS);
});

it('runs as nobody, who may write to its volumes only', () => {
  expect(image.user).toMatch(/^[1-9]\d*:[1-9]\d*$/);
  const owned = image.copies.filter(({ owner }) => owner === image.user);
  expect(owned.map(({ to }) => to.replace('./', `${IMAGE_FOLDER}/`))).toEqual(image.volumes);
  expect(image.volumes).toHaveLength(3);
});

it('asks an address for its health that the shop has', () => {
  const [, port, path] = /127\.0\.0\.1:(\d+)(\/[\w/]+)/.exec(image.healthcheck.join(' ')) ?? [];
  expect(port).toBe(image.port);
  expect(existsSync(`app${path}/route.ts`)).toBe(true);
});

it('gives no secret to the image', () => {
  const ignored = lines('.dockerignore');
  expect(ignored).toEqual(expect.arrayContaining(['.env*', '.git', 'node_modules', '.next']));
  expect(
    lines('Dockerfile').filter((line) => /^(ENV|ARG) .*(SECRET|TOKEN|KEY)/.test(line)),
  ).toEqual([]);
});
