// @vitest-environment own-window

import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { OwnReview } from '@/components/browse/reviews/own-review';
import { Reviews } from '@/components/browse/reviews/reviews';
import { deserialise } from '@/lib/api/client/json-api';
import { getQueryClient } from '@/lib/api/client/query-client';
import { assumedAccountEndpoints } from '@/lib/api/endpoints/assumed-account';
import { specEndpoints } from '@/lib/api/endpoints/spec';
import { toReviewPage } from '@/lib/api/reviews';
import { markInteracted } from '@/lib/browser/deferred-assets';
import type { PaginatedReviews } from '@/lib/domain/product/types';
import { loadTexts } from '@/lib/i18n/client';
import { closeSession } from '@/stores/flows/session/answer-api-error';
import { resource } from '@/tests/support/resource';
import { must } from '../../../mock-api/test-client';
import { installFakeObservers, moveIntoView } from '../../../support/fake-observers';
import { mockBackend, type Resolver, refusal } from '../../../support/mock-backend';
import { ScreenHost } from '../../../support/screen-host';
import { laura, signInAs } from '../../account/harness';

const refresh = vi.hoisted(() => vi.fn());
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));
const backend = mockBackend();
const read = vi.fn<Resolver>();
const create = vi.fn<Resolver>();
const update = vi.fn<Resolver>();

const signIn = () => signInAs(laura);
const review = resource('product-reviews', '5', {
  customer_name: 'Ana L.',
  rating: 3,
  short_opinion: 'Regular',
  opinion: 'Cumple, pero hace ruido.',
  created_utc: '2026-11-01T10:00:00Z',
});
const bodySchema = z.object({ data: z.object({ attributes: z.object({}).loose() }).loose() });
/** Saved as it was sent. */
const save: Resolver = ({ body }) => {
  const { attributes } = bodySchema.parse(body).data;
  return { data: { ...review, attributes: { ...review.attributes, ...attributes } } };
};
const ownReview = (shownIds: readonly string[] = []) => (
  <ScreenHost>
    <OwnReview productId="7" shownIds={shownIds} />
  </ScreenHost>
);
const open = () => render(ownReview());
const pageOf = (...data: object[]) =>
  toReviewPage(must(deserialise({ data })), { page: 1, pageSize: 5 });
const reviews = (firstPage: PaginatedReviews | null = pageOf()) => (
  <ScreenHost>
    <Reviews productId="7" firstPage={firstPage} />
  </ScreenHost>
);
const showActions = () => {
  installFakeObservers();
  return render(reviews()).container;
};
const WRITE = 'Escribir reseña';
const publish = () => screen.findByRole('button', { name: 'Publicar reseña' });
const title = () => screen.getByLabelText(/^Título/);
const opinion = () => screen.getByLabelText(/^Tu opinión/);
const firstStar = () => screen.getByRole('radio', { name: '1 estrella' });
const user = userEvent.setup();
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  vi.resetAllMocks();
  backend.on(assumedAccountEndpoints.customerReviews, read.mockReturnValue({ data: [] }));
  backend.on(specEndpoints.createReview, create.mockImplementation(save));
  backend.on(specEndpoints.updateReview, update.mockImplementation(save));
  signIn();
});

/** Writes a review in the form that is open. */
async function write() {
  await user.click(await screen.findByRole('radio', { name: '4 estrellas' }));
  await user.type(title(), 'Muy buena');
  await user.type(opinion(), 'Silenciosa y rápida.');
}
/** Writes and sends one, of which the backend then says that the customer has this one. */
async function send(own?: object) {
  open();
  await write();
  if (own) read.mockReturnValue({ data: [own] });
  await user.click(await publish());
}

it('the author of a review is offered to edit it, somebody else to write one', async () => {
  const comeNear = async () => {
    const root = showActions();
    const mark = await waitFor(() => root.querySelector('span:empty') ?? expect.fail('no mark'));
    await waitFor(() => {
      act(() => moveIntoView(mark));
      expect(read).toHaveBeenCalled();
    });
  };
  markInteracted();
  await comeNear();
  expect(screen.getByRole('button', { name: WRITE })).toBeVisible();
  cleanup();
  getQueryClient().clear();
  read.mockClear();
  read.mockReturnValue({ data: [review] });
  await comeNear();
  expect(await screen.findByRole('button', { name: 'Editar mi reseña' })).toBeVisible();
  const own = screen.getByRole('region', { name: 'Tu reseña' });
  expect(own).toHaveTextContent(/Guardada.*Cumple, pero hace ruido\./);
});

it('goes on when the page is fetched again and has its first review, or none that can be read', async () => {
  const { rerender } = render(reviews());
  await press(WRITE);
  const field = await screen.findByLabelText(/^Título/);
  await user.type(field, 'Muy buena');
  for (const page of [pageOf(review), null, pageOf()]) {
    rerender(reviews(page));
    expect(title()).toBe(field);
  }
  expect(field).toHaveFocus();
});

it('keeps a button that has the focus when the code for customers arrives', async () => {
  closeSession();
  showActions();
  const button = screen.getByRole('button', { name: WRITE });
  act(() => button.focus());
  // As from another tab.
  act(signIn);
  await import('@/components/browse/reviews/review-actions-panel');
  await loadTexts('reviews');
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(button).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await publish()).toBeVisible();
});

it('does not take the form away when the session ends', async () => {
  const root = showActions();
  await waitFor(() => expect(root.querySelector('span:empty')).not.toBeNull());
  await press(WRITE);
  await publish();
  act(() => closeSession());
  const link = await screen.findByRole('link', { name: 'Iniciar sesión' });
  expect(link).toHaveAttribute('href', `/login?volver=${encodeURIComponent('/#resenas')}`);
  act(signIn);
  expect(await publish()).toBeVisible();
});

it('shows what is missing beside its field and sends nothing', async () => {
  open();
  await user.click(await publish());
  const missing = 'Elige de 1 a 5 estrellas';
  expect(await screen.findByText(missing)).toBeVisible();
  const stars = screen.getByRole('group', { name: /^Calificación/ });
  expect(stars).toHaveAccessibleDescription(missing);
  expect(opinion()).toHaveAccessibleDescription(/Escribe tu opinión/);
  // The title may be left out.
  expect(title()).toBeValid();
  expect(create).not.toHaveBeenCalled();
});

it('publishes once, shows the review, and refreshes the page', async () => {
  open();
  await write();
  await user.dblClick(await publish());
  expect(await screen.findByRole('region', { name: 'Tu reseña' })).toHaveTextContent('Muy buena');
  expect(create).toHaveBeenCalledOnce();
  const attributes = { rating: 4, short_opinion: 'Muy buena', opinion: 'Silenciosa y rápida.' };
  const relationships = { product: { data: { id: '7' } }, customer: { data: { id: laura.id } } };
  const sent = { data: { attributes, relationships } };
  expect(create.mock.calls[0]?.[0].body).toMatchObject(sent);
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(Object.keys({ ...sessionStorage })).toEqual([]);
});

it('shows a refusal beside its field and keeps the draft, also after a reload', async () => {
  const pointer = '/data/attributes/short_opinion';
  create.mockImplementation(() => refusal(422, 'Sin enlaces, por favor.', pointer));
  await send();
  await waitFor(() => expect(title()).toHaveAccessibleDescription(/Sin enlaces, por favor\./));
  expect(title()).toHaveFocus();
  cleanup();
  open();
  expect(await screen.findByLabelText(/^Título/)).toHaveValue('Muy buena');
  expect(screen.getByRole('radio', { name: '4 estrellas' })).toBeChecked();
});

it('changes the existing review if the answer to its creation was lost', async () => {
  create.mockReturnValueOnce(refusal(422, 'Ya opinaste.', '/data/relationships/product'));
  await send(review);
  await screen.findByRole('region', { name: 'Tu reseña' });
  expect(create).toHaveBeenCalledOnce();
  expect(update).toHaveBeenCalledOnce();
  const call = update.mock.calls[0]?.[0];
  expect(call?.url.pathname).toMatch(/product-reviews\/5$/);
  const data = { id: '5', attributes: { short_opinion: 'Muy buena' } };
  expect(call?.body).toMatchObject({ data });
});

it('leaves the review of another tab alone when the new one was refused for its words', async () => {
  create.mockReturnValueOnce(refusal(422, 'Sin enlaces, por favor.'));
  await send(review);
  expect(await screen.findByRole('alert')).toHaveTextContent('Sin enlaces, por favor.');
  expect(update).not.toHaveBeenCalled();
});

it('sends a change once, also when the backend takes it for a second review', async () => {
  read.mockReturnValue({ data: [review] });
  update.mockReturnValue(refusal(422, 'Ya opinaste.', '/data/relationships/product'));
  open();
  await press('Guardar cambios');
  expect(await screen.findByRole('alert')).toHaveTextContent('Ya opinaste.');
  expect(update).toHaveBeenCalledOnce();
});

it('opens the form of the customer’s own review at once, and says whether the list that everybody sees has the change', async () => {
  read.mockReturnValue({ data: [review] });
  const { rerender } = render(ownReview(['5']));
  expect(await screen.findByRole('radio', { name: '3 estrellas' })).toBeChecked();
  expect(screen.queryByRole('button', { name: 'Editar mi reseña' })).toBeNull();
  expect(firstStar()).toHaveFocus();
  expect(opinion()).toHaveValue('Cumple, pero hace ruido.');
  await user.type(opinion(), ' Un poco.');
  await press('Guardar cambios');
  const own = await screen.findByRole('region', { name: 'Tu reseña' });
  expect(update.mock.calls.map(([{ body }]) => body)).toMatchObject([
    { data: { id: '5', attributes: { opinion: 'Cumple, pero hace ruido. Un poco.' } } },
  ]);
  // The list has the text from before the change.
  expect(own).toHaveTextContent(/Guardada.*Cumple, pero hace ruido\. Un poco\./);
  expect(screen.getByRole('img', { name: 'Calificación: 3 de 5' })).toBeVisible();
  // The page was fetched again.
  rerender(ownReview(['5']));
  expect(own).toHaveTextContent(/Publicada.*Cumple, pero hace ruido\. Un poco\./);
  await press('Editar mi reseña');
  expect(opinion()).toHaveValue('Cumple, pero hace ruido. Un poco.');
  expect(firstStar()).toHaveFocus();
});

it('an address with the place of the form opens it, with the focus in it', async () => {
  history.replaceState(null, '', '/productos/a#escribir-resena');
  showActions();
  await publish();
  expect(firstStar()).toHaveFocus();
});
