// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Button } from '@/components/ui/button';

it('ignores a press while it is busy, keeps the focus and can be read as disabled', async () => {
  const onClick = vi.fn();
  const { rerender } = render(<Button onClick={onClick}>Guardar</Button>);
  await userEvent.click(screen.getByRole('button'));
  rerender(
    <Button isBusy onClick={onClick}>
      Guardar
    </Button>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(onClick).toHaveBeenCalledOnce();
  expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(screen.getByRole('button'));
});
