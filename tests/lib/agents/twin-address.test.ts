import { describe, expect, test } from 'vitest';
import { prefersMarkdown, toTwinAddress } from '@/lib/agents/twin-address';

const PRODUCT = '/productos/tarjeta-rtx';
const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

describe('prefersMarkdown', () => {
  test.each([
    ['text/markdown', true],
    ['text/markdown, text/html;q=0.9', true],
    ['text/html, text/markdown', true],
    ['TEXT/MARKDOWN; q=0.5, text/html; q=0.4', true],
    ['text/markdown;q=0.5, text/html', false],
    ['text/markdown;q=0', false],
    ['text/markdown;q=0, */*', false],
    ['text/markdown;q=2', false],
    ['text/markdown;q=0.5, */*;q=0.9', false],
    ['text/*', false],
    ['*/*', false],
    [BROWSER, false],
    ['', false],
    [undefined, false],
    [`${'text/plain,'.repeat(700)}text/html`, false],
  ])('%s: %s', (accept, expected) => expect(prefersMarkdown(accept)).toBe(expected));
});

describe('toTwinAddress', () => {
  test.each([
    [`${PRODUCT}.md`, `/markdown${PRODUCT}`],
    ['/index.md', '/markdown'],
    ['/buscar/categoria_monitores.md?page=2', '/markdown/buscar/categoria_monitores?page=2'],
    ['/buscar/marca_msi.md', '/markdown/buscar/marca_msi'],
    ['/soporte/preguntas-frecuentes.md', '/markdown/soporte/preguntas-frecuentes'],
    ['/landing/buen-fin.md', '/markdown/landing/buen-fin'],
  ])('%s leads to %s', (address, expected) =>
    expect(toTwinAddress(address, BROWSER)).toBe(expected),
  );

  test('the header leads there without the suffix', () => {
    expect(toTwinAddress(PRODUCT, 'text/markdown')).toBe(`/markdown${PRODUCT}`);
    expect(toTwinAddress('/', 'text/markdown')).toBe('/markdown');
    expect(toTwinAddress(PRODUCT, BROWSER)).toBeNull();
  });

  test.each([
    '/perfil/pedidos.md',
    '/compra/carrito/detalle.md',
    '/login.md',
    '/agents.md',
    '/soporte/contactanos.md',
    '/buscar.md?q=monitor',
    '/buscar/categoria_monitores/marca_lg.md',
    '/buscar/categoria_monitores.md?orden=x&q=a',
  ])('%s has none: search engines index no such page', (address) =>
    expect(toTwinAddress(address, 'text/markdown')).toBeNull(),
  );
});
