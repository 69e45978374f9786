// @vitest-environment jsdom

import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { ProductGallery } from '@/components/browse/product/product-header';
import { createProduct } from '@/tests/support/create-product';
import { hrefOf } from '@/tests/support/href-of';

// A shared machine may take long to compile it.
beforeAll(() => import('@/components/browse/product/product-page-chunk'), 60_000);

const picture = (id: string) => {
  const file = `http://fotos.example/${id}.jpg`;
  return { id, thumbnail: file, medium: file, large: file, original: file };
};
const product = createProduct({ images: ['1', '2', '3'].map(picture) });

async function openZoom(start = 0) {
  const user = userEvent.setup();
  render(<ProductGallery product={product} />);
  await user.click(document.querySelectorAll('.gallery-photo[href]')[start] ?? expect.fail());
  return { user, dialog: await screen.findByRole('dialog', { name: 'Fotos del producto' }) };
}

test('without JavaScript each picture links to its large file, and each thumbnail links to its picture', () => {
  render(<ProductGallery product={product} />);
  expect(hrefOf(/Tarjeta de Video/)).toBe('http://fotos.example/1.jpg');
  const small = [...document.querySelectorAll('.gallery-thumbs a')];
  const targets = small.map((link) => link.getAttribute('href'));
  expect(targets).toEqual(['#foto-1', '#foto-2', '#foto-3']);
});

test('a product without pictures shows the placeholder, which cannot be opened', () => {
  render(<ProductGallery product={createProduct()} />);
  const picture = screen.getByRole<HTMLImageElement>('img', { name: 'Tarjeta de Video RTX' });
  expect(picture.src).toContain('imagen-no-disponible');
  expect(screen.queryByRole('link')).toBeNull();
});

test('arrow keys change the picture and wrap around', async () => {
  const { user } = await openZoom();
  expect(await screen.findByText('Foto 1 de 3')).toBeVisible();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByText('Foto 3 de 3')).toBeVisible();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByText('Foto 2 de 3')).toBeVisible();
});

test('+ and - zoom, and arrow keys do not change a zoomed picture', async () => {
  const { user, dialog } = await openZoom(1);
  const shown = () => dialog.querySelector('img')?.parentElement;
  await user.keyboard('++');
  expect(shown()?.style.width).toBe('200%');
  await user.keyboard('{ArrowRight}');
  expect(screen.getByText('Foto 2 de 3')).toBeVisible();
  await user.keyboard('---');
  expect(shown()?.style.width).toBe('100%');
  expect(screen.getByRole('button', { name: 'Alejar' })).toBeDisabled();
  await user.click(within(dialog).getByAltText('Foto 2 de 3'));
  expect(shown()?.style.width).toBe('200%');
});

test('closing removes the dialog', async () => {
  const { user } = await openZoom();
  await user.click(screen.getByRole('button', { name: 'Cerrar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
