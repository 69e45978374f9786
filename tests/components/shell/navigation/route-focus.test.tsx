// @vitest-environment own-window
import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { RouteFocus } from '@/components/shell/navigation/soft-navigation';

const at = vi.hoisted(() => ({ pathname: '/', query: '' }));
vi.mock('next/navigation', () => ({
  usePathname: () => at.pathname,
  useSearchParams: () => new URLSearchParams(at.query),
}));

function Page() {
  return (
    <>
      <a href="/x">enlace</a>
      <main id="contenido" tabIndex={-1}>
        <h1>Título</h1>
        <button type="button">control</button>
      </main>
      <RouteFocus />
    </>
  );
}

const go = (pathname: string, query = '') => Object.assign(at, { pathname, query });
afterEach(() => go('/'));

it('does not move the focus on the first view, and moves it to the heading after a navigation', () => {
  const { rerender } = render(<Page />);
  screen.getByRole('link').focus();
  expect(screen.getByRole('link')).toHaveFocus();
  go('/marcas');
  rerender(<Page />);
  expect(screen.getByRole('heading')).toHaveFocus();
});

it('keeps the focus on a control of the page unless the page number of the list changed', () => {
  const { rerender } = render(<Page />);
  screen.getByRole('button').focus();
  go('/buscar/marca_a');
  rerender(<Page />);
  expect(screen.getByRole('button')).toHaveFocus();
  go('/buscar/marca_a', 'page=2');
  rerender(<Page />);
  expect(screen.getByRole('heading')).toHaveFocus();
});
