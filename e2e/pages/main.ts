import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures/test';

/* The words of any screen's main part. */

export const main = (page: Page) => page.getByRole('main');
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const sectionHeading = (page: Page, name: string | RegExp) =>
  main(page).getByRole('heading', { level: 2, name });
export const alert = (page: Page) => main(page).getByRole('alert');

/** The entries of a list that have headings, such as addresses or cards. */
export const items = (page: Page) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) });

/** Expects that a text is shown: on the page, or in a part of it. */
export const expectText = (place: Page | Locator, ...text: Parameters<Page['getByText']>) =>
  expect(place.getByText(...text)).toBeVisible();

export const fieldOf = (page: Page, label: string) =>
  main(page).getByLabel(new RegExp(`^${label}(\\s*\\*)?\\s*$`));
export const buttonOf = (page: Page, name: string | RegExp) =>
  main(page).getByRole('button', { name });
export const linkOf = (page: Page, name: string | RegExp) => main(page).getByRole('link', { name });
/** The first of several links or buttons, as each product or order of a list has one. */
export const firstLink = (page: Page, name: string | RegExp) => linkOf(page, name).first();
export const firstButton = (page: Page, name: string | RegExp) => buttonOf(page, name).first();
export const radio = (page: Page, name: string | RegExp) => main(page).getByRole('radio', { name });
export const checkbox = (page: Page, name: string | RegExp) =>
  main(page).getByRole('checkbox', { name });

export const button = (page: Page, name: string) =>
  main(page).getByRole('button', { name, exact: true });
export const link = (page: Page, name: string) =>
  main(page).getByRole('link', { name, exact: true });
export const expectLink = (page: Page, name: string, address: string) =>
  expect(link(page, name)).toHaveAttribute('href', address);

/** Writes into a field and sends it with the Enter key. */
export async function enter(field: Locator, text: string): Promise<void> {
  await field.fill(text);
  await field.press('Enter');
}
