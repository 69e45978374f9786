// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeError } from '@/lib/api/client/error-catalogue';
import { ApiError } from '@/lib/api/client/errors';
import { parseHtml } from '@/lib/html/render-html';
import { parseHtmlInBrowser, renderHtmlInBrowser } from '@/lib/html/render-html-in-browser';
import { expectSafe } from './expect-safe';
import { XSS_CORPUS } from './xss-corpus';

const show = (html: string) => render(<div>{renderHtmlInBrowser(html)}</div>).container;

describe('renderHtmlInBrowser', () => {
  const loud = ['<img src="HTTPS://x.test/a.png">', '<a href="MAILTO:a@b.test">a</a>'];
  it.each([...XSS_CORPUS, ...loud])(
    'disarms %s, and keeps of it what the server keeps',
    (source) => {
      const kept = parseHtml(source, { siteOrigin: location.origin });
      expect(parseHtmlInBrowser(source)).toEqual(kept);
      expectSafe(show(source).innerHTML);
    },
  );

  it('renders the list of an error as escaped text', () => {
    const errors = [{ detail: '<b>uno</b> <dos>' }, { detail: "dos & 'tres'" }];
    const error = new ApiError({ kind: 'http', status: 422, errors });
    const items = show(describeError(error).text).querySelectorAll('li');
    expect([...items].map(({ textContent }) => textContent)).toEqual(['uno <dos>', "dos & 'tres'"]);
  });

  it('trusts links of this site', () => {
    const container = show(`<a href="${location.origin}/a">a</a><a href="https://x.test">b</a>`);
    const rels = [...container.querySelectorAll('a')].map(({ rel }) => rel);
    expect(rels).toEqual(['', 'noopener nofollow']);
  });
});
