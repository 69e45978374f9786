import type { ApiClient, RequestOptions } from './client';
import type { Endpoint } from './endpoints/endpoint';
import type { JsonApiDocument } from './json-api';

type Ask<Path extends string, Args> = (args: Args) => RequestOptions<Path>;
type Read<Args, Result> = (document: JsonApiDocument, args: Args) => Result;

/**
 * Makes a call that reads.
 * @param ask what is sent for the arguments of the call
 * @param read takes from the answer what the call resolves to
 */
export const createRead =
  <Path extends string, Args, Result>(
    endpoint: Endpoint<Path>,
    ask: Ask<Path, Args>,
    read: Read<Args, Result>,
  ) =>
  async (client: ApiClient, args: Args, signal?: AbortSignal): Promise<Result> =>
    read(await client.request<string>(endpoint, { ...ask(args), signal }), args);

/** Like `createRead` for something that need not exist: then the call resolves to null. */
export const createFind =
  <Path extends string, Args, Result>(
    endpoint: Endpoint<Path>,
    ask: Ask<Path, Args>,
    read: Read<Args, Result>,
  ) =>
  async (client: ApiClient, args: Args, signal?: AbortSignal): Promise<Result | null> => {
    const document = await client.requestOrNull<string>(endpoint, { ...ask(args), signal });
    return document && read(document, args);
  };
