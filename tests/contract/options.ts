import { parseArgs } from 'node:util';

export const USAGE = `npm run contract -- --api https://backend.example [options]

  --user, --password  an account for the calls that need one (API_CLIENT_ID and API_CLIENT_SECRET as in .env)
  --write             also changes a cart, an address, a review, a list and an order, and takes them back
  --json              prints the report as JSON
  --html FILE         also writes it as a page to hand on
  --docs              writes the contract into lib/api/endpoints/README.md
  --fields            prints each field and call of the specification, who reads it and where a person sees it, and each
                      parameter, who sends it and where a person causes it
  --openapi           prints the contract as an OpenAPI 3.1 document
  --prices            prints the prices of 40 products on every screen, at mock backends that it starts`;

/** @throws Error with the reason when an argument is invalid */
export function parseContractOptions(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  const { values } = parseArgs({
    args: [...args],
    options: {
      api: text,
      user: text,
      password: text,
      html: text,
      write: flag,
      json: flag,
      docs: flag,
      fields: flag,
      openapi: flag,
      prices: flag,
    },
  });
  const { api = null, user = null, password = null, html = null, ...flags } = values;
  if (api === null && !flags.docs && !flags.fields && !flags.openapi && !flags.prices)
    throw new Error('--api is missing.');
  if ((user === null) !== (password === null))
    throw new Error('--user and --password go together.');
  if (flags.write && user === null) throw new Error('--write needs --user and --password.');
  return { api: api === null ? null : originOf(api), user, password, html, ...flags };
}

export type ContractOptions = ReturnType<typeof parseContractOptions>;

/** The origin, also of an address that ends with the `/api` that every call begins with. */
function originOf(api: string): string {
  const url = URL.parse(api);
  if (!url || !/^https?:$/.test(url.protocol)) throw new Error(`--api is no address: ${api}`);
  return `${url.origin}${url.pathname}`.replace(/\/(api\/?)?$/, '');
}
