/** The fields of a body. `true` is one value; fields in it are those of each entry of a list. */
export type BodyFields = { readonly [name: string]: true | BodyFields };

const GUEST_FIELDS = {
  shopping_cart: {
    product_id: true,
    qty: true,
    assembly_id: true,
    assembly_name: true,
    assembly_group_id: true,
    // Assumed: see `assumed-session.ts`.
    requires_assembly: true,
  },
  assembly_products: {
    assembly_config_id: true,
    assembly_group_id: true,
    product_id: true,
    qty: true,
  },
  // The misspelling is the backend's.
  assmebly_name: true,
  zip_code: true,
} as const satisfies BodyFields;

/** What a browser may send to log in and to register (spec 5 and 7): the gateway adds the shop's secret to these bodies, so it takes nothing else along. */
export const SIGN_IN_FIELDS = {
  login: { username: true, password: true, ...GUEST_FIELDS },
  social: { provider: true, access_token: true, ...GUEST_FIELDS },
  register: {
    name: true,
    last_name: true,
    mother_last_name: true,
    phone: true,
    email: true,
    password: true,
    password_confirmation: true,
    type: true,
    business_name: true,
    rfc: true,
    ...GUEST_FIELDS,
  },
} as const satisfies Record<string, BodyFields>;
