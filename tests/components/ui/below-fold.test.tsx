// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { BelowFold } from '@/components/ui/below-fold';
import { noteStep } from '@/components/ui/last-step';

afterEach(() => {
  cleanup();
  noteStep(false);
});

it('draws all at once in a document and after a step back', () => {
  expect(renderToString(<BelowFold>reseñas</BelowFold>)).toContain('reseñas');
  render(<BelowFold>reseñas</BelowFold>);
  expect(screen.getByText('reseñas')).toBeVisible();
});

it('draws after the first view when a link led here', async () => {
  noteStep(true);
  render(<BelowFold>reseñas</BelowFold>);
  expect(screen.queryByText('reseñas')).toBeNull();
  expect(await screen.findByText('reseñas')).toBeVisible();
});
