import { isRecord, parseJson } from '@/lib/api/json';

/** What the backend grants who logs in or registers. */
export interface Grant {
  token: string;
  /** Seconds. */
  expiresIn: number;
  /** Names the device at later logins; null while it waits for its code. */
  deviceToken: string | null;
  /** The answer without any token, as it may reach the browser. */
  publicBody: { data: unknown; included?: unknown; meta: Record<string, unknown> };
}

/** A session whose answer does not say how long it lasts, in seconds. */
const HOUR = 3600;

const record = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});

function textIn(found: readonly unknown[]): string | null {
  return found.find((value): value is string => typeof value === 'string' && value !== '') ?? null;
}

/**
 * Reads the answer to a login: the customer as `data`, the token in `meta.token`, alone or as OAuth's object.
 * Only what is named here goes on to the browser.
 * @returns null when there is no token or no customer in it
 */
export function readGrant(body: string): Grant | null {
  const { data, included, meta } = record(parseJson(body));
  const { token, access_token, expires_in, device_token, cart_merge } = record(meta);
  const inner = record(token);
  const found = textIn([token, access_token, inner.access_token]);
  if (!found || !isRecord(data)) return null;
  const seconds = Number(expires_in ?? inner.expires_in);
  return {
    token: found,
    expiresIn: seconds > 0 ? seconds : HOUR,
    deviceToken: textIn([device_token]),
    publicBody: {
      data,
      ...(Array.isArray(included) ? { included } : {}),
      meta: isRecord(cart_merge) ? { cart_merge } : {},
    },
  };
}

/** Takes `meta.device_token` out of an answer. */
export function takeDeviceToken(body: string): { token: string | null; body: string } {
  const document = record(parseJson(body));
  const { device_token: token, ...meta } = record(document.meta);
  return { token: textIn([token]), body: JSON.stringify({ ...document, meta }) };
}
