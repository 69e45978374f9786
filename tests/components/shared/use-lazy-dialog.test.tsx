// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { expect, it } from 'vitest';
import { type LazyDialogProps, useLazyDialog } from '@/components/shared/use-lazy-dialog';
import { ModalDialog } from '@/components/ui/modal-dialog';

const Panel = ({ open, onOpenChange }: LazyDialogProps) =>
  open && (
    <ModalDialog aria-label="Panel" onClose={() => onOpenChange(false)}>
      <button type="button">Listo</button>
    </ModalDialog>
  );

function Opener({ load }: { load: () => Promise<ComponentType<LazyDialogProps>> }) {
  const dialog = useLazyDialog(load, 'place');
  return (
    <>
      <button type="button" onClick={dialog.open}>
        Abrir
      </button>
      {dialog.Panel && <dialog.Panel open={dialog.isOpen} onOpenChange={dialog.setOpen} />}
    </>
  );
}

/** A button whose press the document has answered with a placeholder; says how its panel's code arrives. */
function setup() {
  const code = Promise.withResolvers<ComponentType<LazyDialogProps>>();
  document.body.insertAdjacentHTML('beforeend', '<dialog class="placeholder" id="place"></dialog>');
  const placeholder = document.getElementById('place') as HTMLDialogElement;
  render(<Opener load={() => code.promise} />);
  placeholder.showModal();
  return { placeholder, arrive: () => act(async () => code.resolve(Panel)) };
}
const press = () => act(() => screen.getByText('Abrir').click());
const panel = () => screen.queryByRole('dialog', { name: 'Panel' });

it('takes the place of what stood there, and can be closed', async () => {
  const { placeholder, arrive } = setup();
  press();
  await arrive();
  expect(panel()).toBeVisible();
  expect(placeholder).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(panel()).toBeNull();
});

it('is not shown to who has closed that before', async () => {
  const { placeholder, arrive } = setup();
  press();
  await act(async () => placeholder.close());
  await arrive();
  expect(panel()).toBeNull();
  placeholder.remove();
});
