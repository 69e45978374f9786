import type { ApiClient } from '../client';
import { specEndpoints } from '../endpoints/spec';
import { toTranslations } from '../resources/translations';

const ENDPOINTS = {
  cart: specEndpoints.cartInitData,
  builder: specEndpoints.assemblyInitData,
  login: specEndpoints.loginInitData,
  register: specEndpoints.registerInitData,
} as const;

/** The backend's texts for a screen, or for the cart and everything else, by key. @throws ApiError */
export async function readTranslations(
  client: ApiClient,
  source: keyof typeof ENDPOINTS,
  signal?: AbortSignal,
): Promise<Map<string, string>> {
  const { meta } = await client.request<string>(ENDPOINTS[source], { signal });
  return toTranslations(meta);
}
