import type { Env } from '../env.ts';

/** Origins of others that a policy names, by what is asked of them. */
interface Sources {
  script: readonly string[];
  connect: readonly string[];
  img: readonly string[];
  frame: readonly string[];
}

const ANALYTICS: Sources = {
  script: ['https://www.googletagmanager.com'],
  connect: [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
  img: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
  frame: [],
};

const SOCIAL: Sources = {
  script: ['https://connect.facebook.net'],
  connect: ['https://www.facebook.com'],
  img: ['https://www.facebook.com'],
  frame: ['https://www.facebook.com', 'https://web.facebook.com'],
};

/** What the configured services need, and nothing of those that are not. */
export function thirdParties(env: Env): Sources {
  const used = [...(env.ANALYTICS_ID ? [ANALYTICS] : []), ...(env.SOCIAL_WIDGET ? [SOCIAL] : [])];
  const all = (kind: keyof Sources) => used.flatMap((sources) => sources[kind]);
  return { script: all('script'), connect: all('connect'), img: all('img'), frame: all('frame') };
}
