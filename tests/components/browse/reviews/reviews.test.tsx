// @vitest-environment jsdom

import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { Reviews } from '@/components/browse/reviews/reviews';
import { deserialise } from '@/lib/api/client/json-api';
import { specEndpoints } from '@/lib/api/endpoints/spec';
import { toReviewPage } from '@/lib/api/reviews';
import type { PaginatedReviews } from '@/lib/domain/product/types';
import { resource } from '@/tests/support/resource';
import { must } from '../../../mock-api/test-client';
import { installFakeObservers, moveIntoView } from '../../../support/fake-observers';
import { mockBackend, type Resolver, refusal } from '../../../support/mock-backend';
import { serveMarkup } from '../../../support/serve-markup';

const distribution = { 4: 11 };
const pageOf = (ids: number[], currentPage: number) => ({
  data: ids.map((id) =>
    resource('product-reviews', String(id), {
      customer_name: `Cliente ${id}`,
      rating: 4,
      opinion: `Opinión ${id}`,
      created_utc: '2026-03-05T10:00:00Z',
    }),
  ),
  meta: { page: { currentPage, lastPage: 3, total: 11 }, average: 4.2, distribution },
});
const readPage = (document: object) =>
  toReviewPage(must(deserialise(document)), { page: 1, pageSize: 5 });
const first = readPage(pageOf([11, 10, 9, 8, 7], 1));

const backend = mockBackend();
const readReviews = vi.fn<Resolver>();

beforeEach(() => {
  readReviews.mockReset().mockImplementation(({ url }) =>
    // A review was published in the meantime, so review 7 is on the second page again.
    url.searchParams.get('page[number]') === '2' ? pageOf([7, 6, 5, 4, 3], 2) : pageOf([2, 1], 3),
  );
  backend.on(specEndpoints.productReviews, readReviews);
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const show = (firstPage: PaginatedReviews | null = first) =>
  render(<Reviews productId="7" firstPage={firstPage} />);
const names = () => screen.getAllByText(/^Cliente \d+$/).map(({ textContent }) => textContent);

test('renders the first five with average, shares and dates', () => {
  show();
  expect(names()).toHaveLength(5);
  expect(screen.getAllByText('2026-3-5')).toHaveLength(5);
  expect(screen.getByText('4.2')).toBeVisible();
  const shares = screen.getByRole('list', { name: 'Reseñas por calificación' });
  expect(within(shares).getByText('11 (100%)')).toBeVisible();
  expect(screen.getByText(/Mostrando 5 de 11 reseñas/)).toBeVisible();
});

/** The ways in which the dates of the reviews are shown, once each: the style sheet hides the one that is for everybody. */
function writtenDates() {
  const shown = (time: Element) => time.querySelector('.visitor-text') ?? time;
  return [...new Set(screen.getAllByRole('time').map((time) => shown(time).textContent))];
}

test('the document has the dates, and the browser says how long ago that was', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-17T10:00:00Z') });
  installFakeObservers();
  const { container, hydrate } = serveMarkup(<Reviews productId="7" firstPage={first} />);
  expect(writtenDates()).toEqual(['2026-3-5']);
  const { rerender } = hydrate();
  expect(writtenDates()).toEqual(['2026-3-5']);
  act(() => container.querySelectorAll('span:empty').forEach(moveIntoView));
  await waitFor(() => expect(writtenDates()).toEqual(['hace 12 días']));
  for (const time of screen.getAllByRole('time')) {
    expect(time).toHaveAttribute('title', '2026-3-5');
    expect(time).toHaveAttribute('datetime', '2026-03-05');
  }
  // The page is fetched again and has a new review.
  rerender(<Reviews productId="7" firstPage={readPage(pageOf([12, 11, 10, 9, 8], 1))} />);
  expect(names()).toContain('Cliente 12');
  await waitFor(() => expect(writtenDates()).toEqual(['hace 12 días']));
  await press('Ver más reseñas');
  expect(await screen.findByText('Opinión 3')).toBeVisible();
  expect(writtenDates()).toEqual(['hace 12 días']);
  await press('Filtrar y ordenar');
  expect(await screen.findByText('Opinión 1')).toBeVisible();
  expect(writtenDates()).toEqual(['hace 12 días']);
});

test('a review from tomorrow, as of a wrong clock, keeps its date', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-04T10:00:00Z') });
  show();
  await press('Ver más reseñas');
  expect(await screen.findByText('Opinión 3')).toBeVisible();
  expect(writtenDates()).toEqual(['2026-3-5']);
});

test('one review is the only one, and numbers that contradict each other are left out', () => {
  const [only] = first.reviews;
  const page = readPage({ ...pageOf([11], 1), meta: { page: { total: 1 }, distribution } });
  show({ ...page, reviews: only ? [only] : [] });
  expect(screen.getByText('Mostrando la única reseña.')).toBeVisible();
  expect(page.distribution).toBeNull();
});

test('appends more reviews, each once, until there are no more', async () => {
  show();
  await press('Ver más reseñas');
  expect(await screen.findByText('Opinión 3')).toBeVisible();
  expect(names()).toHaveLength(9);
  expect(screen.getByText(/^Mostrando/)).toHaveTextContent(/^Mostrando 9 de 11/);
  expect(readReviews).toHaveBeenCalledTimes(1);
  await press('Ver más reseñas');
  expect(await screen.findByText('Opinión 1')).toBeVisible();
  expect(new Set(names()).size).toBe(11);
  expect(screen.queryByRole('button', { name: /más reseñas/ })).toBeNull();
  expect(screen.getByText(/Mostrando 11 de 11/)).toBeVisible();
});

test('offers a retry after a failure', async () => {
  readReviews.mockReturnValueOnce(refusal(422, 'No.'));
  show();
  await press('Ver más reseñas');
  expect(await screen.findByText('No pudimos cargar más reseñas.')).toBeVisible();
  await press('Reintentar');
  expect(await screen.findByText('Opinión 3')).toBeVisible();
});

test('an empty state is shown without reviews, and not for reviews that could not be read', () => {
  const { rerender } = show({ ...first, reviews: [], total: 0, lastPage: 1 });
  expect(screen.getByText('Este producto todavía no tiene reseñas')).toBeVisible();
  rerender(<Reviews productId="7" firstPage={null} />);
  expect(screen.getByText(/no podemos mostrar las reseñas/)).toBeVisible();
  expect(screen.queryByText(/todavía no tiene reseñas/)).toBeNull();
});

test('shows those with so many stars, in the chosen order, in place of the newest', async () => {
  const asked: string[] = [];
  // This backend does not know the filter and sends the others, too.
  readReviews.mockImplementation(({ url }) => {
    const read = (name: string) => url.searchParams.get(name);
    asked.push(`${read('sort')} ${read('filter[rating]')}`);
    const page = pageOf([2, 1], 3);
    const [one, two] = page.data;
    const bought = { ...one, attributes: { ...one?.attributes, rating: 5 } };
    return { ...page, data: [{ ...bought, meta: { verified_purchase: true } }, two] };
  });
  show();
  await press('Filtrar y ordenar');
  const stars = await screen.findByRole('combobox', { name: 'Calificación' });
  expect(stars).toHaveFocus();
  await userEvent.selectOptions(stars, '5 estrellas');
  const order = screen.getByRole('combobox', { name: 'Ordenar por' });
  await userEvent.selectOptions(order, 'Peor calificadas');
  expect(await screen.findByText('Compra verificada')).toBeVisible();
  expect(screen.getByText('Opinión 2')).toBeVisible();
  expect(screen.queryByText('Opinión 1')).toBeNull();
  // Its number counts the others, too.
  expect(screen.queryByText('11 reseñas', { selector: '[role=status]' })).toBeNull();
  expect(asked).toEqual(['-id null', '-id 5', 'rating 5']);
});
