// @vitest-environment jsdom

import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { CountdownTimer } from '@/components/browse/home/countdown-timer';
import { CarouselControls } from '@/components/browse/home/home-islands';
import { findPartCategories } from '@/components/browse/home/home-screen';
import { PromoBanner } from '@/components/ui/promo-banner';
import { noteServerTime } from '@/lib/api/client/server-clock';
import type { Category } from '@/lib/domain/product/types';
import { createBanner } from '@/tests/support/create-banner';
import { createCategory } from '@/tests/support/create-category';

describe('PromoBanner', () => {
  const show = (link: string | null) =>
    render(<PromoBanner banner={createBanner({ link })} shape="card" sizes="100vw" />);

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
  const [cases, cpus] = [category('gabinetes', 'case'), category('procesadores', 'cpu')];
  const components = [cases, cpus, category('liquido', 'cooler')];
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

const units = { hours: 'h', minutes: 'min', seconds: 's' };
const endsAt = 'Termina el 2 de octubre, 18:00 h';
const labels = { endsIn: 'Termina en', endsAt, ended: 'Oferta terminada', ...units };

const startAt = (hour: number) => vi.useFakeTimers({ now: Date.UTC(2026, 9, 2, hour) });
const showTimer = (second: number) =>
  render(<CountdownTimer endsUtc={`2026-10-02T10:00:0${second}Z`} labels={labels} />);

it('an offer shows its end as a date in the cached document', () => {
  const timer = <CountdownTimer endsUtc="2026-10-02T12:00:05Z" labels={labels} />;
  expect(renderToString(timer)).toContain(endsAt);
});

it('an offer counts down every second and then says that it has ended', () => {
  startAt(10);
  showTimer(2);
  const timer = screen.getByRole('timer');
  expect(timer).toHaveTextContent('00 h 00 min 02 s');
  expect(timer).toHaveAttribute('aria-live', 'off');
  act(() => vi.advanceTimersByTime(1000));
  expect(timer).toHaveTextContent('00 h 00 min 01 s');
  act(() => vi.advanceTimersByTime(1000));
  expect(screen.queryByRole('timer')).toBeNull();
  expect(screen.getByText('Oferta terminada')).toBeVisible();
});

it('an offer goes by the time of the server once that is known', () => {
  startAt(11);
  showTimer(7);
  expect(screen.getByText('Oferta terminada')).toBeDefined();
  noteServerTime('Fri, 02 Oct 2026 10:00:00 GMT');
  act(() => vi.advanceTimersByTime(2000));
  expect(screen.getByRole('timer').textContent).toBe('00 h 00 min 05 s');
  noteServerTime(null);
});
