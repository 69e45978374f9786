import { isRecord, parseJson } from '@/lib/api/json';

/** What the backend's answer to a login or registration contains. */
export interface Grant {
  token: string;
  /** Seconds. */
  expiresIn: number;
  /** Identifies the device at later logins. Null until the customer has entered the verification code. */
  deviceToken: string | null;
  /** The answer without tokens, for the browser. */
  publicBody: { data: unknown; included?: unknown; meta: Record<string, unknown> };
}

/** Duration of a session when the backend does not send one, in seconds. */
const HOUR_SECONDS = 3600;

const record = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});

function firstText(found: readonly unknown[]): string | null {
  return found.find((value): value is string => typeof value === 'string' && value !== '') ?? null;
}

/**
 * Reads the answer to a login: the customer in `data`, the token in `meta.token` as a string or as an OAuth object.
 * Only the fields that are named here are passed on to the browser.
 * @returns null without a token or without a customer
 */
export function readGrant(body: string): Grant | null {
  const { data, included, meta } = record(parseJson(body));
  const { token, access_token, expires_in, device_token, cart_merge } = record(meta);
  const inner = record(token);
  const found = firstText([token, access_token, inner.access_token]);
  if (!found || !isRecord(data)) return null;
  const seconds = Number(expires_in ?? inner.expires_in);
  return {
    token: found,
    expiresIn: seconds > 0 ? seconds : HOUR_SECONDS,
    deviceToken: firstText([device_token]),
    publicBody: {
      data,
      ...(Array.isArray(included) ? { included } : {}),
      meta: isRecord(cart_merge) ? { cart_merge } : {},
    },
  };
}

/** Removes `meta.device_token` from an answer and returns both. */
export function extractDeviceToken(body: string): { token: string | null; body: string } {
  const document = record(parseJson(body));
  const { device_token: token, ...meta } = record(document.meta);
  return { token: firstText([token]), body: JSON.stringify({ ...document, meta }) };
}
