import type { Endpoint } from '../endpoints/endpoint';
import type { ApiClient } from './client';
import { serialise } from './serialise';

/** Creates the call that deletes something by its id. What is gone already counts as deleted. */
export const createDelete =
  (endpoint: Endpoint) =>
  async (client: ApiClient, id: string): Promise<void> => {
    await client.requestOrNull<string>(endpoint, { params: { id } });
  };

export const createSetDefault =
  (endpoint: Endpoint, type: string) =>
  async (client: ApiClient, id: string): Promise<void> => {
    const body = serialise({ type, id, attributes: { is_default: true } });
    await client.request<string>(endpoint, { params: { id }, body });
  };
