// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { shrinkPhoto, UnreadablePhoto } from '@/components/account/warranties/shrink-photo';
import { WarrantyForm } from '@/components/account/warranties/warranty-form';
import { ApiError } from '@/lib/api/errors';
import type { Warranty } from '@/lib/domain/warranty/types';
import { requestWarranty, uploadPhoto } from '@/lib/queries/warranties';

const push = vi.hoisted(() => vi.fn());
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));
vi.mock('@/lib/queries/warranties', () => ({
  requestWarranty: vi.fn(),
  uploadPhoto: vi.fn(),
  warrantyKey: () => ['warranties'],
}));
vi.mock('@/components/account/warranties/shrink-photo', () => ({
  UnreadablePhoto: class extends Error {},
  shrinkPhoto: vi.fn(),
}));
const ask = vi.mocked(requestWarranty);
const upload = vi.mocked(uploadPhoto);
const shrink = vi.mocked(shrinkPhoto);
const user = userEvent.setup({ delay: null, applyAccept: false });

const ITEM = {
  id: '9',
  name: 'Teclado',
  partNumber: 'T-1',
  qty: 2,
  product: null,
  untilUtc: '2027-01-01T12:00:00Z',
  availableQty: 2,
  reason: null,
};

beforeEach(() => {
  sessionStorage.clear();
  ask.mockReset().mockResolvedValue({ id: '50', folio: 'G-50' } as Warranty);
  shrink.mockReset().mockResolvedValue({ filename: 'a.jpg', type: 'image/jpeg', base64: 'eA==' });
  upload
    .mockReset()
    .mockImplementation(async ({ filename }) => ({ id: '70', filename, url: null }));
  push.mockReset();
});
afterEach(cleanup);

const setup = () =>
  render(
    <Suspense>
      <WarrantyForm item={ITEM} customerId="2" choiceHref="/productos" />
    </Suspense>,
  );
const description = () => screen.findByLabelText(/^¿Qué falla\?/);
const submit = async () => user.click(await screen.findByRole('button', { name: /^Envia/ }));
const photo = (name: string, type = 'image/png') => new File(['x'], name, { type });
const choose = async (...files: File[]) => {
  await description();
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input) await user.upload(input, files);
};

it('shows the errors beside their fields', async () => {
  setup();
  await submit();
  expect(await description()).toHaveFocus();
  expect(await description()).toHaveAccessibleDescription(/Cuéntanos qué falla\.$/);
  await user.type(await description(), 'Ya no enciende.');
  const qty = screen.getByLabelText(/^Piezas que fallan/);
  await user.clear(qty);
  await user.type(qty, '3');
  await submit();
  expect(qty).toHaveAccessibleDescription('De 1 a 2 Escribe un número entero de 1 a 2.');
  expect(ask).not.toHaveBeenCalled();
});

it('keeps everything when the request fails, and sends it again with the same key', async () => {
  ask.mockRejectedValueOnce(new ApiError({ kind: 'timeout' }));
  setup();
  await user.type(await description(), 'Ya no enciende.');
  await choose(photo('a.png'));
  expect(await screen.findByText('1 de 1 foto lista')).toBeVisible();
  await submit();
  expect(await screen.findByText(/Lo que escribiste sigue aquí/)).toBeVisible();
  cleanup();
  setup();
  expect(await description()).toHaveValue('Ya no enciende.');
  expect(await screen.findByText('1 de 1 foto lista')).toBeVisible();
  await submit();
  await waitFor(() => expect(push).toHaveBeenCalledWith('/perfil/garantias/50'));
  const [first, second] = ask.mock.calls;
  expect(second).toEqual(first);
  expect(second?.[1]).toMatchObject({ description: 'Ya no enciende.', qty: 1, photoIds: ['70'] });
  expect(sessionStorage).toHaveLength(0);
});

it('accepts five photos and shows why each other file is refused', async () => {
  setup();
  await choose(...['a', 'b', 'c', 'd', 'e', 'f'].map((name) => photo(`${name}.png`)));
  expect(await screen.findByText('f.png: puedes enviar hasta 5 fotos.')).toBeVisible();
  expect(await screen.findByText('5 de 5 fotos listas')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Quitar b.png' }));
  expect(screen.getByRole('button', { name: 'Agregar fotos' })).toHaveFocus();
  await choose(photo('manual.pdf', 'application/pdf'));
  expect(screen.getByText('manual.pdf: debe ser una foto JPEG, PNG o WebP.')).toBeVisible();
  expect(upload).toHaveBeenCalledTimes(5);
});

it('waits for uploads, retries a photo, and does not send while a photo has failed', async () => {
  upload.mockRejectedValueOnce(new ApiError({ kind: 'network' }));
  setup();
  await user.type(await description(), 'Ya no enciende.');
  await choose(photo('a.png'));
  expect(await screen.findByText('No se pudo subir.')).toBeVisible();
  await submit();
  expect(screen.getByText(/^Una de tus fotos no se subió/)).toBeVisible();
  let arrive = () => {};
  upload.mockReturnValueOnce(
    new Promise((done) => {
      arrive = () => done({ id: '71', filename: 'a.jpg', url: null });
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('progressbar', { name: 'Subiendo a.png' })).toBeVisible();
  await submit();
  expect(screen.getByText('Espera a que terminen de subir tus fotos.')).toBeVisible();
  expect(ask).not.toHaveBeenCalled();
  arrive();
  expect(await screen.findByText('1 de 1 foto lista')).toBeVisible();
  await submit();
  await waitFor(() => expect(ask).toHaveBeenCalledOnce());
});

it('shows an error when a file is not a photo', async () => {
  shrink.mockRejectedValue(new UnreadablePhoto());
  setup();
  await choose(photo('a.png'));
  expect(await screen.findByText('No pudimos leer esta foto. Prueba con otra.')).toBeVisible();
  expect(upload).not.toHaveBeenCalled();
});
