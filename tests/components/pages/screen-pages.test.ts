import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { STEP_DETAILS } from '@/lib/domain/checkout/steps';
import { documentPath, paymentResultPath } from '@/lib/routing/document-rewrites';
import { type RouteName, routeTemplates } from '@/lib/routing/routes';

/** Each document of a customer is a page of its own, so that Next gives it the code of one screen. */
const profile = (Object.keys(routeTemplates) as RouteName[]).filter((name) =>
  name.startsWith('profile.'),
);
const { detail: _, ...steps } = STEP_DETAILS;
const PATHS = [
  ...profile.map(documentPath),
  ...Object.values(steps).map(({ route }) => documentPath(route)),
  ...(['success', 'processing', 'pending'] as const).map(paymentResultPath),
];

const fileOf = (path: string) => resolve(`app/(shop)${path}/page.tsx`);

it.each(PATHS)('%s is the page of one screen, imported and not loaded by name', (path) => {
  const imports = readFileSync(fileOf(path), 'utf8').match(/import .*(?:Screen|Step)\b.* from/g);
  expect(imports).toHaveLength(1);
});

it.each(PATHS)(
  'the document of %s has its heading, and a skeleton in place of the screen',
  async (path) => {
    const { default: Page } = await import(fileOf(path));
    const html = renderToString(await Page({}));
    expect(html).toMatch(/<h1[^>]*>.+<\/h1>/);
    expect(html).toContain('<div role="status" aria-label="Cargando…"');
  },
);
