import type { Stripe, StripeCardCvcElement, StripeElements } from '@stripe/stripe-js';
import { ScriptLoadError } from '../api/errors';
import { within } from '../integrations/within';
import type { CardFieldTexts, CardModule, FieldOptions } from './types';

const SCRIPT = 'https://js.stripe.com';
/** Until the provider's script counts as blocked, and until its fields are there, in milliseconds. */
const PATIENCE = 10_000;
/** A device session is asked for in passing: nobody waits long for it. */
const SESSION_PATIENCE = 3000;

let loaded: Promise<Stripe> | null = null;

/** The provider's script, once; one that failed is asked for again. @throws ScriptLoadError */
function provider(key: string): Promise<Stripe> {
  loaded ??= within(
    import('@stripe/stripe-js/pure').then(({ loadStripe }) =>
      loadStripe(key, { locale: 'es-419' }),
    ),
    PATIENCE,
    new ScriptLoadError(SCRIPT),
  ).then(
    (stripe) => {
      if (stripe) return stripe;
      throw new ScriptLoadError(SCRIPT);
    },
    () => {
      loaded = null;
      throw new ScriptLoadError(SCRIPT);
    },
  );
  return loaded;
}

const ERRORS = { number: 'numberError', expiry: 'expiryError', ccv: 'ccvError' } as const;

/** The page's colours and letters, which a frame of another origin cannot see. */
function look(host: HTMLElement) {
  const { color, fontFamily } = getComputedStyle(host);
  return { style: { base: { color, fontFamily, fontSize: '16px', lineHeight: '24px' } } };
}

/** Place for a field of the provider's under a label of this page, and what is said of it in this shop's words. */
function place(host: HTMLElement, name: keyof typeof ERRORS, texts: CardFieldTexts) {
  const field = document.createElement('div');
  field.className = 'form-field';
  const label = document.createElement('p');
  label.className = 'pay-hosted-label';
  label.textContent = texts[name];
  const hosted = document.createElement('div');
  hosted.className = 'pay-hosted';
  const problem = document.createElement('p');
  Object.assign(problem, { className: 'form-error', hidden: true });
  problem.setAttribute('role', 'alert');
  field.append(label, hosted, problem);
  host.append(field);
  let isComplete = false;
  const tell = (isWrong: boolean) => {
    problem.hidden = !isWrong;
    problem.textContent = isWrong ? texts[ERRORS[name]] : '';
    hosted.dataset.invalid = String(isWrong);
  };
  const onChange = (event: { complete: boolean; error: unknown }) => {
    isComplete = event.complete;
    tell(event.error !== undefined);
  };
  return { hosted, tell, onChange, isComplete: () => isComplete };
}

interface Asked {
  place: ReturnType<typeof place>;
  focus: () => void;
}

/** Whether all fields are complete; the first that is not has the focus. */
function check(fields: readonly Asked[]): boolean {
  for (const field of fields) field.place.tell(!field.place.isComplete());
  const first = fields.find((field) => !field.place.isComplete());
  first?.focus();
  return first === undefined;
}

/** The field of the code. */
function codeField(elements: StripeElements, host: HTMLElement, texts: CardFieldTexts) {
  const at = place(host, 'ccv', texts);
  const element = elements.create('cardCvc', look(host));
  element.on('change', at.onChange);
  element.mount(at.hosted);
  return { element, asked: { place: at, focus: () => element.focus() } };
}

async function begin(key: string, host: HTMLElement) {
  const stripe = await provider(key);
  host.replaceChildren();
  return { stripe, elements: stripe.elements({ locale: 'es-419' }) };
}

/** The provider's reference to the code that stands in its field. @throws Error when it gives none */
async function codeOf(stripe: Stripe, element: StripeCardCvcElement): Promise<string> {
  const { token, error } = await stripe.createToken('cvc_update', element);
  if (!token) throw new Error(error.message);
  return token.id;
}

async function mountCard(key: string, host: HTMLElement, { texts }: FieldOptions) {
  const { stripe, elements } = await begin(key, host);
  const numberAt = place(host, 'number', texts);
  const pair = document.createElement('div');
  pair.className = 'pay-pair';
  host.append(pair);
  const expiryAt = place(pair, 'expiry', texts);
  const number = elements.create('cardNumber', { ...look(host), showIcon: true });
  number.on('change', numberAt.onChange);
  number.mount(numberAt.hosted);
  const expiry = elements.create('cardExpiry', look(host));
  expiry.on('change', expiryAt.onChange);
  expiry.mount(expiryAt.hosted);
  const code = codeField(elements, pair, texts);
  const fields = [
    { place: numberAt, focus: () => number.focus() },
    { place: expiryAt, focus: () => expiry.focus() },
    code.asked,
  ];
  const submit = async (holder: string) => {
    if (!check(fields)) return null;
    const { token, error } = await stripe.createToken(number, { name: holder });
    if (error?.type === 'validation_error' || error?.type === 'card_error') {
      numberAt.tell(true);
      number.focus();
      return null;
    }
    if (!token) throw new Error(error?.message);
    const { exp_month: month = 1, exp_year: year = 2000 } = token.card ?? {};
    const cvcToken = await codeOf(stripe, code.element);
    const expires = `${year}-${String(month).padStart(2, '0')}`;
    return { token: token.id, expires, cvcToken, holder: null };
  };
  const remove = () => {
    for (const element of [number, expiry, code.element]) element.destroy();
    host.replaceChildren();
  };
  return { submit, remove };
}

async function mountCode(key: string, host: HTMLElement, { texts }: FieldOptions) {
  const { stripe, elements } = await begin(key, host);
  const { element, asked } = codeField(elements, host, texts);
  const submit = async () => (check([asked]) ? codeOf(stripe, element) : null);
  const remove = () => {
    element.destroy();
    host.replaceChildren();
  };
  return { submit, remove };
}

/** Card payments by Stripe: numbers and codes are typed in its own frames and never reach this page. */
export const stripeCard = (key: string): CardModule => ({
  kind: 'card',
  isSandbox: false,
  mountCard: (host, options) => mountCard(key, host, options),
  mountCode: (host, options) => mountCode(key, host, options),
  deviceSession: async () => {
    const stripe = await provider(key);
    const session = stripe.createRadarSession();
    const { radarSession } = await within(
      session,
      SESSION_PATIENCE,
      new Error('No device session'),
    );
    return radarSession?.id ?? null;
  },
});
