import { fileURLToPath } from 'node:url';
import { readBuiltScripts } from '../../lib/document/known-scripts';
import { postProcessHtml } from '../../lib/document/post-process-html';
import { parseEnv } from '../../lib/env';
import { demoVariables } from '../../tests/tools/environment.mjs';
import { catalogue, expect, expectConsole, test } from '../fixtures/test';
import { menuButton } from '../pages/shell';

const BUILD = fileURLToPath(new URL('../../.next/server', import.meta.url));
const POLICY = 'content-security-policy';

/** Completes a stored document as the shop does that another server has stored. */
function finish(html: string): { html: string; policy: string } {
  const entry = { kind: 'APP_PAGE', html, headers: { [POLICY]: 'of another process' } };
  postProcessHtml(entry, parseEnv(demoVariables()), {
    findSheet: () => null,
    productScripts: [],
    inlineScripts: readBuiltScripts(BUILD),
  });
  return { html: entry.html, policy: entry.headers[POLICY] };
}

test('a browser runs no script that somebody wrote into a stored document, and the page works @smoke', async ({
  page,
  request,
}) => {
  const { products } = await catalogue.search('', { page: 1, per_page: 1 });
  const path = `/productos/${products[0]?.slug}`;
  const shop = await request.get(path);
  const injected = [
    '<script>document.title="stolen"</script>',
    '<script type="module">document.title="stolen"</script>',
    '<script>self.__next_f.push([1,""]);document.title="stolen"</script>',
  ];
  const { html, policy } = finish(
    (await shop.text()).replace('</h1>', `</h1>${injected.join('')}`),
  );
  expect(html).toContain(injected[0]);
  // What the shop itself said of the document without them.
  expect(policy).toBe(shop.headers()[POLICY]);
  await page.route(`**${path}`, (route) =>
    route.fulfill({ body: html, contentType: 'text/html', headers: { [POLICY]: policy } }),
  );
  expectConsole(/Executing inline script violates|Refused to execute inline script/);
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/inline script/.test(message.text())) refused.push(message.text());
  });
  await page.goto(path);
  await expect(menuButton(page)).toBeVisible();
  expect(refused).toHaveLength(injected.length);
  await expect(page).not.toHaveTitle('stolen');
});
