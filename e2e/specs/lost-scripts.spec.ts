import type { Page } from '@playwright/test';
import { expect, expectConsole, test } from '../fixtures/test';
import * as List from '../pages/list';
import { notices } from '../pages/shell';

const LIST = '/buscar/categoria_procesadores';
const SCRIPTS = '**/_next/static/chunks/*.js*';

/** Opens a list whose scripts are there, and what a press of its first product shall lead to. */
async function openList(page: Page) {
  await page.goto(LIST);
  await expect(notices(page)).toBeAttached();
  const link = List.cards(page).first().getByRole('link').first();
  const name = (await link.textContent()) ?? '';
  return { link, heading: page.getByRole('heading', { level: 1, name, exact: true }) };
}

/** The soft navigation that a lost file breaks: what it needs comes with no other visit. */
const STATES: readonly [name: string, lose: (page: Page) => Promise<unknown>][] = [
  ['fail @smoke', (page) => page.route(SCRIPTS, (route) => route.abort())],
  ['never come', (page) => page.route(SCRIPTS, () => undefined)],
];

for (const [name, lose] of STATES) {
  test(`a press of a product opens it when scripts ${name}`, async ({ page }) => {
    expectConsole(/ERR_FAILED|ChunkLoadError|Failed to load chunk/);
    const { link, heading } = await openList(page);
    await lose(page);
    await link.click();
    await expect(heading).toBeVisible();
  });
}
