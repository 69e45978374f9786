import { roundMoney } from '../money';

/** A promotion that pays wallet credit for the purchase. */
export interface WalletPromotion {
  name: string;
  /** Pesos; null when it is unknown. */
  amount: number | null;
}

/**
 * The promotions that a credit comes from, each name once. Their amounts are told only where they add up to it.
 * @param total pesos of all of them
 */
export function nameWalletPromotions(
  sent: readonly WalletPromotion[],
  total: number,
): WalletPromotion[] {
  if (total <= 0) return [];
  const isWhole =
    roundMoney(sent.reduce((sum, { amount }) => sum + (amount ?? 0), 0)) === roundMoney(total);
  const byName = new Map<string, number>();
  for (const { name, amount } of sent) byName.set(name, (byName.get(name) ?? 0) + (amount ?? 0));
  return [...byName].map(([name, amount]) => ({
    name,
    amount: isWhole && amount > 0 ? roundMoney(amount) : null,
  }));
}
