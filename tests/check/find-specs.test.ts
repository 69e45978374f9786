import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findPages, findSpecs } from './find-specs';
import { byDistance, findImporters } from './import-graph';
import { findSpecPaths } from './spec-paths';

const pages = globSync('app/**/{page.tsx,route.ts}');

describe('the page of a path', () => {
  it.each([
    ['/', 'app/(shop)/page.tsx'],
    ['/productos/*', 'app/(shop)/productos/[slug]/page.tsx'],
    ['/perfil/pedidos/*/chat', 'app/(shop)/perfil/pedidos/cualquiera/chat/page.tsx'],
    ['/perfil/direcciones/crear', 'app/(shop)/perfil/direcciones/crear/page.tsx'],
    ['/buscar/marca_x?page=2', 'app/(shop)/listado/[options]/[[...filters]]/page.tsx'],
    ['/pagos/7/pago-exitoso', 'app/(shop)/pagos/cualquiera/pago-exitoso/page.tsx'],
    ['/api/eshop/login', 'app/api/[...path]/route.ts'],
  ])('%s is served by %s', (path, file) => {
    expect(findPages(path, pages)).toEqual([file]);
  });

  it('is none for what the shop does not serve', () => {
    expect(findPages('/no-existe', pages)).toEqual([]);
  });
});

describe('the paths of a spec', () => {
  it('are its own before those of the fixtures that it uses', () => {
    const paths = findSpecPaths('e2e/specs/wallet.spec.ts');
    expect(paths.get('/perfil/monedero')).toBe(0);
  });

  it('have nothing of the fixtures that it does not use', () => {
    const paths = findSpecPaths('e2e/specs/landing.spec.ts');
    expect(paths.has('/perfil/monedero')).toBe(false);
  });

  it('are those of the words that it takes from a page object, and of no others', () => {
    const paths = findSpecPaths('e2e/specs/visitor-keyboard.spec.ts');
    expect(paths.get('/compra/carrito/detalle')).toBe(1);
    expect(findSpecPaths('e2e/specs/analytics.spec.ts').has('/compra/revisar')).toBe(false);
  });
});

it('finds what imports a file, the nearest first', () => {
  const importers = new Map([
    ['rule.ts', ['cart.tsx']],
    ['cart.tsx', ['page.tsx', 'cart.test.tsx']],
    ['page.tsx', ['cart.tsx']],
  ]);
  expect(byDistance(findImporters({ importers }, ['rule.ts']))).toEqual([
    'rule.ts',
    'cart.tsx',
    'page.tsx',
    'cart.test.tsx',
  ]);
});

it('finds the specs that open the page of a changed file, and those that import it', () => {
  const importers = new Map([
    ['wallet.tsx', ['app/(shop)/perfil/monedero/page.tsx']],
    ['rule.ts', ['e2e/specs/orders.spec.ts']],
  ]);
  const graph = { importers, violations: [] };
  const specs = findSpecs(graph, ['wallet.tsx']);
  expect(specs.slice(0, 5)).toContain('e2e/specs/wallet.spec.ts');
  expect(specs).not.toContain('e2e/specs/compare.spec.ts');
  expect(findSpecs(graph, ['rule.ts'])).toEqual(['e2e/specs/orders.spec.ts']);
});
