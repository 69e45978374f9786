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
import type { BodyOf, SIGN_IN_FIELDS } from './endpoints/sign-in-fields';
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

/** `remember` is only for this shop's own server. */
type SignInBody<By extends SignInRequest['by']> = BodyOf<(typeof SIGN_IN_FIELDS)[By]> & {
  remember: boolean;
};

const toGuestFields = ({ cart, assembly, zipCode }: GuestData) => ({
  shopping_cart: cart.map((item) => ({
    product_id: item.productId,
    qty: item.qty,
    assembly_id: item.assemblyId,
    assembly_name: item.assemblyName,
    assembly_group_id: item.assemblyGroupId,
    requires_assembly: item.requiresAssembly,
  })),
  assembly_products: assembly.entries.map((entry) => ({
    assembly_config_id: entry.assemblyConfigId,
    assembly_group_id: entry.assemblyGroupId,
    product_id: entry.productId,
    qty: entry.qty,
  })),
  assmebly_name: assembly.name,
  zip_code: zipCode,
});

function toSignInBody(entry: SignInRequest, guest: GuestData): SignInBody<SignInRequest['by']> {
  const brought = toGuestFields(guest);
  switch (entry.by) {
    case 'login': {
      const { email, password, remember } = entry.fields;
      return { username: email, password, remember, ...brought } satisfies SignInBody<'login'>;
    }
    case 'social': {
      const { provider, token } = entry.fields;
      return {
        provider,
        access_token: token,
        remember: true,
        ...brought,
      } satisfies SignInBody<'social'>;
    }
    case 'register': {
      const { fields } = entry;
      return {
        name: fields.names,
        last_name: fields.lastName,
        mother_last_name: fields.motherLastName,
        phone: fields.phone,
        email: fields.email,
        password: fields.password,
        password_confirmation: fields.passwordConfirmation,
        type: fields.accountType,
        business_name: fields.businessName,
        rfc: fields.rfc,
        remember: true,
        ...brought,
      } satisfies SignInBody<'register'>;
    }
  }
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
    body: toSignInBody(entry, guest),
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
