import { commonPaths } from './common-paths';
import { fillPath, type PathValues } from './path-template';

/** Every route of the shop by its name (spec 2.1), as `path-template.ts` reads it. */
export const routeTemplates = {
  ...commonPaths,
  products: '/productos/{slug}',
  search: `${commonPaths.search}/{filters*}`,
  marcas: '/marcas',
  'lightning-offers': '/ofertas-relampago',
  compare: '/comparar',
  favorites: '/favoritos',
  'cart-payment': '/compra/{transactionId?}/elegir-pago',
  'cart-shipping': '/compra/{transactionId?}/elegir-envio',
  'cart-monthly': '/compra/{transactionId?}/elegir-mensualidad',
  'cart-review': '/compra/{transactionId?}/revisar',
  'success-payment': '/pagos/{transactionId}/pago-exitoso',
  'pagos-transactionId-procesar-pago': '/pagos/{transactionId}/procesar-pago',
  'pending-payment': '/pagos/{transactionId}/pago-pendiente',
  /** `page` is 'pago-' followed by the provider's identifier. */
  'provider-payment': '/pagos/{transactionPaymentId}/{page}',
  /** The one document for all addresses of the next route. */
  'validate-address.document': '/validate-address',
  'validate-address': '/validate-address/{transactionId}/{code}/{missingPayment}/{response}',
  // The document of the login on the way to paying. Its public address is the login's, with a step to return to.
  'login-checkout': '/identificacion',
  register: '/registrarme',
  account: '/mi-cuenta',
  'password.request': '/password/reset',
  'password.reset': '/contrasena/reestablecer',
  'email.verify': '/correo/verificar/{id?}',
  'two-step': '/verificacion-dos-pasos',
  'human-check': '/verificando-humano',
  robot: '/eres-robot',
  'profile.wallet': '/perfil/monedero',
  'profile.wishlists': '/perfil/favoritos',
  'profile.information': '/perfil/informacion',
  'profile.devices': '/perfil/dispositivos',
  'profile.orders': '/perfil/pedidos',
  'profile.order': '/perfil/pedidos/{id}',
  'profile.order.chat': '/perfil/pedidos/{id}/chat',
  'profile.order.warranty': '/perfil/pedidos/{id}/garantia',
  'profile.order.warranty-products': '/perfil/pedidos/{id}/garantia/productos',
  'profile.warranties': '/perfil/garantias/{id?}',
  'profile.addresses': '/perfil/direcciones',
  'profile.address.new': '/perfil/direcciones/crear',
  'profile.address.edit': '/perfil/direcciones/{id}/editar',
  'profile.cards': '/perfil/metodos-pago/tarjeta',
  // The specification does not have these routes: see the assumptions in components/README.md.
  'profile.invoicing': '/perfil/facturacion',
  'profile.notifications': '/perfil/notificaciones',
  'assembly-new': '/arma-tu-equipo',
  'assembly-edit': '/arma-tu-equipo/{id?}',
  'assembly-edit-with-cart': '/arma-tu-equipo/{assemblyId}/{qty}/{id?}',
  // The builder's document in the simple layout. No link leads to it.
  'assembly-simple': '/equipo-en-caja',
  // Documents of a shared build. Its public address is the builder's, with the build in the query.
  'assembly-shared': '/equipo-compartido',
  'assembly-shared-simple': '/equipo-compartido-en-caja',
  landing: '/landing/{id}',
  'support.contact': '/soporte/contactanos',
  'support.invoicing': '/soporte/facturacion',
  'support.payments': '/soporte/formas-de-pago',
  'stores-stock': '/soporte/sucursales/existencia',
  'about.legal': '/nosotros/aviso-legal',
  'about.terms': '/nosotros/terminos-y-condiciones',
  'about.returns': '/nosotros/politicas-de-devolucion',
  'about.warranties': '/nosotros/garantias-y-devoluciones',
  sitemap: '/sitemap.xml',
  'sitemap.file': '/sitemaps/{file}',
  feed: '/feeds/{file}',
  // Pictures that other services show with a shared link.
  'card.product': '/tarjetas/productos/{slug}',
  'card.build': '/tarjetas/equipos/{build}',
} as const;

/** Sections in their order, each with its icon; words in `locales/es-MX/account.json`. A screen whose path stands below that of a section belongs to it. */
export const PROFILE_MENU = [
  {
    group: 'shopping',
    sections: [
      ['profile.orders', 'box'],
      ['profile.warranties', 'shield'],
      ['profile.wallet', 'wallet'],
      ['profile.wishlists', 'heart'],
      // The builder has a screen of its own, which begins with the customer's builds.
      ['assembly-new', 'device'],
    ],
  },
  {
    group: 'account',
    sections: [
      ['profile.information', 'user'],
      ['profile.addresses', 'pin'],
      ['profile.invoicing', 'file'],
      ['profile.cards', 'card'],
      ['profile.devices', 'device'],
      ['profile.notifications', 'bell'],
    ],
  },
] as const satisfies readonly {
  group: string;
  sections: readonly (readonly [RouteName, string])[];
}[];

/** Addresses for programs, besides the sitemap and the feeds. No page links to them but the head of the home page. */
export const machinePaths = {
  robots: '/robots.txt',
  agents: '/agents.md',
  llms: '/llms.txt',
  llmsFull: '/llms-full.txt',
  openSearch: '/opensearch.xml',
  security: '/.well-known/security.txt',
} as const;

export const listMachinePaths = (): string[] => Object.values(machinePaths);

export type RouteName = keyof typeof routeTemplates;

/** Top-level aliases of the support and about pages (spec 2.1). The nested path is the canonical one. */
export function getRouteAliases(): Readonly<Record<string, RouteName>> {
  return Object.fromEntries(
    (Object.keys(routeTemplates) as RouteName[])
      .filter((name) => name.startsWith('support.') || name.startsWith('about.'))
      .map((name) => [`/${routeTemplates[name].split('/').at(-1)}`, name]),
  );
}

/** What visitors type for help, and which page answers it. */
const HELP_ADDRESSES = {
  '/ayuda': route('support.faq'),
  '/faq': route('support.faq'),
  '/envios': `${route('support.faq')}#envios`,
  '/contacto': route('support.contact'),
  '/devoluciones': route('about.returns'),
};

export const getPlainRedirects = () => [
  ...Object.entries(getRouteAliases()).map(([source, name]) => redirect(source, route(name), 308)),
  ...Object.entries(HELP_ADDRESSES).map(([source, to]) => redirect(source, to, 308)),
  // Where password managers lead who wants another password.
  redirect('/.well-known/change-password', route('profile.information'), 302),
];

const redirect = (source: string, destination: string, statusCode: 302 | 308) => ({
  source,
  destination,
  statusCode,
});

/** Parent paths without a screen redirect to their first child, and the profile to the start page of the account. */
export const parentRedirects: Readonly<Record<string, RouteName>> = {
  '/soporte': 'support.stores',
  '/nosotros': 'about.privacy',
  '/compra': 'cart-detail',
  '/perfil': 'account',
};

/** Paths of documents whose public address is the builder's. A request for them is redirected to it. */
export const internalRoots = [
  routeTemplates['assembly-shared'],
  routeTemplates['assembly-shared-simple'],
];

/** Steps that an order which is already placed does not have: no cart and no shipment to choose. It goes to the payment step. */
export const orderStepRedirects = {
  sources: ['/compra/{id}/carrito/detalle', '/compra/{id}/elegir-envio'],
  destination: '/compra/{id}/elegir-pago',
} as const;

/** @throws Error when a required parameter is missing. */
export function route(name: RouteName, params: PathValues = {}): string {
  return fillPath(routeTemplates[name], params) || '/';
}
