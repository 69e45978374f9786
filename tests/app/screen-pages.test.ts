import { existsSync, readFileSync } from 'node:fs';
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

it.each(PATHS)('%s is the page of one screen, imported and not loaded by name', (path) => {
  const page = `app/(shop)${path}/page.tsx`;
  expect(existsSync(page), page).toBe(true);
  const imports = readFileSync(page, 'utf8').match(/import .*(?:Screen|Step)\b.* from/g);
  expect(imports).toHaveLength(1);
});
