// @vitest-environment jsdom

import { cleanup, render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { LandingScreen } from '@/components/browse/landing/landing-screen';
import type { Landing } from '@/lib/api/landings';
import { createProduct } from '@/tests/support/create-product';

const END = '2026-12-01T05:59:59Z';
const DAY = 86_400_000;
const section = (key: string, ids: string[]) => ({
  key,
  title: `Sección ${key}`,
  text: '',
  link: '/buscar/categoria_audio',
  endsUtc: null,
  products: ids.map((id) => createProduct({ id, slug: `p-${id}`, name: `Producto ${id}` })),
});

const landing: Landing = {
  id: '1',
  slug: 'buen-fin',
  title: 'El Buen Fin',
  text: 'Descuentos en todo.',
  metaDescription: '',
  banner: null,
  contentHtml: '<h1>Bases</h1><p>Hola</p><script>alert(1)</script>',
  sections: [section('a', ['1', '2']), section('b', ['2', '3'])],
  endsUtc: END,
};

/** Shows it some days before its end, in place of what was shown. */
function show(change: Partial<Landing> = {}, days = 9) {
  const now = Date.parse(END) - days * DAY;
  vi.useFakeTimers({ now });
  cleanup();
  const shown = { ...landing, ...change };
  render(<LandingScreen landing={shown} siteUrl="https://tienda.example" now={now} />);
}

describe('a landing', () => {
  it('shows its end date and lists its sections', () => {
    show();
    expect(screen.getByRole('heading', { level: 1, name: 'El Buen Fin' })).toBeVisible();
    expect(screen.getByText(/^Vigente hasta el 30 nov 2026, 23:59,/)).toBeVisible();
    expect(screen.queryByText(/Termina/)).toBeNull();
    const first = screen.getByRole('region', { name: 'Sección a' });
    expect(within(first).getAllByRole('article')).toHaveLength(2);
    expect(screen.getByRole('list', { name: 'Sección b' })).toBeVisible();
    expect(document.querySelector('script:not([type="application/ld+json"])')).toBeNull();
    expect(screen.getByRole('heading', { level: 3, name: 'Bases' })).toBeVisible();
  });

  it('shows a countdown in its last two days', () => {
    show({}, 1);
    expect(screen.getByRole('timer')).toHaveTextContent('24 h 00 min 00 s');
  });

  it('that has ended says so, keeps its products and shows other links', () => {
    show({}, 0);
    expect(screen.getByText('Esta promoción terminó el 30 nov 2026.')).toBeVisible();
    expect(screen.queryByText(/Vigente/)).toBeNull();
    const offers = screen.getByRole('link', { name: 'Ver las ofertas de hoy' });
    expect(offers).toHaveAttribute('rel', 'nofollow');
    expect(screen.getByRole('region', { name: 'Sección a' })).toBeVisible();
  });

  it('without an end date shows none', () => {
    show({ endsUtc: null });
    expect(screen.queryByText(/Vigente|terminó/)).toBeNull();
  });

  it('without products and content shows other links; with content it does not', () => {
    show({ sections: [], contentHtml: '', endsUtc: null });
    const empty = 'Por ahora no hay productos en esta promoción';
    expect(screen.getByRole('heading', { level: 2, name: empty })).toBeVisible();
    show({ sections: [], endsUtc: null });
    expect(screen.queryByText(empty)).toBeNull();
  });
});
