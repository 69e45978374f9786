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

  it('links to a page of the shop', () => {
    show('/buscar/categoria_ssd');
    const link = screen.getByRole('link', { name: /Semana de SSD/ });
    expect(link).toHaveAttribute('href', '/buscar/categoria_ssd');
    expect(link).not.toHaveAttribute('rel');
  });
  it('does not tell another site where the visitor came from', () => {
    show('https://marca.example/promo');
    expect(screen.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer');
  });
  it('is not a link without a target', () => {
    show(null);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('Semana de SSD')).toBeVisible();
  });
});

describe('findPartCategories', () => {
  const category = (slug: string, icon: string, categories: Category[] = []) =>
    createCategory({ name: slug, slug, icon, categories });
  it('keeps the order of assembly and leaves out parts that the shop does not sell', () => {
    const roots = [
      category('componentes', 'cpu', [
        category('gabinetes', 'case'),
        category('procesadores', 'cpu'),
        category('liquido', 'cooler'),
      ]),
      category('ssd', 'storage'),
    ];
    expect(findPartCategories(roots).map(({ slug }) => slug)).toEqual([
      'procesadores',
      'ssd',
      'gabinetes',
      'liquido',
    ]);
  });
});

describe('CarouselControls', () => {
  /** A row of three slides of 300 px, because jsdom has no layout. */
  function row() {
    const list = document.createElement('ul');
    list.id = 'fila';
    for (let index = 0; index < 3; index += 1) {
      const slide = document.createElement('li');
      Object.defineProperties(slide, {
        offsetWidth: { value: 300 },
        offsetLeft: { value: index * 300 },
      });
      list.append(slide);
    }
    Object.defineProperties(list, { clientWidth: { value: 300 }, scrollWidth: { value: 900 } });
    list.scrollTo = vi.fn((options) => {
      list.scrollLeft = (options as ScrollToOptions).left ?? 0;
      list.dispatchEvent(new Event('scroll'));
    });
    document.body.append(list);
    return list;
  }
  it('steps through the slides and wraps around at the ends', async () => {
    const list = row();
    render(<CarouselControls listId="fila" count={3} previous="Anterior" next="Siguiente" />);
    const next = screen.getByRole('button', { name: 'Siguiente' });
    await userEvent.click(next);
    expect(screen.getByText('2 / 3')).toBeVisible();
    await userEvent.click(next);
    await userEvent.click(next);
    expect(list.scrollLeft).toBe(0);
    await userEvent.click(screen.getByRole('button', { name: 'Anterior' }));
    expect(list.scrollLeft).toBe(600);
    list.remove();
  });
});
