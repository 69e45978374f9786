// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { plainText } from '@/components/ui/rich-text';
import { toAddress } from '@/lib/api/addresses';
import { describeError } from '@/lib/api/client/error-catalogue';
import { ApiError, readErrorBody } from '@/lib/api/client/errors';
import type { JsonApiModel } from '@/lib/api/client/json-api';
import { mediaUrl, safeUrl } from '@/lib/api/client/media-url';
import { toShopperMessage } from '@/lib/api/client/shopper-message';
import { attributeGroups, bulletPoints } from '@/lib/api/data-sheet';
import { toLanding } from '@/lib/api/landings';
import { toNotification } from '@/lib/api/notifications';
import { toChatMessage } from '@/lib/api/order-chat';
import { toReview } from '@/lib/api/reviews';
import { postProcessHtml } from '@/lib/document/post-process-html';
import { addressSchema } from '@/lib/domain/address/address';
import { readFacts } from '@/lib/domain/build/read-facts';
import { parseConstancia } from '@/lib/domain/invoicing/constancia';
import { toConstanciaName } from '@/lib/domain/invoicing/receiver';
import { compareAttributeGroups, withoutRepeatedRows } from '@/lib/domain/product/compare';
import { createSheetCheck, withoutRepeats } from '@/lib/domain/product/data-sheet';
import { normalizeSearchText } from '@/lib/domain/search/search-text';
import { slugify } from '@/lib/domain/slug';
import { findOrderStatus } from '@/lib/domain/status-words';
import { parseEnv } from '@/lib/env';
import { parseHtml } from '@/lib/html/render-html';
import { parseHtmlInBrowser } from '@/lib/html/render-html-in-browser';
import { maskPersonalData } from '@/lib/monitoring/log';
import { JsonLd } from '@/lib/seo/json-ld';
import { urlSetXml } from '@/lib/seo/sitemap';
import { envVariables } from '@/tests/support/env-variables';
import { FUZZ_TIMEOUT, longLength } from './fuzz';
import { endsInTime } from './limit';

/** Length of the texts, in characters. */
const LENGTH = longLength(1_000_000);

const times = (text: string) => text.repeat(Math.ceil(LENGTH / text.length));
const numbered = (count: number, write: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => write(at)).join('');

/** What makes a parser or an expression begin again and again, or remember more and more. */
const TEXTS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['<', '<a‹a', '<b><p>', '<div>', '<!--', '<x y="', '<script>', '<table><b>x', '&amp']
      .concat([' ', '\n', 'a', '\u0301', '0', '--', 'a.', '"', '\\', '[a](', '{', 'a: b\n'])
      .concat(['select ', 's.a. ', '1 x 8 ', 'RFC:', 'Regímenes: a '])
      .map((text) => [JSON.stringify(text), times(text)]),
  ),
  'many attributes': `<p${numbered(LENGTH / 8, (at) => ` a${at}`)}>`,
  'unclosed elements': numbered(LENGTH / 12, (at) => `<b a=${at}>`),
  'elements that each paragraph opens again': `${numbered(500, (at) => `<b a=${at}>`)}</p>${times('<p>x')}`,
  'different lines': numbered(LENGTH / 16, (at) => `a${at}: b${at}\n`),
  'lines of one name': numbered(LENGTH / 12, (at) => `a: b${at}\n`),
};

const env = parseEnv(envVariables);
const files = { findSheet: () => null, productScripts: [], inlineScripts: new Set<string>() };

/** A resource that has the text in each field. */
const modelOf = (text: string): JsonApiModel =>
  new Proxy<JsonApiModel>({ type: 'x', id: '1' }, { get: () => text, has: () => true });

function finishPage(content: string) {
  const html = `<!DOCTYPE html><html><head></head><body>${content}</body></html>`;
  return postProcessHtml({ kind: 'APP_PAGE', html }, env, files);
}

/** Whatever reads what others wrote. Lists of texts are read one by one. */
const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  'the content of a page': (text) => parseHtml(text),
  'a notice': parseHtmlInBrowser,
  'an error of the backend': (text) => {
    const entry = { detail: text, code: text, source: { pointer: text } };
    for (const errors of [[entry, entry], { [text]: text }]) {
      const body = readErrorBody({ message: text, errors });
      describeError(new ApiError({ kind: 'http', status: 422, statusText: text, ...body }));
    }
    return describeError(new Error(text));
  },
  'a sentence for the shopper': toShopperMessage,
  'the specifications of a product': (text) => {
    for (const value of [text, { [text]: { [text]: text, b: [text, text] } }, [text, text]]) {
      const groups = attributeGroups.parse(value);
      withoutRepeats(groups);
      withoutRepeatedRows(compareAttributeGroups([groups, groups]));
      readFacts('gpu', groups);
      bulletPoints.parse(value).filter(createSheetCheck(groups));
    }
  },
  'the facts of a part': (text) =>
    (['gpu', 'cpu', 'ram', 'case'] as const).map((role) =>
      readFacts(role, [
        {
          name: '',
          attributes: ['Conectores de alimentación', 'Chipsets', 'Módulos', text].map((name) => ({
            name,
            value: text,
          })),
        },
      ]),
    ),
  'a notification': (text) => toNotification(modelOf(text)),
  'a message of the chat': (text) => toChatMessage(modelOf(text)),
  'a review': (text) => toReview(modelOf(text)),
  'a landing': (text) => toLanding(modelOf(text)),
  'an address': (text) => toAddress(modelOf(text)),
  'the fields of an address': (text) => addressSchema.safeParse(modelOf(text)),
  'a search text': normalizeSearchText,
  'a name in an address': slugify,
  'the status of an order': findOrderStatus,
  'a Constancia': (text) =>
    parseConstancia(`Constancia de Situación Fiscal RFC: XAXX010101000 ${text}`),
  'the name of a company': toConstanciaName,
  'an address of a link or picture': (text) => [safeUrl(text), mediaUrl(text)],
  'the marks of a text': plainText,
  'structured data': (text) => renderToStaticMarkup(<JsonLd data={{ name: text }} />),
  'an address of the sitemap': (text) => urlSetXml([{ path: text }], 'https://tienda.example'),
  'the markup of a document': finishPage,
  'the payload of a document': (text) => {
    const payload = `0:[]\n1:T${Buffer.byteLength(text).toString(16)},${text}`;
    const literal = JSON.stringify(payload).replaceAll('<', '\\u003c');
    return finishPage(`<script>self.__next_f.push([1,${literal}])</script>`);
  },
  'a line of the log': maskPersonalData,
};

it.each(Object.entries(READERS))(
  'a long text is read in a time that grows with its length: %s',
  (_, read) => {
    const slow = Object.entries(TEXTS).filter(([, text]) => !endsInTime(() => read(text)));
    expect(slow.map(([name]) => name)).toEqual([]);
  },
  FUZZ_TIMEOUT,
);
