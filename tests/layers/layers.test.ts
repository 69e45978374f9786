import { createRequire } from 'node:module';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { describe, expect, it } from 'vitest';

const config = createRequire(import.meta.url)('./dependency-cruiser.cjs');

describe('layers', () => {
  it('imports only what stands to the left', async () => {
    const { output } = await cruise(
      ['app', 'components', 'lib', 'stores', 'proxy.ts', 'tests/mock-api'],
      {
        ...config.options,
        ruleSet: { forbidden: config.forbidden },
        validate: true,
        outputType: 'json',
      },
    );
    const result: ICruiseResult = JSON.parse(String(output));
    const broken = result.summary.violations.map(
      ({ rule, from, to }) => `${rule.name}: ${from} → ${to}`,
    );
    expect(broken).toEqual([]);
    // A parser that reads nothing finds nothing wrong.
    expect(
      result.modules.filter(({ dependencies }) => dependencies.length > 0).length,
    ).toBeGreaterThan(100);
  }, 60_000);
});
