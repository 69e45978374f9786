import * as z from 'zod/mini';
import {
  type PaginatedWalletMovements,
  WALLET_MOVEMENT_KINDS,
  type WalletMovement,
  type WalletMovementKind,
} from '@/lib/domain/account/wallet';
import { isRecord } from '../json';
import type { JsonApiDocument, JsonApiModel } from '../json-api';
import { metaPage } from './meta-page';
import { dateTime, entities, field, models, number, optionalText, text } from './wire';

const toKind = (value: unknown) => WALLET_MOVEMENT_KINDS.find((kind) => kind === value);

const wire = z.object({
  id: text,
  kind: field<WalletMovementKind | null>(toKind, null),
  concept: text,
  amount: number,
  balance: number,
  order_id: optionalText,
  order_folio: optionalText,
  created_utc: dateTime,
  expires_utc: dateTime,
});

export function toWalletMovement(model: JsonApiModel): WalletMovement | null {
  const movement = wire.parse(model);
  if (!movement.id) return null;
  const { order_id: orderId, order_folio: folio } = movement;
  return {
    id: movement.id,
    kind: movement.kind ?? (movement.amount < 0 ? 'spent' : 'earned'),
    concept: movement.concept,
    amount: movement.amount,
    balance: movement.balance,
    order: orderId ? { id: orderId, folio: folio ?? orderId } : null,
    createdUtc: movement.created_utc,
    expiresUtc: movement.expires_utc,
  };
}

function toExpiring(value: unknown): PaginatedWalletMovements['expiring'] {
  const fields = isRecord(value) ? value : {};
  const [amount, expiresUtc] = [number.parse(fields.amount), dateTime.parse(fields.expires_utc)];
  return amount > 0 && expiresUtc ? { amount, expiresUtc } : null;
}

export const toWalletPage = ({ data, meta }: JsonApiDocument): PaginatedWalletMovements => ({
  movements: entities(models(data), toWalletMovement),
  ...metaPage.parse(meta.page),
  balance: number.parse(meta.balance),
  expiring: toExpiring(meta.expiring),
});
