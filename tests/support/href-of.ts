import { screen } from '@testing-library/react';

/** Where the link of this name leads. */
export const hrefOf = (name: string | RegExp) =>
  screen.getByRole('link', { name }).getAttribute('href');
