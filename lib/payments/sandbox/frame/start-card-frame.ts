import { belongsToInputMethod } from '@/lib/browser/input-method';
import { getMexicoCityDay } from '@/lib/domain/dates';
import {
  findWrongFields,
  formatCardNumber,
  getCardBrand,
  getCvcLength,
  isCvcOfCard,
  parseExpiry,
} from '@/lib/domain/payments/card';
import { cleanTypedText, digitsOf } from '@/lib/domain/typed-text';
import type { CardFieldName, CardFieldTexts, ProviderToken } from '../../types';

export type FrameTheme = 'light' | 'dark' | null;

/** What the page tells the frame once, together with the port on which both talk from then on. */
export interface FrameSetup {
  fields: 'card' | 'code';
  /** Brand of the stored card, which decides the length of its code. */
  brand: string;
  texts: CardFieldTexts;
  theme: FrameTheme;
  /** Addresses of the page's style sheets. The frame's policy lets it load those of this site only. */
  styleSheets: readonly string[];
  fonts: readonly FrameFont[];
}

/** A font of the page, with the words of its `@font-face` rule: a frame with an origin of its own does not inherit it. */
export interface FrameFont {
  family: string;
  source: string;
  weight: string;
  unicodeRange: string;
}

/** What the page asks of the frame, each with a port for the answer: a boolean, a `FrameToken` or null, and nothing. */
export type FrameRequest = 'check' | 'submit' | 'focus' | { theme: FrameTheme };

/** References to a valid input, which are all of it that leaves the frame. Of a code alone, the token is its reference. */
export type FrameToken = Omit<ProviderToken, 'holder'>;

/** What the frame reports by itself: its fields can be used, its height in CSS pixels, Enter was pressed. */
export type FrameReport = 'ready' | 'enter' | { height: number };

const digitsBefore = (text: string, end: number) => digitsOf(text.slice(0, end)).length;

/** Formats the value, and keeps the caret behind the same digit when spaces are added or removed. */
function reformatInput(input: HTMLInputElement, shape: (text: string) => string): void {
  const before = digitsBefore(input.value, input.selectionStart ?? input.value.length);
  const isAtEnd = input.selectionStart === input.value.length;
  const shaped = shape(input.value);
  if (shaped === input.value) return;
  input.value = shaped;
  if (isAtEnd) return;
  let at = 0;
  while (at < shaped.length && digitsBefore(shaped, at) < before) at += 1;
  input.setSelectionRange(at, at);
}

interface FieldSettings {
  autoComplete: string;
  placeholder?: string;
  format: (text: string) => string;
}

function createFrameField(
  inside: Document,
  [id, label]: [id: string, label: string],
  { autoComplete, placeholder = '', format }: FieldSettings,
  onEnter: () => void,
) {
  const create = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, properties: object) =>
    Object.assign(inside.createElement(tag), properties);
  const problem = create('p', { id: `${id}-error`, className: 'form-error', hidden: true });
  const input = create('input', {
    id,
    name: id,
    inputMode: 'numeric',
    autocomplete: autoComplete,
    placeholder,
    spellcheck: false,
    required: true,
  });
  input.setAttribute('aria-describedby', problem.id);
  const element = create('div', { className: 'form-field' });
  element.append(create('label', { htmlFor: id, textContent: label }), input, problem);
  const showError = (text: string | null) => {
    problem.hidden = text === null;
    problem.textContent = text;
    input.setAttribute('aria-invalid', String(text !== null));
  };
  showError(null);
  const reformat = () => {
    reformatInput(input, format);
    showError(null);
  };
  // The input method writes its own text until it has ended.
  input.addEventListener('input', (event) => {
    if (!('isComposing' in event && event.isComposing)) reformat();
  });
  input.addEventListener('compositionend', reformat);
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && !belongsToInputMethod(event)) onEnter();
  });
  return { element, input, showError };
}

type Fields = ReturnType<typeof createFields>;

/** Brands that the mock backend accepts. */
const ACCEPTED_BRANDS = ['visa', 'mastercard', 'amex'];
/** First digits of a number of the brand, which determine the length of the security code. */
const SAMPLE_NUMBERS = new Map([['amex', '34']]);

/** Inserts the slash after the month. A typed slash, hyphen or dot may follow a single digit. */
const formatExpiry = (text: string) => {
  const [month = '', year] = cleanTypedText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .map(digitsOf);
  if (year !== undefined) return `${month.slice(0, 2)}/${year.slice(0, 4)}`;
  return month.length > 2 ? `${month.slice(0, 2)}/${month.slice(2, 6)}` : month;
};

function createFields(inside: Document, { texts, fields, brand }: FrameSetup, onEnter: () => void) {
  const create = (name: CardFieldName, settings: FieldSettings) =>
    createFrameField(inside, [name, texts[name]], settings, onEnter);
  const codeLength = fields === 'code' ? getCvcLength(SAMPLE_NUMBERS.get(brand) ?? '') : 4;
  return {
    number: create('number', {
      autoComplete: 'cc-number',
      format: (text) => formatCardNumber(digitsOf(text).slice(0, 19)),
    }),
    expiry: create('expiry', {
      placeholder: texts.expiryHint,
      autoComplete: 'cc-exp',
      format: formatExpiry,
    }),
    ccv: create('ccv', {
      autoComplete: 'cc-csc',
      format: (text) => digitsOf(text).slice(0, codeLength),
    }),
  };
}

function findWrong({ number, expiry, ccv }: Fields, { fields, brand }: FrameSetup) {
  const code = ccv.input.value;
  if (fields === 'code') {
    return isCvcOfCard(code, SAMPLE_NUMBERS.get(brand) ?? '') ? [] : (['ccv'] as const);
  }
  const typed = { number: number.input.value, expiry: expiry.input.value, ccv: code };
  const wrong = findWrongFields(typed, getMexicoCityDay(Date.now()));
  const isAccepted = ACCEPTED_BRANDS.includes(getCardBrand(typed.number) ?? '');
  return isAccepted || wrong.includes('number') ? wrong : (['number', ...wrong] as const);
}

/** A reference to a security code. The bank rejects 000. */
const createSecurityCodeToken = (code: string) =>
  /^0+$/.test(code) ? 'cvctok_incorrecto' : `cvctok_${crypto.randomUUID().replaceAll('-', '')}`;

function createToken({ number, expiry, ccv }: Fields, { fields }: FrameSetup): FrameToken {
  const cvcToken = createSecurityCodeToken(ccv.input.value);
  if (fields === 'code') return { token: cvcToken, expires: null, cvcToken: null };
  const digits = digitsOf(number.input.value);
  const { year, month } = parseExpiry(expiry.input.value) ?? {};
  return {
    token: `tok_${getCardBrand(digits)}_${digits.slice(-4)}`,
    expires: `${year}-${String(month).padStart(2, '0')}`,
    cvcToken,
  };
}

/** A style sheet that is missing makes the fields plain, and keeps nobody from typing. */
const loadStyles = (inside: Document, addresses: readonly string[]) =>
  Promise.all(
    addresses.map((href) => {
      const link = Object.assign(inside.createElement('link'), { rel: 'stylesheet', href });
      inside.head.append(link);
      return new Promise((done) => {
        link.onload = link.onerror = done;
      });
    }),
  );

function addFonts(inside: Document, fonts: readonly FrameFont[]): void {
  if (typeof FontFace === 'undefined') return;
  for (const { family, source, ...descriptors } of fonts) {
    inside.fonts.add(new FontFace(family, source, descriptors));
  }
}

function arrange(inside: Document, { number, expiry, ccv }: Fields, { fields }: FrameSetup) {
  const content = inside.createElement('div');
  content.className = 'pay-frame-body';
  if (fields === 'code') {
    content.append(ccv.element);
  } else {
    const pair = inside.createElement('div');
    pair.className = 'pay-pair';
    pair.append(expiry.element, ccv.element);
    content.append(number.element, pair);
  }
  inside.body.replaceChildren(content);
  return content;
}

/** What is typed stays in the inputs of this document: no message has more of it than `FrameToken`. @param port leads to the page */
export async function startCardFrame(inside: Document, setup: FrameSetup, port: MessagePort) {
  const report = (news: FrameReport) => port.postMessage(news);
  const setTheme = (theme: FrameTheme) => {
    inside.documentElement.dataset.theme = theme ?? '';
  };
  setTheme(setup.theme);
  inside.title = setup.texts.frame;
  const fields = createFields(inside, setup, () => report('enter'));
  const check = () => {
    const wrong: readonly string[] = findWrong(fields, setup);
    for (const [name, field] of Object.entries(fields)) {
      const fault = field.input.value === '' ? 'Missing' : 'Error';
      const text = setup.texts[`${name as CardFieldName}${fault}`];
      field.showError(wrong.includes(name) ? text : null);
    }
    return wrong.length === 0;
  };
  const answers = {
    check,
    submit: () => (check() ? createToken(fields, setup) : null),
    focus: () =>
      Object.values(fields)
        .find(({ input }) => input.ariaInvalid === 'true')
        ?.input.focus(),
  };
  port.onmessage = ({ data, ports: [answer] }: MessageEvent<FrameRequest>) => {
    if (typeof data === 'object') setTheme(data.theme);
    // Any script of the page may ask for anything.
    else if (Object.hasOwn(answers, data)) answer?.postMessage(answers[data]());
  };
  // A page that a browser keeps for the way back would show them again.
  inside.defaultView?.addEventListener('pagehide', () => {
    for (const { input } of Object.values(fields)) input.value = '';
  });
  addFonts(inside, setup.fonts);
  await loadStyles(inside, setup.styleSheets);
  const content = arrange(inside, fields, setup);
  if (typeof ResizeObserver !== 'undefined') {
    // The body cannot be measured, because it is never lower than the frame.
    new ResizeObserver(() => report({ height: content.offsetHeight })).observe(content);
  }
  report('ready');
}
