// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderUnknownSlug } from '@/components/shell/document/cached-document';
import { route } from '@/lib/routing/routes';

const PRODUCTS = new Set(['memoria-ddr5', 'café']);

async function statusOf(slug: string | null) {
  const find = async (asked: string) => (PRODUCTS.has(asked) ? { slug: asked } : null);
  const { container } = render(
    await renderUnknownSlug(slug, find, (meant) => route('products', { slug: meant })),
  );
  const { documentStatus, documentLocation } = (container.firstElementChild as HTMLElement).dataset;
  return [documentStatus, documentLocation];
}

describe('a slug that nothing has', () => {
  it.each([
    'Memoria-DDR5',
    'memoria-ddr5.',
    'memoria-ddr5,',
    'memoria-ddr5)',
    'memoria-ddr5 ',
    '\u200bmemoria-ddr5\u200b',
    'MEMORIA-DDR5).',
  ])('leads to the one that was meant: %j', async (slug) =>
    expect(await statusOf(slug)).toEqual(['308', '/productos/memoria-ddr5']),
  );

  it('has its path encoded', async () =>
    expect(await statusOf('CAFÉ.')).toEqual(['308', '/productos/caf%C3%A9']));

  it.each([null, 'nada', 'Nada.', '.', ''])('is not found otherwise: %j', async (slug) =>
    expect(await statusOf(slug)).toEqual(['404', undefined]),
  );
});
