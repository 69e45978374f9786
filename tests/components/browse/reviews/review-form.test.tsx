// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OwnReview } from '@/components/browse/reviews/own-review';
import { ApiError } from '@/lib/api/errors';
import type { Customer } from '@/lib/domain/account/types';
import type { Review } from '@/lib/domain/product/types';
import { getQueryClient } from '@/lib/queries/query-client';
import { closeSession, openSession } from '@/stores/session/session-actions';

const { read, saveReview, refresh } = vi.hoisted(() => ({
  read: vi.fn(),
  saveReview: vi.fn(),
  refresh: vi.fn(),
}));
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));
vi.mock('@/lib/queries/reviews', async (original) => ({
  ...(await original<typeof import('@/lib/queries/reviews')>()),
  saveReview,
  ownReview: (customerId: string, productId: string) => ({
    queryKey: ['customer', customerId, 'review', productId],
    queryFn: read,
  }),
}));

const customer = { id: '2', name: 'Ana', email: 'ana@ejemplo.mx' } as Customer;
const review: Review = {
  id: '5',
  customerName: 'Ana L.',
  rating: 3,
  shortOpinion: 'Regular',
  opinion: 'Cumple, pero hace ruido.',
  createdUtc: '2026-11-01T10:00:00Z',
  createdAtText: '',
};
const refusal = (pointer: string, detail: string) =>
  new ApiError({ kind: 'http', status: 422, errors: [{ pointer, detail }] });
const open = () =>
  render(
    <Suspense>
      <OwnReview productId="7" />
    </Suspense>,
  );
const publish = () => screen.findByRole('button', { name: 'Publicar reseña' });
const user = userEvent.setup();

beforeEach(() => {
  sessionStorage.clear();
  getQueryClient().clear();
  vi.resetAllMocks();
  read.mockResolvedValue(null);
  saveReview.mockImplementation(async ({ written }) => ({ ...review, ...written }));
  openSession({ customer, accessToken: 'asa', expiresIn: 60 });
});
afterEach(() => {
  cleanup();
  closeSession();
});

async function write() {
  await user.click(await screen.findByRole('radio', { name: '4 estrellas' }));
  await user.type(screen.getByLabelText(/^Título/), 'Muy buena');
  await user.type(screen.getByLabelText(/^Tu opinión/), 'Silenciosa y rápida.');
}

it('shows a guest links to sign in that return to the reviews', async () => {
  closeSession();
  open();
  const link = await screen.findByRole('link', { name: 'Iniciar sesión' });
  expect(link).toHaveAttribute('href', `/login?volver=${encodeURIComponent('/#resenas')}`);
  expect(read).not.toHaveBeenCalled();
});

it('shows what is missing beside its field and sends nothing', async () => {
  open();
  await user.click(await publish());
  expect(await screen.findByText('Elige de 1 a 5 estrellas')).toBeVisible();
  expect(screen.getByRole('group', { name: /^Calificación/ })).toHaveAccessibleDescription(
    'Elige de 1 a 5 estrellas',
  );
  expect(screen.getByLabelText(/^Título/)).toHaveAccessibleDescription(/Escribe un título/);
  expect(saveReview).not.toHaveBeenCalled();
});

it('publishes once, shows the review, and refreshes the page', async () => {
  open();
  await write();
  await user.dblClick(await publish());
  expect(await screen.findByRole('region', { name: 'Tu reseña' })).toHaveTextContent('Muy buena');
  expect(saveReview).toHaveBeenCalledExactlyOnceWith({
    customerId: '2',
    productId: '7',
    before: null,
    written: { rating: 4, shortOpinion: 'Muy buena', opinion: 'Silenciosa y rápida.' },
  });
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(Object.keys({ ...sessionStorage })).toEqual([]);
});

it('shows a refusal beside its field and keeps the draft, also after a reload', async () => {
  saveReview.mockRejectedValue(
    refusal('/data/attributes/short_opinion', 'Sin enlaces, por favor.'),
  );
  open();
  await write();
  await user.click(await publish());
  const title = screen.getByLabelText(/^Título/);
  await waitFor(() => expect(title).toHaveAccessibleDescription(/Sin enlaces, por favor\./));
  expect(title).toHaveFocus();
  cleanup();
  open();
  expect(await screen.findByLabelText(/^Título/)).toHaveValue('Muy buena');
  expect(screen.getByRole('radio', { name: '4 estrellas' })).toBeChecked();
});

it('changes the existing review if the answer to its creation was lost', async () => {
  saveReview.mockRejectedValueOnce(refusal('/data/relationships/product', 'Ya opinaste.'));
  open();
  await write();
  read.mockResolvedValue(review);
  await user.click(await publish());
  await screen.findByRole('region', { name: 'Tu reseña' });
  expect(saveReview).toHaveBeenLastCalledWith(expect.objectContaining({ before: review }));
});

it('edits the customer’s own review', async () => {
  read.mockResolvedValue(review);
  open();
  await user.click(await screen.findByRole('button', { name: 'Editar mi reseña' }));
  expect(screen.getByRole('radio', { name: '3 estrellas' })).toBeChecked();
  const opinion = screen.getByLabelText(/^Tu opinión/);
  expect(opinion).toHaveValue('Cumple, pero hace ruido.');
  await user.type(opinion, ' Un poco.');
  await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  await waitFor(() =>
    expect(saveReview).toHaveBeenCalledWith(
      expect.objectContaining({
        before: review,
        written: expect.objectContaining({ opinion: 'Cumple, pero hace ruido. Un poco.' }),
      }),
    ),
  );
});
