import type {
  Credentials,
  NewPassword,
  Registration,
  SocialLoginToken,
} from '@/lib/domain/account/forms';
import type { GuestData } from '@/lib/domain/account/types';
import type { ApiClient } from './client/client';
import { requireEntity } from './client/errors';
import type { JsonApiDocument } from './client/json-api';
import { camelToSnake, snakeToCamel, snakeToCamelOrNull } from './client/snake-to-camel';
import * as wire from './client/wire';
import {
  type Customer,
  readCurrentCustomer,
  readCustomer,
  readSentCode,
  type SentCode,
} from './customer';
import { assumedSessionEndpoints, IDEMPOTENCY_HEADER } from './endpoints/assumed-session';
import { specEndpoints } from './endpoints/spec';

const readSession = snakeToCamel({ access_token: wire.text, expires_in: wire.count });

/** The result of a login: the customer, and the handle of the session, which ends in `expiresIn` seconds. */
export type NewSession = NonNullable<ReturnType<typeof toNewSession>>;

export function toNewSession(document: JsonApiDocument) {
  const customer = readCustomer(document);
  const session = readSession(document.meta);
  return customer && session.accessToken ? { customer, ...session } : null;
}

const savedBuild = wire.objectOf(
  snakeToCamelOrNull({ id: wire.text, name: wire.text, slug: wire.optionalText }, 'id'),
);
const readMerge = snakeToCamel({
  adjusted: wire.listOf(
    snakeToCamelOrNull({ product_id: wire.text, message: wire.text }, 'message'),
  ),
  assembly_config: savedBuild,
});
/** What became of the guest's cart: lines that were reduced for lack of stock, and the build that was saved. */
export const readCartMergeFields = snakeToCamel({
  cart_merge: wire.withShape(wire.field('object', readMerge, readMerge(null)), readMerge),
});

export type SignInRequest =
  | { by: 'login'; fields: Credentials }
  | { by: 'register'; fields: Registration }
  | { by: 'social'; fields: SocialLoginToken };

type CartMerge = ReturnType<typeof readCartMergeFields>['cartMerge'];
export type CartAdjustment = CartMerge['adjusted'][number];
export type SavedGuestBuild = NonNullable<CartMerge['assemblyConfig']>;

export interface AuthenticationResult extends NewSession {
  cartAdjustments: CartAdjustment[];
  savedBuild: SavedGuestBuild | null;
}

const toGuestFields = ({ cart, assembly, zipCode }: GuestData) => ({
  shopping_cart: cart.map(camelToSnake),
  // A guest's build is not saved yet.
  assembly_products: assembly.entries.map((entry) => ({
    assembly_config_id: null,
    ...camelToSnake(entry),
  })),
  assmebly_name: assembly.name,
  zip_code: zipCode,
});

/** `remember` is only for this shop's own server. */
function toFormFields(entry: SignInRequest) {
  if (entry.by === 'login') {
    const { email: username, ...rest } = entry.fields;
    return { username, ...rest };
  }
  if (entry.by === 'social') {
    const { provider, token } = entry.fields;
    return { provider, access_token: token, remember: true };
  }
  const { names: name, accountType: type, ...rest } = entry.fields;
  return { name, type, ...camelToSnake(rest), remember: true };
}

const ENDPOINTS = {
  login: specEndpoints.login,
  register: specEndpoints.register,
  social: assumedSessionEndpoints.socialLogin,
} as const;

/** A repeated call with the same key changes nothing. Null after a registration that created the account and no session. */
export async function authenticate(
  client: ApiClient,
  { entry, guest, key }: { entry: SignInRequest; guest: GuestData; key: string },
): Promise<AuthenticationResult | null> {
  const document = await client.request(ENDPOINTS[entry.by], {
    body: { ...toFormFields(entry), ...toGuestFields(guest) },
    headers: { [IDEMPOTENCY_HEADER]: key },
  });
  const session = toNewSession(document);
  if (!session && entry.by === 'register') return null;
  const { cartMerge } = readCartMergeFields(document.meta);
  return {
    ...requireEntity(session),
    cartAdjustments: cartMerge.adjusted,
    savedBuild: cartMerge.assemblyConfig,
  };
}

export async function logout(client: ApiClient, timeoutMs: number): Promise<void> {
  await client.request(specEndpoints.logout, { timeoutMs });
}

/** Sends the mail with the link. The result is the same when there is no such account. @throws ApiError */
export async function sendPasswordMail(client: ApiClient, email: string): Promise<void> {
  await client.request(specEndpoints.passwordSendEmail, { body: { email } });
}

export async function resetPassword(
  client: ApiClient,
  fields: NewPassword & { token: string; email: string },
): Promise<void> {
  await client.request(specEndpoints.passwordReset, { body: camelToSnake(fields) });
}

export const verifyEmail = async (client: ApiClient, link: { token: string; id: string | null }) =>
  readCustomer(await client.request(assumedSessionEndpoints.emailVerify, { body: link }));

export async function resendVerification(client: ApiClient): Promise<void> {
  await client.request(assumedSessionEndpoints.emailResend);
}

export const sendTwoStepCode = async (client: ApiClient): Promise<SentCode> =>
  readSentCode(await client.request(assumedSessionEndpoints.twoStepSend));

export async function verifyTwoStep(client: ApiClient, code: string): Promise<Customer> {
  const document = await client.request(assumedSessionEndpoints.twoStepVerify, {
    body: { verification_code: code },
  });
  return readCustomer(document) ?? readCurrentCustomer(client);
}

export const readHumanFields = snakeToCamel({ human: wire.trueUnlessDenied });

export async function verifyHuman(client: ApiClient, fields: { token: string; action: string }) {
  const { meta } = await client.request(assumedSessionEndpoints.verifyHuman, {
    body: fields,
  });
  return readHumanFields(meta).human;
}
