import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { isMadeFor } from '@/lib/document/post-process-html';
import { serverEnv } from '@/lib/env';

function liveBytes(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().heapUsed;
}

it('does not keep the text of a page for what it read in it', () => {
  const env = serverEnv();
  const root = '<!DOCTYPE html><html lang="es-MX" data-media="https://media.example/pictures/">';
  const pages = Array.from({ length: 100 }, (_, at) => ({
    kind: 'APP_PAGE',
    html: `${root}${String.fromCharCode(97 + (at % 26)).repeat(500_000)}`,
  }));
  // One text for each page, of which a part is kept.
  const before = liveBytes();
  for (const page of pages) {
    page.html = Buffer.from(page.html).toString();
    isMadeFor(page, env);
    page.html = '';
  }
  expect(liveBytes() - before).toBeLessThan(10_000_000);
  expect(pages).toHaveLength(100);
});
