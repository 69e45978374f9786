import type { CartAdjustment, SavedGuestBuild } from '@/lib/domain/account/guest-data';
import {
  ACCOUNT_TYPES,
  type Customer,
  type NewSession,
  type VerificationCode,
} from '@/lib/domain/account/types';
import { isRecord } from '../json';
import type { JsonApiDocument, JsonApiModel } from '../json-api';
import { snakeToCamel, snakeToCamelOrNull } from './snake-to-camel';
import {
  count,
  dateTime,
  field,
  listOf,
  models,
  optionalText,
  text,
  trueUnlessDenied,
} from './wire';

const readCode = snakeToCamel({
  id: text,
  assigned_to: text,
  amount: text,
  reason: text,
  action: text,
  code: text,
  time: count,
  is_used: count,
});

/** A verification code that was sent. Without one all fields are empty (spec 3). */
export const toVerificationCode = (value: unknown): VerificationCode => readCode(value);

const readFields = snakeToCamel({
  id: text,
  name: text,
  last_name: text,
  mother_last_name: text,
  email: text,
  phone: text,
  mobil: text,
  rfc: text,
  business_name: text,
  email_verified_at: dateTime,
  phone_verified_at: dateTime,
  has_credit: count,
  // The specification calls this field `type`. The gateway brings each answer about the customer into this form.
  customer_type: text,
  // A backend without the two-step verification does not send it. Only a false asks for a code.
  authorized_device: trueUnlessDenied,
  verification_code: field<VerificationCode>(toVerificationCode, toVerificationCode(null)),
});

export function toCustomer(model: JsonApiModel): Customer | null {
  const customer = readFields(model);
  const customerType = ACCOUNT_TYPES.find((type) => type === customer.customerType) ?? null;
  return customer.id ? { ...customer, customerType } : null;
}

/** The customer in an answer. Null when it has none. */
export function readCustomer(document: JsonApiDocument): Customer | null {
  const [model] = models(document.data);
  return model ? toCustomer(model) : null;
}

const readSession = snakeToCamel({ access_token: text, expires_in: count });

/** The new session in this server's answer to a login. Null when there is none. */
export function toNewSession(document: JsonApiDocument): NewSession | null {
  const customer = readCustomer(document);
  const session = readSession(document.meta);
  return customer && session.accessToken ? { customer, ...session } : null;
}

const readSavedBuild = snakeToCamelOrNull({ id: text, name: text, slug: optionalText }, 'id');

const adjustments = listOf<CartAdjustment>(
  snakeToCamelOrNull({ product_id: text, message: text }, 'message'),
);

/** Lines of the guest cart that were reduced for lack of stock. Empty when all lines were added. */
export function toCartAdjustments(document: JsonApiDocument): CartAdjustment[] {
  const merge = document.meta.cart_merge;
  return isRecord(merge) ? adjustments.parse(merge.adjusted) : [];
}

/** The saved build that was created from the guest's build. Null when there was none. */
export function toSavedGuestBuild(document: JsonApiDocument): SavedGuestBuild | null {
  const merge = document.meta.cart_merge;
  return readSavedBuild(isRecord(merge) ? merge.assembly_config : null);
}
