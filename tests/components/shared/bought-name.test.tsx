// @vitest-environment jsdom

import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BoughtName } from '@/components/shared/bought-name';
import { hrefOf } from '@/tests/support/href-of';

it('links the name of a product that has a page', () => {
  render(<BoughtName name="Monitor" product={{ slug: 'monitor-27' }} />);
  expect(hrefOf('Monitor')).toBe('/productos/monitor-27');
});

it.each([null, { slug: '' }])('shows the name as text for %j', (product) => {
  render(<BoughtName name="Monitor" product={product} />);
  expect(screen.getByText('Monitor')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});
