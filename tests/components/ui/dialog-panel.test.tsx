// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { DialogPanel } from '@/components/ui/dialog-panel';

function Panel({ name, children }: { name: string; children?: React.ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir {name}
      </button>
      <DialogPanel
        open={isOpen}
        onOpenChange={setOpen}
        title={name}
        closeLabel={`Cerrar ${name}`}
        side="center"
      >
        {children}
      </DialogPanel>
    </>
  );
}

async function openNested() {
  const user = userEvent.setup();
  render(
    <Panel name="lista">
      <Panel name="foto" />
    </Panel>,
  );
  await user.click(screen.getByRole('button', { name: 'Abrir lista' }));
  await user.click(screen.getByRole('button', { name: 'Abrir foto' }));
  return user;
}

const dialogs = () =>
  screen.queryAllByRole('dialog').map((one) => one.querySelector('h2')?.textContent);

it('closes one of two with each Escape, and returns the focus', async () => {
  const user = await openNested();
  expect(dialogs()).toEqual(['lista', 'foto']);
  await user.keyboard('{Escape}');
  expect(dialogs()).toEqual(['lista']);
  expect(screen.getByRole('button', { name: 'Abrir foto' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(dialogs()).toEqual([]);
  expect(screen.getByRole('button', { name: 'Abrir lista' })).toHaveFocus();
});

it('closes one of two with each Back', async () => {
  await openNested();
  history.back();
  await waitFor(() => expect(dialogs()).toEqual(['lista']));
  history.back();
  await waitFor(() => expect(dialogs()).toEqual([]));
});
