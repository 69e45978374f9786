// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { expect, it } from 'vitest';
import { RetryButton } from '@/components/ui/retry-button';

let answer: (content: ReactNode) => void;
function Region() {
  const [content, setContent] = useState<ReactNode>(
    <div>
      <RetryButton>Reintentar</RetryButton>
    </div>,
  );
  answer = (next) => act(() => setContent(next));
  return (
    <section aria-label="Lista">
      <a href="#antes">Antes</a>
      {content}
    </section>
  );
}
const retry = () => screen.getByRole('button', { name: 'Reintentar' });

it('hands the focus of a retry to what the answer brought', async () => {
  render(<Region />);
  retry().focus();
  await answer(<a href="#nuevo">Nuevo</a>);
  expect(screen.getByRole('link', { name: 'Nuevo' })).toHaveFocus();
});

it('hands it to the region where the answer brought nothing to press', async () => {
  render(<Region />);
  retry().focus();
  await answer(<p>Nada</p>);
  expect(screen.getByRole('region', { name: 'Lista' })).toHaveFocus();
});

it('takes the focus of nobody else', async () => {
  render(<Region />);
  screen.getByRole('link', { name: 'Antes' }).focus();
  await answer(<a href="#nuevo">Nuevo</a>);
  expect(screen.getByRole('link', { name: 'Antes' })).toHaveFocus();
});
