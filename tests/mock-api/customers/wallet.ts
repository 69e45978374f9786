import type { Backend } from '../backend';
import { cents } from '../core/text';

/** What a customer's wallet holds, in pesos: the sum of its movements. */
export function walletBalance({ customers }: Backend, customerId: string): number {
  return cents(
    customers.rows.movements
      .filter((row) => row.customerId === customerId)
      .reduce((sum, { amount }) => sum + amount, 0),
  );
}
