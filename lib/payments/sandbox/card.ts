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

/** What the backend in a box answers to. */
const TAKEN = ['visa', 'mastercard', 'amex'];
/** A number of each brand, from which the length of its code follows. */
const OF_BRAND: Readonly<Record<string, string>> = { amex: '34' };

const digits = (text: string) => text.replace(/\D/g, '');
/** The slash comes by itself after the month; whoever writes it may write one digit before it. */
const expiryShape = (text: string) => {
  const [month = '', year] = text.split('/').map(digits);
  if (year !== undefined) return `${month.slice(0, 2)}/${year.slice(0, 4)}`;
  return month.length > 2 ? `${month.slice(0, 2)}/${month.slice(2, 6)}` : month;
};

/** A reference to a code; 000 is one that the bank does not know. */
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

/** What is wrong in the fields, each beside it; the first of them gets the focus. Whether all are right. */
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
 * Stands in for the card provider: its fields are a document of their own, what is typed in them goes nowhere, and
 * what comes out is a reference with the brand and the last four digits.
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
