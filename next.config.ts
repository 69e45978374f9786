import type { NextConfig } from 'next';
import { IMAGE_WIDTHS } from './components/ui/image-props';
import { getSecurityHeaders } from './lib/csp/security-headers';
import { addCompileHints } from './lib/document/compile-hints';
import { lighterModuleRules } from './lib/document/framework/lighter-modules';
import { completeModuleLoaders } from './lib/document/module-loaders';
import { mediaOrigins, serverEnv } from './lib/env';
import { getPaymentProviders } from './lib/payments/payment-providers';
import {
  builderRewrites,
  documentRewrites,
  getProviderRewrites,
  malformedPathRewrite,
} from './lib/routing/document-rewrites';
import { getRouteAliases, route } from './lib/routing/routes';
import { STOCK_PARAM } from './lib/routing/store-stock-href';

const env = serverEnv();
/** A host of this machine, or of the network of its containers, whose names have no domain. */
const isLocal = (origin: string) =>
  /^https?:\/\/(127\.|localhost|\[::1\]|[^./:]+(:|$))/.test(origin);

const { documentHeaders, dataHeaders, assetHeaders, fontHeaders } = getSecurityHeaders(env);

/** Addresses in mails, which contain a token. */
const SECRET_ADDRESSES = [
  route('password.request'),
  route('password.reset'),
  `${route('email.verify')}/:id*`,
  `${route('validate-address.document')}/:path*`,
];

const config: NextConfig = {
  poweredByHeader: false,
  // For the image (Dockerfile). `next start` wants the usual output.
  output: process.env.BUILD_OUTPUT === 'standalone' ? 'standalone' : undefined,
  reactStrictMode: true,
  cacheHandler: import.meta.resolve('./lib/document/cache-handler.ts'),
  // The cache handler bounds the memory itself.
  // There are two root layouts. With a global 404 page the payload of other documents does not contain the 404 screen.
  experimental: { globalNotFound: true },
  turbopack: {
    rules: {
      ...lighterModuleRules,
      '*.woff2': { type: 'asset' },
      '*.ts': {
        condition: { query: '?bundled' },
        loaders: ['./lib/payments/sandbox/frame/bundle-script.cjs'],
        type: 'text',
      },
    },
  },
  compiler: {
    runAfterProductionCompile: async ({ distDir }) => {
      await addCompileHints(distDir);
      await completeModuleLoaders(distDir);
    },
  },
  images: {
    formats: ['image/webp'],
    remotePatterns: mediaOrigins(env).map((origin) => new URL(`${origin}/**`)),
    // Only a backend beside the shop has a local address: in development, in tests, in compose.yaml.
    dangerouslyAllowLocalIP: mediaOrigins(env).some(isLocal),
    minimumCacheTTL: 86_400,
    ...IMAGE_WIDTHS,
    qualities: [75],
  },
  headers: async () => [
    { source: '/_next/:path*', headers: assetHeaders },
    { source: '/_next/static/media/:path*', headers: fontHeaders },
    { source: '/api/:path*', headers: dataHeaders },
    { source: '/((?!_next/|api/).*)', headers: documentHeaders },
    // Anybody may show the picture of a shared link.
    {
      source: '/images/:path*',
      headers: [{ key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' }],
    },
    // These addresses contain secrets, so they must not be sent to other sites.
    ...SECRET_ADDRESSES.map((source) => ({
      source,
      headers: [{ key: 'Referrer-Policy', value: 'no-referrer' }],
    })),
  ],
  // These come before the pages, because the stores page exists at the same path for requests without a product.
  rewrites: async () => ({
    beforeFiles: [
      malformedPathRewrite,
      {
        source: route('support.stores'),
        has: [{ type: 'query', key: STOCK_PARAM }],
        destination: route('stores-stock'),
      },
      ...documentRewrites,
      ...getProviderRewrites(getPaymentProviders(env)),
      ...builderRewrites,
    ],
  }),
  redirects: async () => [
    // An order that is already placed has no cart and no shipment to choose, so it goes to the payment step.
    ...['carrito/detalle', 'elegir-envio'].map((step) => ({
      source: `/compra/:id/${step}`,
      destination: '/compra/:id/elegir-pago',
      permanent: false,
    })),
    ...Object.entries(getRouteAliases()).map(([source, name]) => ({
      source,
      destination: route(name),
      permanent: true,
    })),
  ],
};

export default config;
