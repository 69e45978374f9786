// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { useOutOfView } from '@/components/ui/use-in-view';
import { installFakeObservers, moveOutOfView } from '@/tests/support/fake-observers';

function Row() {
  const [row, setRow] = useState<Element | null>(null);
  return <p ref={setRow}>{useOutOfView(row, true) ? 'fuera' : 'a la vista'}</p>;
}

beforeEach(installFakeObservers);

it('is where it was last, when it passed through the screen between two looks', () => {
  render(<Row />);
  const move = (...moves: boolean[]) =>
    act(() => moveOutOfView(screen.getByRole('paragraph'), ...moves));
  expect(screen.getByText('a la vista')).toBeVisible();
  move(true);
  expect(screen.getByText('fuera')).toBeVisible();
  move(false, true);
  expect(screen.getByText('fuera')).toBeVisible();
  move(true, false);
  expect(screen.getByText('a la vista')).toBeVisible();
});
