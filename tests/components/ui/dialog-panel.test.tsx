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

const button = (name: string) => screen.getByRole('button', { name });
async function openNested() {
  render(
    <Panel name="lista">
      <Panel name="foto" />
    </Panel>,
  );
  for (const name of ['Abrir lista', 'Abrir foto']) await userEvent.click(button(name));
}

const dialogs = () =>
  screen.queryAllByRole('dialog').map((one) => one.querySelector('h2')?.textContent);

it('closes one of two with each Escape, and returns the focus', async () => {
  await openNested();
  expect(dialogs()).toEqual(['lista', 'foto']);
  await userEvent.keyboard('{Escape}');
  expect(dialogs()).toEqual(['lista']);
  expect(button('Abrir foto')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(dialogs()).toEqual([]);
  expect(button('Abrir lista')).toHaveFocus();
});

it('closes one of two with each Back', async () => {
  await openNested();
  history.back();
  await waitFor(() => expect(dialogs()).toEqual(['lista']));
  history.back();
  await waitFor(() => expect(dialogs()).toEqual([]));
});
