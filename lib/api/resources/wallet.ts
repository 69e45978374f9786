import * as z from 'zod/mini';
import {
  MOVEMENT_KINDS,
  type MovementKind,
  type WalletMovement,
  type WalletPage,
} from '@/lib/domain/account/wallet';
import { isRecord } from '../json';
import type { JsonApiDocument, JsonApiModel } from '../json-api';
import { metaPage } from './page';
import { entities, field, models, moment, number, optionalText, text } from './wire';

const toKind = (value: unknown) => MOVEMENT_KINDS.find((kind) => kind === value);

const wire = z.object({
  id: text,
  kind: field<MovementKind | null>(toKind, null),
  concept: text,
  amount: number,
  balance: number,
  order_id: optionalText,
  order_folio: optionalText,
  created_utc: moment,
  expires_utc: moment,
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

function toExpiring(value: unknown): WalletPage['expiring'] {
  const fields = isRecord(value) ? value : {};
  const [amount, expiresUtc] = [number.parse(fields.amount), moment.parse(fields.expires_utc)];
  return amount > 0 && expiresUtc ? { amount, expiresUtc } : null;
}

export const toWalletPage = ({ data, meta }: JsonApiDocument): WalletPage => ({
  movements: entities(models(data), toWalletMovement),
  ...metaPage.parse(meta.page),
  balance: number.parse(meta.balance),
  expiring: toExpiring(meta.expiring),
});
