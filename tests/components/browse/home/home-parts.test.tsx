// @vitest-environment jsdom

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { CarouselControls } from '@/components/browse/home/home-islands';
import { findPartCategories } from '@/components/browse/home/home-screen';
import { PromoBanner } from '@/components/ui/promo-banner';
import type { Banner, Category } from '@/lib/domain/product/types';
import { createCategory } from '@/tests/support/create-category';

const banner: Banner = {
  id: '1',
  slot: 'BANNER_SUGGEST',
  title: 'Semana de SSD',
  text: '',
  callToAction: 'Ver más',
  image: null,
  imageMobile: null,
  alt: 'Semana de SSD',
  link: '/buscar/categoria_ssd',
};

describe('PromoBanner', () => {
  const show = (link: string | null) =>
    render(<PromoBanner banner={{ ...banner, link }} shape="card" sizes="100vw" />);

  it.each([
    ['links to a page of the shop', '/buscar/categoria_ssd', null],
    ['does not tell another site who comes', 'https://marca.example/', 'noopener noreferrer'],
  ])('%s', (_, target, rel) => {
    show(target);
    const link = screen.getByRole('link', { name: /Semana de SSD/ });
    expect(link.getAttribute('href')).toBe(target);
    expect(link.getAttribute('rel')).toBe(rel);
  });
  it('is not a link without a target', () => {
    show(null);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('Semana de SSD')).toBeVisible();
  });
});

it('categories of parts keep the order of assembly, without parts that the shop does not sell', () => {
  const category = (slug: string, icon: string, categories: Category[] = []) =>
    createCategory({ name: slug, slug, icon, categories });
  const components = [
    category('gabinetes', 'case'),
    category('procesadores', 'cpu'),
    category('liquido', 'cooler'),
  ];
  const roots = [category('componentes', 'cpu', components), category('ssd', 'storage')];
  const slugs = findPartCategories(roots).map(({ slug }) => slug);
  expect(slugs).toEqual(['procesadores', 'ssd', 'gabinetes', 'liquido']);
});

/** A row of three slides of 300 px, because jsdom has no layout. */
function createRow() {
  const list = document.body.appendChild(document.createElement('ul'));
  list.id = 'fila';
  for (const offsetLeft of [0, 300, 600])
    Object.defineProperties(list.appendChild(document.createElement('li')), {
      offsetWidth: { value: 300 },
      offsetLeft: { value: offsetLeft },
    });
  Object.defineProperties(list, { clientWidth: { value: 300 }, scrollWidth: { value: 900 } });
  list.scrollTo = vi.fn((options) => {
    list.scrollLeft = (options as ScrollToOptions).left ?? 0;
    list.dispatchEvent(new Event('scroll'));
  });
  return list;
}

it('a carousel steps through its slides and wraps around at the ends', async () => {
  const list = createRow();
  render(<CarouselControls listId="fila" count={3} previous="Anterior" next="Siguiente" />);
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  await press('Siguiente');
  expect(screen.getByText('2 / 3')).toBeVisible();
  await press('Siguiente');
  await press('Siguiente');
  expect(list.scrollLeft).toBe(0);
  await press('Anterior');
  expect(list.scrollLeft).toBe(600);
});
