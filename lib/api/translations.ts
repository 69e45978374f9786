import type { ApiClient } from './client/client';
import { isRecord } from './client/json';
import { specEndpoints } from './endpoints/spec';

export function toTranslations(meta: Record<string, unknown>): Map<string, string> {
  const found = isRecord(meta.translations) ? Object.entries(meta.translations) : [];
  return new Map(
    found.filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
    ),
  );
}

const ENDPOINTS = {
  cart: specEndpoints.cartInitData,
  builder: specEndpoints.assemblyInitData,
  login: specEndpoints.loginInitData,
  register: specEndpoints.registerInitData,
} as const;

export async function readTranslations(
  client: ApiClient,
  source: keyof typeof ENDPOINTS,
  signal?: AbortSignal,
): Promise<Map<string, string>> {
  const { meta } = await client.request<string>(ENDPOINTS[source], { signal });
  return toTranslations(meta);
}
