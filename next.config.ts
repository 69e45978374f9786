import type { NextConfig } from 'next';
import { IMAGE_WIDTHS } from './components/ui/image-props';
import { getSecurityHeaders } from './lib/csp/security-headers';
import { addCompileHints } from './lib/document/compile-hints';
import { lighterModuleRules } from './lib/document/framework/lighter-modules';
import { completeModuleLoaders } from './lib/document/module-loaders';
import { mediaOrigins, serverEnv } from './lib/env';
import { getPaymentProviders } from './lib/payments/payment-providers';
import {
  getDocumentRewrites,
  malformedPathRewrite,
  toNextRewrite,
} from './lib/routing/document-rewrites';
import { toNextSource } from './lib/routing/path-pattern';
import { getRouteAliases, orderStepRedirects, route } from './lib/routing/routes';
import { mailSources } from './lib/routing/secret-addresses';

const env = serverEnv();
/** A host of this machine, or of the network of its containers, whose names have no domain. */
const isLocal = (origin: string) =>
  /^https?:\/\/(127\.|localhost|\[::1\]|[^./:]+(:|$))/.test(origin);

const { documentHeaders, dataHeaders, assetHeaders } = getSecurityHeaders(env);

const config: NextConfig = {
  poweredByHeader: false,
  // For the image (Dockerfile). `next start` wants the usual output.
  output: process.env.BUILD_OUTPUT === 'standalone' ? 'standalone' : undefined,
  reactStrictMode: true,
  cacheHandler: import.meta.resolve('./lib/document/cache-handler.ts'),
  // The cache handler bounds the memory itself.
  // There are two root layouts. With a global 404 page the payload of other documents does not contain the 404 screen.
  // The guard (`lib/request-guard`) takes all headers from a request that a payload could depend on, with the parameter that stands for them.
  experimental: { globalNotFound: true, validateRSCRequestHeaders: false },
  turbopack: { rules: { ...lighterModuleRules, '*.woff2': { type: 'asset' } } },
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
    { source: '/api/:path*', headers: dataHeaders },
    { source: '/((?!_next/|api/).*)', headers: documentHeaders },
    // Anybody may show the picture of a shared link.
    {
      source: '/images/:path*',
      headers: [{ key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' }],
    },
    // Of a link in a mail not even the origin is sent. Other pages send it, because providers ask for it.
    ...mailSources.map((source) => ({
      source,
      headers: [{ key: 'Referrer-Policy', value: 'no-referrer' }],
    })),
  ],
  // Before the pages, because some of them exist at the same path.
  rewrites: async () => ({
    beforeFiles: [
      malformedPathRewrite,
      ...getDocumentRewrites(getPaymentProviders(env)).map(toNextRewrite),
    ],
  }),
  redirects: async () => [
    ...orderStepRedirects.sources.map((source) => ({
      source: toNextSource(source),
      destination: toNextSource(orderStepRedirects.destination),
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
