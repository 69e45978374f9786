import type { Env } from '../env.ts';

/** Origins of others that a policy names, by what is asked of them. */
interface Sources {
  script: readonly string[];
  style?: readonly string[];
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

const CAPTCHA: Sources = {
  script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  connect: ['https://www.google.com/recaptcha/'],
  img: [],
  frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
};

const SOCIAL_LOGIN: Sources = {
  script: ['https://accounts.google.com/gsi/client'],
  style: ['https://accounts.google.com/gsi/style'],
  connect: ['https://accounts.google.com/gsi/'],
  img: [],
  frame: ['https://accounts.google.com/gsi/'],
};

const CARDS: Sources = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  connect: ['https://api.stripe.com'],
  img: ['https://*.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
};

/** Its button and fields are frames, and its script brings further ones of its own. */
const ACCOUNTS: Sources = {
  script: ['https://*.paypal.com', 'https://*.paypalobjects.com'],
  connect: ['https://*.paypal.com', 'https://*.paypalobjects.com'],
  img: ['https://*.paypal.com', 'https://*.paypalobjects.com'],
  frame: ['https://*.paypal.com'],
};

/** Such a script measures the device by pictures and frames of its own origin. */
function fraudSources(script: string): Sources {
  const { origin } = new URL(script);
  return { script: [origin], connect: [origin], img: [origin], frame: [origin] };
}

/** What the configured services need, and nothing of those that are not. */
export function thirdParties(env: Env): Required<Sources> {
  const used = [
    ...(env.ANALYTICS_ID ? [ANALYTICS] : []),
    ...(env.SOCIAL_WIDGET ? [SOCIAL] : []),
    ...(env.RECAPTCHA_KEY ? [CAPTCHA] : []),
    ...(env.SOCIAL_LOGIN_ID ? [SOCIAL_LOGIN] : []),
    ...(env.STRIPE_KEY ? [CARDS] : []),
    ...(env.PAYPAL_CLIENT_ID ? [ACCOUNTS] : []),
    ...(env.FRAUD_SCRIPT ? [fraudSources(env.FRAUD_SCRIPT)] : []),
  ];
  const all = (kind: keyof Sources) => used.flatMap((sources) => sources[kind] ?? []);
  return {
    script: all('script'),
    style: all('style'),
    connect: all('connect'),
    img: all('img'),
    frame: all('frame'),
  };
}
