// @vitest-environment own-window
// @reloaded: it needs modules that no other file has used.
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { BelowFold } from '@/components/browse/product/product-islands';
import { recordNavigation } from '@/components/ui/last-navigation';

afterEach(() => recordNavigation(false));

it('renders everything at once in a first document and after going back', () => {
  expect(renderToString(<BelowFold>reseñas</BelowFold>)).toContain('reseñas');
  render(<BelowFold>reseñas</BelowFold>);
  expect(screen.getByText('reseñas')).toBeVisible();
});

it('renders after the first view when the visitor followed a link', async () => {
  recordNavigation(true);
  render(<BelowFold>reseñas</BelowFold>);
  expect(screen.queryByText('reseñas')).toBeNull();
  expect(await screen.findByText('reseñas')).toBeVisible();
});
