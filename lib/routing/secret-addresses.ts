import { toNextSource } from './path-pattern';
import { fillPath } from './path-template';
import { findRouteName, readRouteParams } from './route-params';
import { type RouteName, routeTemplates } from './routes';

/** The one table of what an address gives away. Of all other routes the ids and the query are nobody else's business. */
const ROUTES = {
  /** The path names something of the catalogue, which everybody may know. */
  public: ['products', 'search', 'landing'],
  /** Links in mails: their token, e-mail or code acts for whoever has it. */
  mail: [
    'password.request',
    'password.reset',
    'email.verify',
    'validate-address',
    'validate-address.document',
  ],
  /** The query is what a payment provider answered. */
  payment: [
    'success-payment',
    'pagos-transactionId-procesar-pago',
    'pending-payment',
    'provider-payment',
  ],
  /** The query is the address to return to, which may be one of those above. */
  signIn: ['login', 'register', 'two-step', 'human-check', 'robot'],
} as const satisfies Record<string, readonly RouteName[]>;

const isOneOf = (name: RouteName, ...kinds: (keyof typeof ROUTES)[]): boolean =>
  kinds.some((kind) => ROUTES[kind].some((one) => one === name));

/** The links in mails and their documents, as Next's configuration names them. */
export const mailSources: readonly string[] = ROUTES.mail.map((name) =>
  toNextSource(routeTemplates[name]),
);

const paramNames = (name: RouteName, pathname: string): string[] =>
  Object.keys(readRouteParams(name, pathname));

/** Whether an address has something that acts for whoever has it. An unknown address may be a link that was copied badly. */
export function hasSecret({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>) {
  const name = findRouteName(pathname);
  if (name === null) return true;
  const isLonger = search !== '' || hash !== '';
  if (isOneOf(name, 'mail')) return isLonger || paramNames(name, pathname).length > 0;
  return isLonger && isOneOf(name, 'payment', 'signIn');
}

/** Whether scripts of other parties could read a secret: in this address, or in that of the document, which the browser tells as long as it stands. */
export function canScriptsReadSecret(here: Parameters<typeof hasSecret>[0]): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  return hasSecret(here) || (loaded !== undefined && hasSecret(new URL(loaded.name)));
}

/** Parameters by which advertisements say where a visitor comes from. */
const CAMPAIGN_PARAM = /^(utm_\w+|gclid|gbraid|wbraid|dclid|srsltid)$/;
const UNKNOWN_PATH = '/404';

function toPublicPath({ pathname, searchParams }: URL): string {
  const name = findRouteName(pathname);
  if (name === null) return UNKNOWN_PATH;
  const params = paramNames(name, pathname);
  if (params.length > 0 && !isOneOf(name, 'public')) {
    const values = Object.fromEntries(params.map((param) => [param, `:${param}`]));
    return fillPath(routeTemplates[name], values, String);
  }
  if (isOneOf(name, 'mail', 'signIn')) return pathname;
  const campaign = [...searchParams].filter(([param]) => CAMPAIGN_PARAM.test(param));
  return campaign.length > 0 ? `${pathname}?${new URLSearchParams(campaign)}` : pathname;
}

/** An address as others may know it: of the catalogue with the campaign that led to it, of others with the names of parameters, such as `/perfil/pedidos/:id`. */
export const toPublicAddress = (address: URL): string => address.origin + toPublicPath(address);
