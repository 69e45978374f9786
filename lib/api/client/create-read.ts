import type { Endpoint } from '../endpoints/endpoint';
import type { ApiClient, RequestOptions } from './client';
import type { JsonApiDocument, JsonApiModel } from './json-api';
import * as wire from './wire';

type Ask<Path extends string, Args> = (args: Args) => RequestOptions<Path>;
type Read<Args, Result> = (document: JsonApiDocument, args: Args) => Result;

export const createRead =
  <Path extends string, Result, Args = void>(
    endpoint: Endpoint<Path>,
    ask: Ask<Path, Args>,
    read: Read<Args, Result>,
  ) =>
  async (client: ApiClient, args: Args, signal?: AbortSignal): Promise<Result> =>
    read(await client.request<string>(endpoint, { ...ask(args), signal }), args);

export const createFind =
  <Path extends string, Result, Args = void>(
    endpoint: Endpoint<Path>,
    ask: Ask<Path, Args>,
    read: Read<Args, Result>,
  ) =>
  async (client: ApiClient, args: Args, signal?: AbortSignal): Promise<Result | null> => {
    const document = await client.requestOrNull<string>(endpoint, { ...ask(args), signal });
    return document && read(document, args);
  };

export const createCustomerListCall = <T extends { id: string }>(
  endpoint: Endpoint<`/shop-v1/customers/{id}/${string}`>,
  read: (model: JsonApiModel) => T | null,
) =>
  createRead(
    endpoint,
    (id: string) => ({ params: { id } }),
    (document) => wire.listEntities(document, read),
  );
