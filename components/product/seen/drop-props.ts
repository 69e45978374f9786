/** Where a drop is said: over a card's picture, or by the price on the product's page. */
export type DropPlace = 'card' | 'page';

export interface PriceDropProps {
  id: string;
  /** What the page shows, in pesos; a confirmed price replaces it. */
  price: number;
  place: DropPlace;
}
