// @vitest-environment jsdom
import { globSync, readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';

it('compiles nothing in a browser, whose policy forbids it', async () => {
  const compile = vi.spyOn(globalThis, 'Function');
  const { z } = await import('@/lib/domain/zod');
  expect(z.object({ name: z.string() }).safeParse({ name: 'Ana' }).success).toBe(true);
  expect(compile).not.toHaveBeenCalled();
});

it('is the only way to zod for what a browser loads', () => {
  const files = globSync('{lib/domain,components,stores}/**/*.{ts,tsx}');
  expect(files.length).toBeGreaterThan(400);
  const direct = files.filter((file) =>
    /^import (?!type).* from 'zod';/m.test(readFileSync(file, 'utf8')),
  );
  expect(direct).toEqual(['lib/domain/zod.ts']);
});

it('has the messages of one language', async () => {
  const { z } = await import('@/lib/domain/zod');
  expect(Object.keys(z)).not.toContain('locales');
  const whole = globSync('{lib,components,stores}/**/*.{ts,tsx}').filter((file) =>
    /^(import \* as z|export \*|export \{[^}]*\bz\b).* from 'zod';/m.test(
      readFileSync(file, 'utf8'),
    ),
  );
  expect(whole).toEqual([]);
  expect(z.boolean().safeParse('sí').error?.issues[0]?.message).toMatch(/expected boolean/);
});
