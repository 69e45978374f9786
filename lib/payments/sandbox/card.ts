import { getMexicoCityDay } from '@/lib/domain/dates';
import {
  cardSchema,
  formatCardNumber,
  getCardBrand,
  getCvcLength,
  isCvcOfCard,
  parseExpiry,
} from '@/lib/domain/payments/card';
import { cleanTypedText, digitsOf } from '@/lib/domain/typed-text';
import type { CardModule, FieldOptions } from '../types';
import { createFrameField, type FrameField } from './frame-field';
import { createIsolatedFrame } from './isolated-frame';

/** Brands that the mock backend accepts. */
const ACCEPTED_BRANDS = ['visa', 'mastercard', 'amex'];
/** First digits of a number of the brand, which determine the length of the security code. */
const SAMPLE_NUMBERS: Readonly<Record<string, string>> = { amex: '34' };

/** Inserts the slash after the month. A typed slash, hyphen or dot may follow a single digit. */
const formatExpiry = (text: string) => {
  const [month = '', year] = cleanTypedText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .map(digitsOf);
  if (year !== undefined) return `${month.slice(0, 2)}/${year.slice(0, 4)}`;
  return month.length > 2 ? `${month.slice(0, 2)}/${month.slice(2, 6)}` : month;
};

/** A reference to a security code. The bank rejects 000. */
const createSecurityCodeToken = (code: string) =>
  /^0+$/.test(code) ? 'cvctok_incorrecto' : `cvctok_${crypto.randomUUID().replaceAll('-', '')}`;

/** @param digits how many the code may have */
const createSecurityCodeField = (inside: Document, { texts, onSubmit }: FieldOptions, digits = 4) =>
  createFrameField(inside, {
    name: 'ccv',
    label: texts.ccv,
    autoComplete: 'cc-csc',
    format: (text) => digitsOf(text).slice(0, digits),
    onSubmit,
  });

function createCardFields(inside: Document, options: FieldOptions) {
  const { texts, onSubmit } = options;
  return {
    number: createFrameField(inside, {
      name: 'number',
      label: texts.number,
      autoComplete: 'cc-number',
      format: (text) => formatCardNumber(digitsOf(text).slice(0, 19)),
      onSubmit,
    }),
    expiry: createFrameField(inside, {
      name: 'expiry',
      label: texts.expiry,
      placeholder: texts.expiryHint,
      autoComplete: 'cc-exp',
      format: formatExpiry,
      onSubmit,
    }),
    ccv: createSecurityCodeField(inside, options),
  };
}

/** Shows the errors beside the fields and focuses the first invalid field. @returns whether all fields are valid */
function validateFields(
  fields: ReturnType<typeof createCardFields>,
  { texts }: FieldOptions,
): boolean {
  const schema = cardSchema(getMexicoCityDay(Date.now()));
  const { number, expiry, ccv } = fields;
  const typed = { number: number.input.value, expiry: expiry.input.value, ccv: ccv.input.value };
  const wrong = new Set(schema.safeParse(typed).error?.issues.map(({ path }) => path[0]));
  if (!ACCEPTED_BRANDS.includes(getCardBrand(typed.number) ?? '')) wrong.add('number');
  number.showError(wrong.has('number') ? texts.numberError : null);
  expiry.showError(wrong.has('expiry') ? texts.expiryError : null);
  ccv.showError(wrong.has('ccv') ? texts.ccvError : null);
  const first = [number, expiry, ccv].find(({ input }) => input.ariaInvalid === 'true');
  focusField(first);
  return wrong.size === 0;
}

function focusField(field: FrameField | undefined): void {
  field?.input.ownerDocument.defaultView?.focus();
  field?.input.focus();
}

/**
 * Simulates the card provider. The fields are in a document of their own and send nothing. The result is a reference
 * with the brand and the last four digits.
 */
export const sandboxCard: CardModule = {
  kind: 'card',
  isSandbox: true,
  mountCard: async (host, options) => {
    let fields: ReturnType<typeof createCardFields> | undefined;
    const { remove } = createIsolatedFrame(host, options.texts.frame, (content) => {
      fields = createCardFields(content.ownerDocument, options);
      const pair = content.ownerDocument.createElement('div');
      pair.className = 'pay-pair';
      pair.append(fields.expiry.element, fields.ccv.element);
      content.append(fields.number.element, pair);
    });
    const validate = async () => fields !== undefined && validateFields(fields, options);
    const submit = async () => {
      if (!fields || !(await validate())) return null;
      const number = digitsOf(fields.number.input.value);
      const expiry = parseExpiry(fields.expiry.input.value);
      const cvcToken = createSecurityCodeToken(fields.ccv.input.value);
      const month = String(expiry?.month).padStart(2, '0');
      const token = `tok_${getCardBrand(number)}_${number.slice(-4)}`;
      return { token, expires: `${expiry?.year}-${month}`, cvcToken, holder: null };
    };
    return { validate, submit, remove };
  },
  mountSecurityCode: async (host, options) => {
    let field: FrameField | undefined;
    const { remove } = createIsolatedFrame(host, options.texts.frame, (content) => {
      const digits = getCvcLength(SAMPLE_NUMBERS[options.brand] ?? '');
      field = createSecurityCodeField(content.ownerDocument, options, digits);
      content.append(field.element);
    });
    const submit = async () => {
      const code = field?.input.value ?? '';
      const isRight = isCvcOfCard(code, SAMPLE_NUMBERS[options.brand] ?? '');
      field?.showError(isRight ? null : options.texts.ccvError);
      if (!isRight) focusField(field);
      if (!field || !isRight) return null;
      return createSecurityCodeToken(code);
    };
    return { submit, remove };
  },
  createDeviceSession: async () => `rse_prueba_${crypto.randomUUID()}`,
  mountExpress: null,
  verify: null,
};
