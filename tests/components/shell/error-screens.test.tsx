// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { cachedDocument, NotFoundScreen } from '@/components/shell/document/cached-document';
import { UnexpectedErrorScreen } from '@/components/shell/document/unexpected-error-screen';
import { recordLog } from '@/tests/support/logged-lines';

it('shows the exact text for an unknown address, with links to other pages', () => {
  const { container } = render(<NotFoundScreen />);
  expect(container.firstElementChild).toHaveAttribute('data-document-status', '404');
  expect(screen.getByRole('heading', { level: 1, name: 'Ooops...' })).toBeVisible();
  const text = 'La página o el recurso solicitado no existe o ya no está disponible.';
  expect(screen.getByText(text)).toBeVisible();
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Ir al inicio', '/'],
    ['Categorías', '/busqueda-por-categoria'],
    ['Sucursales', '/soporte/sucursales'],
    ['Facturación', '/soporte/preguntas-frecuentes'],
  ]);
});

it('shows the error message and retries', async () => {
  const retry = vi.fn();
  render(<UnexpectedErrorScreen error={new Error('se rompió $& algo')} retry={retry} />);
  expect(screen.getByText('500')).toBeVisible();
  expect(screen.getByText('Error inesperado: se rompió $& algo')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

it("hides a server error's message and shows its reference", () => {
  const error = new Error('An error occurred in the Server Components render.');
  render(<UnexpectedErrorScreen error={Object.assign(error, { digest: '42' })} />);
  expect(screen.queryByText(/Server Components/)).toBeNull();
  expect(screen.getByText('Código de ayuda: 42')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Cargar de nuevo' })).toBeVisible();
});

it('accepts a thrown value that is not an error', () => {
  render(<UnexpectedErrorScreen error={undefined} />);
  expect(screen.getByText(/^Error inesperado: /)).toBeVisible();
});

it('shows the code by which the failure of a document is found in the log', async () => {
  const takeLog = recordLog();
  const failing = cachedDocument(async () => {
    throw new Error('the backend is gone');
  });
  render(await failing({}));
  const [line] = takeLog();
  const helpCode = expect.stringMatching(/^[\dA-F]{8}$/);
  expect(line).toMatchObject({ event: 'document-failed', helpCode });
  expect(screen.getByText(`Código de ayuda: ${line?.helpCode}`)).toBeVisible();
});
