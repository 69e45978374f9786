import { z } from 'zod';
import { FEATURES, findUnknownEntries, parseDisabledFeatures } from './features/features.ts';

export const MEBIBYTE = 1024 * 1024;

const httpAddress = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' });
const httpsAddress = z.url({ protocol: /^https$/, error: 'must be an https address' });

const origin = z
  .url({ protocol: /^https?$/, error: 'must be an http(s) address such as https://tienda.example' })
  .transform((value) => new URL(value).origin);

/** Without letters that a pattern of paths would take for something else. */
const MEDIA_SOURCE = /^(https?:\/\/[^/?#@\s]+)?(\/[\w.~-]+)*\/?$/;

/** An address below which files stand, or only its origin; a path is one of API_URL. */
const mediaSource = z
  .string()
  .refine((value) => MEDIA_SOURCE.test(value) && URL.canParse(value, 'http://backend.invalid'), {
    error: 'must be http(s) addresses or paths, such as https://cdn.example/storage/ or /media/',
  })
  .transform((value) => value.replace(/\/?$/, '/'));

const list = (item: z.ZodType<string, string>) =>
  z
    .string()
    .default('')
    .transform((value) =>
      value
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .pipe(z.array(item));

/** An empty variable is a missing one. */
const orEmpty = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema);

const optional = <Schema extends z.ZodType>(schema: Schema) => orEmpty(schema.optional());

const provider = (usual: string) =>
  orEmpty(
    z
      .string()
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be an identifier such as paypal')
      .default(usual),
  );

/** One secret, or the new and the old one while it is changed: the first is used, and each is accepted. */
const secrets = list(z.string().min(32, 'must have 32 characters or more')).check(
  z.maxLength(2, 'must have at most two secrets, the new one first'),
);

const size = (usual: number) =>
  orEmpty(z.coerce.number({ error: 'must be a number' }).min(1).default(usual));

/** Of https://contentsignals.org: each purpose at most once, with yes or no. */
const SIGNALS = /^(?:(?:search|ai-input|ai-train)=(?:yes|no)(?:, ?(?!$)|$)){1,3}$/;

/** The secret in `.env.example` begins with this. It is public, so a shop on the internet must not use it. */
const DEMO_SECRET_PREFIX = 'demo-';

const schema = z.object({
  /** Origin of the JSON:API backend; calls go to `{API_URL}/api/…`. */
  API_URL: origin,
  /** Canonical origin of the shop. Requests for another host are redirected to it. */
  SITE_URL: origin,
  SITE_NAME: z.string().min(1),
  /** Where pictures and documents of the catalogue come from, besides MEDIA_BASE: addresses, and paths of API_URL. */
  MEDIA_ORIGINS: list(mediaSource),
  /** Address that relative addresses of pictures and documents continue. API_URL by default. */
  MEDIA_BASE: optional(httpAddress.transform((value) => value.replace(/\/?$/, '/'))),
  SOCIAL_LINKS: list(z.url({ protocol: /^https$/, error: 'must be https addresses' })),
  MESSAGING_LINK: optional(httpsAddress),
  /** Measurement id of the analytics service. Without it events stay on the page. */
  ANALYTICS_ID: optional(z.string().regex(/^G-[A-Z0-9]{4,20}$/, 'must look like G-XXXXXXXXXX')),
  /** Page on the social network whose widget is shown. Without it a placeholder is shown. */
  SOCIAL_WIDGET: optional(
    z.url({
      protocol: /^https$/,
      hostname: /^(www\.)?facebook\.com$/,
      error: 'must be the https address of a page on facebook.com',
    }),
  ),
  /** Secret that the backend sends to refresh pages. Without it nobody can refresh them. */
  REFRESH_SECRET: secrets,
  /** Address that is told which tags were refreshed, so that a CDN drops its copies (lib/refresh/README.md). */
  CDN_PURGE_URL: optional(httpAddress),
  /** Sent to it as a bearer token. */
  CDN_PURGE_TOKEN: optional(z.string().min(8, 'must have 8 characters or more')),
  /** Time in which a server ends after SIGTERM, in seconds. */
  SHUTDOWN_SECONDS: size(20),
  /** Encrypts the session cookie. It must be the same on every server of the shop. */
  SESSION_SECRET: secrets.check(z.minLength(1, 'must have 32 characters or more')),
  API_CLIENT_ID: z.string().min(1),
  API_CLIENT_SECRET: z.string().min(8, 'must have 8 characters or more'),
  /** Site key of the captcha (reCAPTCHA v3). Without it the human verification runs in a sandbox. */
  RECAPTCHA_KEY: optional(z.string().regex(/^[\w-]{10,80}$/, 'must be a site key')),
  /** Client id of the social login (Google). Without it the button is not shown. */
  SOCIAL_LOGIN_ID: optional(
    z.string().regex(/^[\w-]+\.apps\.googleusercontent\.com$/, 'must be a client id of Google'),
  ),
  /** Identifiers of the payment providers, as in the backend's payment methods. */
  ACCOUNT_PAYMENT_PROVIDER: provider('paypal'),
  CASH_VOUCHER_PROVIDER: provider('oxxo'),
  MOBILE_WALLET_PROVIDER_1: provider('mercadopago'),
  MOBILE_WALLET_PROVIDER_2: provider('codi'),
  /** Publishable key of the card provider (Stripe). Without it the sandbox runs. */
  STRIPE_KEY: optional(
    z.string().regex(/^pk_(test|live)_\w{8,200}$/, 'must be a publishable key (pk_…)'),
  ),
  /** Client id of the account payment provider (PayPal). Without it the sandbox runs. */
  PAYPAL_CLIENT_ID: optional(z.string().regex(/^[\w-]{16,200}$/, 'must be a client id of PayPal')),
  /** Address of the fraud detection script; `{session}` becomes the tracking UUID. Without it there is no detection. */
  FRAUD_SCRIPT: optional(
    httpsAddress.refine(
      (value) => value.includes('{session}'),
      'must have {session} for the tracking UUID',
    ),
  ),
  /** Origins of the providers' own pages where a payment may continue. */
  PAYMENT_HOSTS: list(origin),
  /** Whether scripts and styles wait until a document is painted (`lib/browser/deferred-assets.ts`); `0` is for finding errors. */
  DEFERRED_ASSETS: z
    .enum(['', '0', '1'])
    .default('1')
    .transform((value) => value !== '0'),
  /** Addresses and networks of the proxies in front, whose word for the visitor's address is taken. */
  TRUSTED_PROXIES: list(
    z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6(), z.literal('private')], {
      error: 'must be addresses, networks such as 10.0.0.0/8, or private',
    }),
  ),
  /** Most memory for cached documents and data of one server, in MiB. */
  CACHE_MEMORY_MB: size(16),
  /** Most space on the disk for them, and as much again for resized pictures, in MiB. */
  CACHE_DISK_MB: size(1024),
  /** File with the documents that are asked for most, which the next server makes before it is ready. Without it nobody counts. */
  WARM_UP_LIST: optional(z.string()),
  /** Most time for that, in seconds. */
  WARM_UP_SECONDS: size(60),
  /** Redis that the servers of the shop share their cached documents and data in. Without it each keeps its own on the disk. */
  REDIS_URL: optional(
    z.url({
      protocol: /^rediss?$/,
      error: 'must be a redis(s) address such as redis://127.0.0.1:6379',
    }),
  ),
  /** Address of an OpenTelemetry collector (OTLP over HTTP) that traces and metrics are sent to. Without it there are none. */
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(httpAddress),
  /** Name of the shop in them. */
  OTEL_SERVICE_NAME: orEmpty(z.string().default('shop')),
  /** What programs may do with what they read, as `Content-Signal` of robots.txt says it. */
  AGENT_POLICY: orEmpty(
    z
      .string()
      .regex(SIGNALS, 'must be such as search=yes, ai-input=yes, ai-train=no')
      .default('search=yes, ai-input=yes, ai-train=no'),
  ),
  /** Key by which search engines are told of changed pages (IndexNow), and who is told. Without a key nobody is. */
  INDEXNOW_KEY: optional(
    z.string().regex(/^[a-zA-Z0-9-]{8,128}$/, 'must have 8 to 128 letters, digits and hyphens'),
  ),
  INDEXNOW_URL: orEmpty(httpAddress.default('https://api.indexnow.org/indexnow')),
  /** Zip code that the shop issues its invoices from. Invoices for a generic RFC carry it. */
  INVOICE_ISSUER_ZIP: optional(z.string().regex(/^\d{5}$/, 'must have 5 digits')),
  /** The optional features that are switched off. */
  FEATURES: z
    .string()
    .default('')
    .superRefine((list, { addIssue }) => {
      const unknown = findUnknownEntries(list);
      if (unknown.length > 0) {
        addIssue(
          `${unknown.join(', ')} is unknown, known are ${FEATURES.map((name) => `-${name}`).join(', ')}`,
        );
      }
    })
    .transform(parseDisabledFeatures),
  CONTACT_PHONE: optional(z.string().regex(/^\d{10}$/, 'must have 10 digits')),
  CONTACT_EMAIL: optional(z.email()),
  CONTACT_ADDRESS: optional(z.string()),
});

const checkedSchema = schema.refine(
  ({ SITE_URL, SESSION_SECRET }) =>
    !SITE_URL.startsWith('https:') ||
    !SESSION_SECRET.some((secret) => secret.startsWith(DEMO_SECRET_PREFIX)),
  { path: ['SESSION_SECRET'], error: 'must not be the one of .env.example' },
);

export type Env = z.infer<typeof schema>;

/** Quotes around a whole value. A shell and Compose take them away from a line of `.env`, kubectl and Docker do not. */
const QUOTED = /^"(.*)"$/;

/** @throws Error naming every variable that is missing or wrong. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const plain = Object.entries(source).map(([name, value]) => [name, value?.replace(QUOTED, '$1')]);
  const parsed = checkedSchema.safeParse(Object.fromEntries(plain));
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, message }) => {
    const name = String(path[0]);
    return `  ${name}: ${source[name] === undefined ? 'is missing' : message}`;
  });
  throw new Error(
    `The environment is not usable (see .env.example):\n${[...new Set(problems)].join('\n')}`,
  );
}

let cached: Env | undefined;

export function serverEnv(): Env {
  cached ??= parseEnv(process.env);
  return cached;
}

/** What relative addresses of the backend's files are resolved against. */
export const mediaBase = ({ MEDIA_BASE, API_URL }: Env): string => MEDIA_BASE ?? `${API_URL}/`;

export const mediaSources = ({ API_URL, MEDIA_ORIGINS }: Env): string[] =>
  MEDIA_ORIGINS.map((source) => new URL(source, API_URL).href);

export function mediaOrigins(env: Env): string[] {
  const others = [mediaBase(env), ...mediaSources(env)].map((source) => new URL(source).origin);
  return [...new Set([env.API_URL, ...others])];
}
