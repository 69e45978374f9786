import type { Paging } from '../paging';
export const WALLET_MOVEMENT_KINDS = ['earned', 'spent', 'refunded', 'expired'] as const;
export type WalletMovementKind = (typeof WALLET_MOVEMENT_KINDS)[number];

/** A movement of the wallet; amounts in pesos. */
export interface WalletMovement {
  id: string;
  kind: WalletMovementKind;
  concept: string;
  /** Positive when credit comes in, negative when it goes out. */
  amount: number;
  /** Balance after the movement. Null when it is unknown. */
  balance: number | null;
  order: { id: string; folio: string } | null;
  createdUtc: string | null;
  expiresUtc: string | null;
}

export interface PaginatedWalletMovements extends Paging {
  movements: WalletMovement[];
  /** Null when it is unknown. */
  balance: number | null;
  /** The credit that expires first, and when. */
  expiring: { amount: number; expiresUtc: string } | null;
}

/** Credit that expires within this many days is shown as urgent. */
const SOON_DAYS = 30;

export const isExpiringSoon = (daysLeft: number): boolean => daysLeft <= SOON_DAYS;
