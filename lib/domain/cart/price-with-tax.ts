import { roundMoney } from '../money';
import { IVA_PERCENT, removeTax } from './line-prices';

/**
 * The price with IVA of a net amount in pesos. Where the cent of the net amount leaves two possible prices, it is the
 * rounder one, because prices are mostly made of whole pesos.
 */
export function toPriceWithTax(net: number, ivaPercent: number = IVA_PERCENT): number {
  const center = Math.round(net * (100 + ivaPercent));
  const fitting = [center, center - 1, center + 1].filter(
    (cents) => removeTax(cents / 100, ivaPercent) === roundMoney(net),
  );
  const isRound = (unit: number) => (cents: number) => cents % unit === 0;
  return (fitting.find(isRound(100)) ?? fitting.find(isRound(10)) ?? center) / 100;
}
