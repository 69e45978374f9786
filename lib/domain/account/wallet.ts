export const MOVEMENT_KINDS = ['earned', 'spent', 'refunded', 'expired'] as const;
export type MovementKind = (typeof MOVEMENT_KINDS)[number];

/** A movement of the wallet; amounts in pesos. */
export interface WalletMovement {
  id: string;
  kind: MovementKind;
  concept: string;
  /** Positive when credit comes in, negative when it goes out. */
  amount: number;
  /** Balance after the movement. */
  balance: number;
  order: { id: string; folio: string } | null;
  createdUtc: string | null;
  expiresUtc: string | null;
}

export interface WalletPage {
  movements: WalletMovement[];
  page: number;
  lastPage: number;
  total: number;
  balance: number;
  /** The credit that expires first, and when. */
  expiring: { amount: number; expiresUtc: string } | null;
}

/** Credit that expires within this many days is shown as urgent. */
const SOON = 30;

export const expiresSoon = (daysLeft: number): boolean => daysLeft <= SOON;
