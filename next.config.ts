import type { NextConfig } from 'next';
import { IMAGE_WIDTHS } from './components/ui/image-props';
import { getPicturePatterns, PICTURE_ADDRESS } from './lib/api/client/picture-sources';
import { isPrivateOrigin } from './lib/bff/networks';
import { completeModuleLoaders } from './lib/document/module-loaders';
import { MEBIBYTE, mediaOrigins, serverEnv } from './lib/env';
import { getPaymentProviders } from './lib/payments/payment-config';
import {
  getDocumentRewrites,
  malformedPathRewrite,
  toNextRewrite,
} from './lib/routing/document-rewrites';
import { toNextSource } from './lib/routing/path-pattern';
import { getPlainRedirects, orderStepRedirects } from './lib/routing/routes';
import { mailSources } from './lib/routing/secret-addresses';

const env = serverEnv();

const config: NextConfig = {
  poweredByHeader: false,
  // Documents have one from when they were made (lib/document/post-process-html.ts).
  generateEtags: false,
  // For the image (Dockerfile). `next start` wants the usual output.
  output: process.env.BUILD_OUTPUT === 'standalone' ? 'standalone' : undefined,
  reactStrictMode: true,
  // No agent gets another document: it would be stored for everybody.
  htmlLimitedBots: /(?!)/,
  cacheHandler: import.meta.resolve('./lib/document-cache/cache-handler.ts'),
  // The cache handler bounds the memory itself.
  // There are two root layouts. With a global 404 page the payload of other documents does not contain the 404 screen.
  // The guard (`lib/request-guard`) takes all headers from a request that a payload could depend on, with the parameter that stands for them.
  // A picture with more pixels is passed on as it is: to shrink it takes 4 bytes for each.
  experimental: {
    globalNotFound: true,
    validateRSCRequestHeaders: false,
    imgOptMaxInputPixels: 50_000_000,
  },
  turbopack: {
    rules: {
      '*.woff2': { type: 'asset' },
      '*.ts': {
        condition: { query: '?bundled' },
        loaders: ['./lib/payments/sandbox/frame/bundle-script.cjs'],
        type: 'text',
      },
    },
  },
  compiler: {
    runAfterProductionCompile: ({ distDir }) => completeModuleLoaders(distDir),
  },
  images: {
    // No avif: with sharp 0.35, at the qualities that Next takes, five of the demo's pictures at 384, 640 and 1080 px took 5
    // times the processor's time (0.14, 0.28 and 0.65 s each, webp 0.03, 0.06 and 0.12 s) for 0.65 times the bytes (1.4, 2.9
    // and 5.1 KB less). On two cores the first visitor of a picture would wait longer for it than for those bytes.
    formats: ['image/webp'],
    remotePatterns: getPicturePatterns(env),
    localPatterns: [{ pathname: '/images/**', search: '' }],
    // A redirect could lead anywhere.
    maximumRedirects: 0,
    maximumResponseBody: 10_000_000,
    // Only the configured hosts are asked; one beside the shop has a local address: in development, in tests, in compose.yaml.
    dangerouslyAllowLocalIP: mediaOrigins(env).some(isPrivateOrigin),
    minimumCacheTTL: 86_400,
    maximumDiskCacheSize: env.CACHE_DISK_MB * MEBIBYTE,
    ...IMAGE_WIDTHS,
    qualities: [75],
  },
  // Besides those of every answer (lib/csp/complete-answers.ts).
  headers: async () => [
    // Anybody may show the picture of a shared link.
    {
      source: '/images/:path*',
      headers: [{ key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' }],
    },
    // The frame of the sandbox's card fields has an origin of its own, and the shop's letters.
    {
      source: '/_next/static/media/:path*',
      headers: [{ key: 'Access-Control-Allow-Origin', value: '*' }],
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
      // Answered with 400.
      {
        source: '/_next/image',
        missing: [{ type: 'query', key: 'url', value: PICTURE_ADDRESS }],
        destination: '/_next/image?url=',
      },
      ...getDocumentRewrites(getPaymentProviders(env)).map(toNextRewrite),
    ],
  }),
  redirects: async () => [
    ...orderStepRedirects.sources.map((source) => ({
      source: toNextSource(source),
      destination: toNextSource(orderStepRedirects.destination),
      permanent: false,
    })),
    ...getPlainRedirects(),
  ],
};

export default config;
