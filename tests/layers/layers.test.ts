import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser';
import { describe, expect, it } from 'vitest';

const config = createRequire(import.meta.url)('./dependency-cruiser.cjs');

async function checkImports(folders: string[], options?: ICruiseOptions): Promise<ICruiseResult> {
  const { output } = await cruise(folders, {
    ...config.options,
    ruleSet: { forbidden: config.forbidden },
    validate: true,
    outputType: 'json',
    ...options,
  });
  return JSON.parse(String(output));
}

const violations = ({ summary }: ICruiseResult) =>
  summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);

describe('layers', () => {
  it('imports only what stands to the left', async () => {
    const folders = ['app', 'components', 'lib', 'stores', 'proxy.ts', 'tests/mock-api'];
    const result = await checkImports(folders);
    expect(violations(result)).toEqual([]);
    // A parser that reads nothing finds nothing wrong.
    const importing = result.modules.filter(({ dependencies }) => dependencies.length > 0);
    expect(importing.length).toBeGreaterThan(100);
  }, 240_000);

  // One wrong import for each kind of rule, in a project that is made up, to show that the rules do refuse.
  it.each([
    ['ui-imports-no-area-above-it', 'components/ui/button.tsx', 'components/shell/header.tsx'],
    ['cart-imports-no-area-above-it', 'components/cart/line.tsx', 'components/checkout/step.tsx'],
    ['areas-are-known', 'app/page.tsx', 'components/misc/thing.tsx'],
    ['styles-belong-to-their-area', 'components/browse/home.tsx', 'components/account/orders.css'],
    ['domain-is-pure', 'lib/domain/money.ts', 'lib/api/client/client.ts'],
    ['routing-features-and-env-are-leaves', 'lib/routing/routes.ts', 'lib/session/sessions.ts'],
    ['routing-features-and-env-are-leaves', 'lib/env.ts', 'lib/html/tree.ts'],
    ['lib-has-folders-and-env', 'lib/api/client/client.ts', 'lib/helpers.ts'],
    ['api-knows-domain-only', 'lib/api/customer-cart.ts', 'lib/i18n/client.ts'],
    ['contract-describes-the-api', 'lib/contract/kinds.ts', 'lib/session/sessions.ts'],
    ['the-browser-loads-no-contract', 'lib/api/client/client.ts', 'lib/contract/kinds.ts'],
    ['lib-knows-no-screen', 'lib/api/customer-cart.ts', 'stores/cart-store.ts'],
    ['stores-know-no-screen', 'stores/cart-store.ts', 'components/ui/button.tsx'],
    ['components-are-not-pages', 'components/ui/button.tsx', 'app/page.tsx'],
    ['components-never-fetch', 'components/cart/line.tsx', 'lib/api/client/client.ts'],
    ['components-never-fetch', 'components/cart/line.tsx', 'lib/api/catalogue.ts'],
    ['ui-has-no-state', 'components/ui/button.tsx', 'stores/cart-store.ts'],
    ['nothing-imports-tests', 'lib/domain/money.ts', 'tests/support/setup.ts'],
    ['the-mock-computes-by-itself', 'tests/mock-api/cart.ts', 'lib/domain/money.ts'],
  ])('%s refuses %s → %s', async (rule, from, to) => {
    const baseDir = mkdtempSync(join(tmpdir(), 'layers-'));
    const sources = { [from]: `import './${relative(dirname(from), to)}';`, [to]: '' };
    for (const [file, code] of Object.entries(sources)) {
      mkdirSync(dirname(join(baseDir, file)), { recursive: true });
      writeFileSync(join(baseDir, file), code);
    }
    const result = await checkImports([from], { baseDir, tsConfig: {} });
    rmSync(baseDir, { recursive: true });
    expect(violations(result)).toContain(`${rule}: ${from} → ${to}`);
  });
});
