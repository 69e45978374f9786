import type { Env } from '../env.ts';

const KINDS = ['script', 'style', 'connect', 'img', 'frame'] as const;
type Kind = (typeof KINDS)[number];
/** Origins of a third party in the policy. */
type Sources = Partial<Readonly<Record<Kind, readonly string[]>>>;

/** These scripts write style sheets into the page. */
const INLINE_STYLES = ["'unsafe-inline'"];

const ANALYTICS: Sources = {
  script: ['https://www.googletagmanager.com'],
  connect: [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
  img: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
};

const FACEBOOK: Sources = {
  script: ['https://connect.facebook.net'],
  style: INLINE_STYLES,
  connect: ['https://www.facebook.com'],
  img: ['https://www.facebook.com'],
  frame: ['https://www.facebook.com', 'https://web.facebook.com'],
};

const CAPTCHA: Sources = {
  script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  style: INLINE_STYLES,
  connect: ['https://www.google.com/recaptcha/'],
  frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
};

const GOOGLE_LOGIN: Sources = {
  script: ['https://accounts.google.com/gsi/client'],
  style: [...INLINE_STYLES, 'https://accounts.google.com/gsi/style'],
  connect: ['https://accounts.google.com/gsi/'],
  frame: ['https://accounts.google.com/gsi/'],
};

const STRIPE: Sources = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  style: INLINE_STYLES,
  connect: ['https://api.stripe.com'],
  img: ['https://*.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
};

/** The button and the card fields are frames, and the SDK loads further scripts. */
const PAYPAL: Sources = {
  script: ['https://*.paypal.com', 'https://*.paypalobjects.com'],
  style: INLINE_STYLES,
  connect: ['https://*.paypal.com', 'https://*.paypalobjects.com'],
  img: ['https://*.paypal.com', 'https://*.paypalobjects.com'],
  frame: ['https://*.paypal.com'],
};

/** It loads images and frames from its own origin to identify the device. */
function fraudDetection(script: string): Sources {
  const own = [new URL(script).origin];
  return { script: own, connect: own, img: own, frame: own };
}

export function getThirdPartySources(env: Env): Record<Kind, string[]> {
  const used = [
    ...(env.ANALYTICS_ID ? [ANALYTICS] : []),
    ...(env.SOCIAL_WIDGET ? [FACEBOOK] : []),
    ...(env.RECAPTCHA_KEY ? [CAPTCHA] : []),
    ...(env.SOCIAL_LOGIN_ID ? [GOOGLE_LOGIN] : []),
    ...(env.STRIPE_KEY ? [STRIPE] : []),
    ...(env.PAYPAL_CLIENT_ID ? [PAYPAL] : []),
    ...(env.FRAUD_SCRIPT ? [fraudDetection(env.FRAUD_SCRIPT)] : []),
  ];
  const all = KINDS.map((kind) => [kind, used.flatMap((sources) => sources[kind] ?? [])]);
  return Object.fromEntries(all);
}
