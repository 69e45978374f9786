// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NotFoundScreen } from '@/components/shell/document/cached-document';
import { useCanCloseMenu } from '@/components/shell/menu/menu-panel';
import { useInterfaceStore } from '@/stores/interface/interface-store';

const Menu = () => <p>{useCanCloseMenu() ? 'se puede cerrar' : 'queda abierto'}</p>;

it('keeps a menu that was locked open, except on an error page', async () => {
  useInterfaceStore.getState().setCanCloseMenu(false);
  const { unmount } = render(<Menu />);
  expect(screen.getByText('queda abierto')).toBeVisible();
  unmount();
  render(
    <>
      <NotFoundScreen />
      <Menu />
    </>,
  );
  expect(await screen.findByText('se puede cerrar')).toBeVisible();
  expect(useInterfaceStore.getState().canCloseMenu).toBe(true);
});
