// @vitest-environment own-window
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { WarrantyForm } from '@/components/account/warranties/warranty-form';
import { assumedOrderEndpoints } from '@/lib/api/endpoints/assumed-orders';
import { IDEMPOTENCY_HEADER } from '@/lib/api/endpoints/assumed-session';
import { connectionLost, mockBackend, type Resolver } from '../../support/mock-backend';
import { ScreenHost } from '../../support/screen-host';

const push = vi.hoisted(() => vi.fn());
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));
const backend = mockBackend();
const ask = vi.fn<Resolver>();
const upload = vi.fn<Resolver>();
/** The browser's own: jsdom reads no pictures. */
const readPicture = vi.fn<typeof createImageBitmap>();
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

const uploaded = (id: string) => ({
  data: { type: 'warranty-photos', id, attributes: { filename: 'a.jpg' } },
});

beforeEach(() => {
  const made = { type: 'warranties', id: '50', attributes: { folio: 'G-50' } };
  ask.mockReset().mockReturnValue({ data: made });
  upload.mockReset().mockReturnValue(uploaded('70'));
  backend.on(assumedOrderEndpoints.warrantyCreate, ask);
  backend.on(assumedOrderEndpoints.warrantyPhotoCreate, upload);
  readPicture.mockReset().mockResolvedValue({ width: 40, height: 30, close: () => undefined });
  vi.stubGlobal('createImageBitmap', readPicture);
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(
    Object.assign(Object.create(null), { fillRect: vi.fn(), drawImage: vi.fn() }),
  );
  const picture = 'data:image/jpeg;base64,eA==';
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue(picture);
  push.mockReset();
});

const setup = (deliveredUtc: string | null = null) =>
  render(
    <ScreenHost>
      <WarrantyForm
        item={ITEM}
        customerId="2"
        orderId="7"
        orderFolio="P-7"
        deliveredUtc={deliveredUtc}
        choiceHref={null}
      />
    </ScreenHost>,
  );
const description = () => screen.findByLabelText(/^Cuéntanos los detalles/);
const say = async (reason: string) =>
  user.click(await screen.findByRole('radio', { name: reason }));
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
  expect(screen.getByRole('radio', { name: 'No funciona bien' })).toHaveFocus();
  expect(screen.getByRole('group', { name: /^¿Qué pasó\?/ })).toHaveAccessibleDescription(
    'Elige qué pasó.',
  );
  expect(await description()).toHaveAccessibleDescription(/Cuéntanos qué pasó\.$/);
  await say('No funciona bien');
  await user.type(await description(), 'Ya no enciende.');
  const qty = screen.getByLabelText(/^Piezas/);
  await user.clear(qty);
  await user.type(qty, '3');
  await submit();
  expect(qty).toHaveAccessibleDescription('De 1 a 2 Escribe un número entero de 1 a 2.');
  expect(ask).not.toHaveBeenCalled();
});

it('keeps everything when the request fails, and sends it again with the same key', async () => {
  ask.mockReturnValueOnce(connectionLost());
  setup();
  // The order that it is about is said.
  expect(await screen.findByRole('link', { name: 'Pedido P-7' })).toBeVisible();
  await say('Llegó dañado');
  await user.type(await description(), 'Ya no enciende.');
  await choose(photo('a.png'));
  expect(await screen.findByText('1 de 1 foto lista')).toBeVisible();
  const sent = { filename: 'a.jpg', content_type: 'image/jpeg', content_base64: 'eA==' };
  expect(upload.mock.calls[0]?.[0].body).toMatchObject({ data: { attributes: sent } });
  await submit();
  expect(await screen.findByText(/Lo que escribiste sigue aquí/)).toBeVisible();
  cleanup();
  setup();
  expect(await description()).toHaveValue('Ya no enciende.');
  expect(screen.getByRole('radio', { name: 'Llegó dañado' })).toBeChecked();
  expect(await screen.findByText('1 de 1 foto lista')).toBeVisible();
  await submit();
  await waitFor(() => expect(push).toHaveBeenCalledWith('/perfil/garantias/50'));
  const [first, second] = ask.mock.calls.map(([call]) => call);
  expect(second?.body).toEqual(first?.body);
  expect(second?.headers.get(IDEMPOTENCY_HEADER)).toBeTruthy();
  expect(second?.headers.get(IDEMPOTENCY_HEADER)).toBe(first?.headers.get(IDEMPOTENCY_HEADER));
  expect(second?.body).toMatchObject({
    data: {
      attributes: { description: 'Llegó dañado: Ya no enciende.', qty: 1 },
      relationships: {
        order_item: { data: { id: '9' } },
        photos: { data: [{ type: 'warranty-photos', id: '70' }] },
      },
    },
  });
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
  upload.mockReturnValueOnce(connectionLost());
  setup();
  // The order that it is about is said.
  expect(await screen.findByRole('link', { name: 'Pedido P-7' })).toBeVisible();
  await say('Llegó dañado');
  await user.type(await description(), 'Ya no enciende.');
  await choose(photo('a.png'));
  expect(await screen.findByText('No se pudo subir.')).toBeVisible();
  await submit();
  expect(screen.getByText(/^Una de tus fotos no se subió/)).toBeVisible();
  let arrive = () => {};
  upload.mockReturnValueOnce(
    new Promise((done) => {
      arrive = () => done(uploaded('71'));
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
  readPicture.mockRejectedValue(new DOMException('No picture', 'InvalidStateError'));
  setup();
  await choose(photo('a.png'));
  expect(await screen.findByText('No pudimos leer esta foto. Prueba con otra.')).toBeVisible();
  expect(upload).not.toHaveBeenCalled();
});

it('who no longer wants it need not say why, and reads until when and at whose cost', async () => {
  setup('2026-01-05T18:00:00Z');
  await say('Ya no lo quiero');
  expect(
    screen.getByText(/^Tienes 5 días hábiles desde la entrega, sin dar motivos/),
  ).toBeVisible();
  expect(screen.getByText(/^Ese plazo terminó el 12 ene 2026/)).toBeVisible();
  await submit();
  await waitFor(() => expect(ask).toHaveBeenCalledOnce());
  expect(ask.mock.calls[0]?.[0].body).toMatchObject({
    data: { attributes: { description: 'Ya no lo quiero' } },
  });
});

it('a deadline that has not passed, or that nobody knows, is no warning', async () => {
  setup(new Date().toISOString());
  await say('Ya no lo quiero');
  expect(screen.queryByText(/^Ese plazo terminó/)).toBeNull();
  cleanup();
  setup();
  await say('Me llegó otro producto');
  expect(screen.getByText(/^Tienes 10 días hábiles/)).toBeVisible();
  expect(screen.queryByText(/^Ese plazo terminó/)).toBeNull();
});
