// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { it } from 'vitest';
import { renderHtml } from '@/lib/html/render-html';
import { renderHtmlInBrowser } from '@/lib/html/render-html-in-browser';
import { expectSafe } from '../lib/html/expect-safe';
import { hostileFragment } from './fragments';
import { FUZZ_TIMEOUT, fuzz } from './fuzz';

it(
  'nothing of hostile HTML is left but what is allowed, by both parsers',
  () =>
    fuzz('hostile fragments', 200_000, hostileFragment, (html) => {
      expectSafe(renderToStaticMarkup(renderHtml(html)));
      expectSafe(renderToStaticMarkup(renderHtmlInBrowser(html)));
    }),
  FUZZ_TIMEOUT,
);
