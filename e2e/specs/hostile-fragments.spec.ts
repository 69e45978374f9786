import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { build } from 'vite';
import { hostileFragment } from '../../tests/fuzz/fragments';
import { expect, test } from '../fixtures/test';

const COUNT = Math.ceil(2_000 * Number(process.env.FUZZ ?? 0.2));
const SEED = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31);
const SITE = 'http://fragments.invalid';

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The shop's two ways to show HTML, as a script for a page. */
async function bundleHarness(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"', 'process.env': '{}' },
    resolve: {
      alias: [
        { find: 'server-only', replacement: at('tests/support/server-only.ts') },
        { find: /^@\//, replacement: at('') },
      ],
    },
    build: {
      write: false,
      minify: false,
      lib: { entry: at('e2e/fixtures/html-harness.tsx'), formats: ['iife'], name: 'harness' },
    },
  });
  const [output] = [built].flat();
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error('The harness has no bundle.');
  return chunk.code;
}

test('nothing of hostile HTML runs in a browser that has no policy', async ({ browser }) => {
  test.setTimeout(240_000);
  const script = await bundleHarness();
  const page = await browser.newPage();
  const ran: string[] = [];
  const note = (what: string) => void ran.push(what);
  page.on('dialog', (dialog) => {
    note(`dialog: ${dialog.message()}`);
    return dialog.dismiss();
  });
  page.on(
    'framenavigated',
    (frame) => frame.url() !== `${SITE}/` && note(`went to ${frame.url()}`),
  );
  // A picture of another site is allowed content; anything else is not.
  await page.route('**', (route) => {
    const kind = route.request().resourceType();
    const url = route.request().url();
    if (url === `${SITE}/`) return route.fulfill({ contentType: 'text/html', body: '<body>' });
    if (kind !== 'image' && !url.endsWith('/favicon.ico')) note(`${kind}: ${url}`);
    return route.abort();
  });
  await page.goto(`${SITE}/`);
  await page.evaluate(script);

  const show = async (fragments: string[]) => {
    await page.evaluate((all) => {
      for (const one of all) showHtml(one);
    }, fragments);
    // Whatever waits for the pointer, the keyboard or an event.
    return page.evaluate(async () => {
      const names: string[] = [];
      for (const element of document.querySelectorAll('section *')) {
        for (const { name, value } of element.attributes) {
          const isAddress = name === 'href' || name === 'src';
          if (
            /^on/i.test(name) ||
            (isAddress && !/^(https?:|mailto:|tel:|\/(?![/\\]))/i.test(value))
          )
            names.push(`${element.nodeName} ${name}=${value}`);
        }
        for (const type of ['mouseover', 'focus', 'load', 'error', 'toggle', 'animationend'])
          element.dispatchEvent(new Event(type, { bubbles: true }));
      }
      await new Promise((done) => setTimeout(done));
      for (const section of document.querySelectorAll('section')) section.remove();
      return names;
    });
  };

  const fragments = fc.sample(hostileFragment, { numRuns: COUNT, seed: SEED });
  const left: string[] = [];
  for (let start = 0; start < COUNT; start += 50) {
    left.push(...(await show(fragments.slice(start, start + 50).map((one) => one.toWellFormed()))));
  }
  console.info(`${fragments.length} hostile fragments in a browser, seed ${SEED}`);
  expect(ran).toEqual([]);
  expect(left).toEqual([]);

  // The same page does notice what runs.
  await page.evaluate(() => {
    const script = document.createRange().createContextualFragment('<script>alert("!")</script>');
    document.body.append(script);
  });
  expect(ran).toEqual(['dialog: !']);
});
