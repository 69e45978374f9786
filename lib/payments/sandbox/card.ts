import { mexicoDay } from '@/lib/domain/mexico-day';
import {
  brandOf,
  cardSchema,
  codeLengthOf,
  groupedNumber,
  isCcv,
  parseExpiry,
} from '@/lib/domain/payments/card';
import type { CardModule, FieldOptions } from '../types';
import { closedFrame } from './closed-frame';
import { type FrameField, frameField } from './frame-field';

/** Brands that the mock backend accepts. */
const TAKEN = ['visa', 'mastercard', 'amex'];
/** First digits of a number of the brand, which determine the length of the security code. */
const OF_BRAND: Readonly<Record<string, string>> = { amex: '34' };

const digits = (text: string) => text.replace(/\D/g, '');
/** Inserts the slash after the month. A typed slash may follow a single digit. */
const expiryShape = (text: string) => {
  const [month = '', year] = text.split('/').map(digits);
  if (year !== undefined) return `${month.slice(0, 2)}/${year.slice(0, 4)}`;
  return month.length > 2 ? `${month.slice(0, 2)}/${month.slice(2, 6)}` : month;
};

/** A reference to a security code. The bank rejects 000. */
const codeReference = (code: string) =>
  /^0+$/.test(code) ? 'cvctok_incorrecto' : `cvctok_${crypto.randomUUID().replaceAll('-', '')}`;

const ccvField = (inside: Document, { texts, onSubmit }: FieldOptions) =>
  frameField(inside, {
    name: 'ccv',
    label: texts.ccv,
    autoComplete: 'cc-csc',
    maxLength: 4,
    shape: (text) => digits(text).slice(0, 4),
    onSubmit,
  });

function cardFields(inside: Document, options: FieldOptions) {
  const { texts, onSubmit } = options;
  return {
    number: frameField(inside, {
      name: 'number',
      label: texts.number,
      autoComplete: 'cc-number',
      maxLength: 24,
      shape: (text) => groupedNumber(digits(text).slice(0, 19)),
      onSubmit,
    }),
    expiry: frameField(inside, {
      name: 'expiry',
      label: texts.expiry,
      placeholder: texts.expiryHint,
      autoComplete: 'cc-exp',
      maxLength: 7,
      shape: expiryShape,
      onSubmit,
    }),
    ccv: ccvField(inside, options),
  };
}

/** Shows the errors beside the fields and focuses the first invalid field. @returns whether all fields are valid */
function check(fields: ReturnType<typeof cardFields>, { texts }: FieldOptions): boolean {
  const schema = cardSchema(mexicoDay(Date.now()));
  const { number, expiry, ccv } = fields;
  const typed = { number: number.input.value, expiry: expiry.input.value, ccv: ccv.input.value };
  const wrong = new Set(schema.safeParse(typed).error?.issues.map(({ path }) => path[0]));
  if (!TAKEN.includes(brandOf(typed.number) ?? '')) wrong.add('number');
  number.tell(wrong.has('number') ? texts.numberError : null);
  expiry.tell(wrong.has('expiry') ? texts.expiryError : null);
  ccv.tell(wrong.has('ccv') ? texts.ccvError : null);
  const first = [number, expiry, ccv].find(({ input }) => input.ariaInvalid === 'true');
  focusOn(first);
  return wrong.size === 0;
}

function focusOn(field: FrameField | undefined): void {
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
    let fields: ReturnType<typeof cardFields> | undefined;
    const { remove } = closedFrame(host, options.texts.frame, (content) => {
      fields = cardFields(content.ownerDocument, options);
      const pair = content.ownerDocument.createElement('div');
      pair.className = 'pay-pair';
      pair.append(fields.expiry.element, fields.ccv.element);
      content.append(fields.number.element, pair);
    });
    const submit = async () => {
      if (!fields || !check(fields, options)) return null;
      const number = digits(fields.number.input.value);
      const expiry = parseExpiry(fields.expiry.input.value);
      const cvcToken = codeReference(fields.ccv.input.value);
      const month = String(expiry?.month).padStart(2, '0');
      const token = `tok_${brandOf(number)}_${number.slice(-4)}`;
      return { token, expires: `${expiry?.year}-${month}`, cvcToken, holder: null };
    };
    return { submit, remove };
  },
  mountCode: async (host, options) => {
    let field: FrameField | undefined;
    const { remove } = closedFrame(host, options.texts.frame, (content) => {
      field = ccvField(content.ownerDocument, options);
      field.input.maxLength = codeLengthOf(OF_BRAND[options.brand] ?? '');
      content.append(field.element);
    });
    const submit = async () => {
      const code = field?.input.value ?? '';
      const isRight = isCcv(code, OF_BRAND[options.brand] ?? '');
      field?.tell(isRight ? null : options.texts.ccvError);
      if (!isRight) focusOn(field);
      if (!field || !isRight) return null;
      return codeReference(code);
    };
    return { submit, remove };
  },
  deviceSession: async () => `rse_prueba_${crypto.randomUUID()}`,
  verify: null,
};
