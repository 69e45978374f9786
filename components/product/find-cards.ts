/** The cards of a product on the page. Its id is compared as a whole and is no part of a selector: it can be any text. */
export const findCards = (productId: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('.card-face')].filter(
    ({ dataset }) => dataset.product === productId,
  );
