import { formatPrice } from '@/lib/domain/money';
import { askPrice } from '@/locales/es-MX/card.json';

/** The price of a product in pesos as a text. 'Consultar precio' when it is not known, because 0 would be shown as true. */
export const priceText = (price: number): string => (price > 0 ? formatPrice(price) : askPrice);
