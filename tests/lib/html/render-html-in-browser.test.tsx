// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeError } from '@/lib/api/client/error-catalogue';
import { ApiError } from '@/lib/api/client/errors';
import { parseHtml } from '@/lib/html/render-html';
import { parseHtmlInBrowser, renderHtmlInBrowser } from '@/lib/html/render-html-in-browser';
import { XSS_CORPUS } from './xss-corpus';

const show = (html: string) => render(<div>{renderHtmlInBrowser(html)}</div>).container;

describe('renderHtmlInBrowser', () => {
  const loud = ['<img src="HTTPS://x.test/a.png">', '<a href="MAILTO:a@b.test">a</a>'];
  it.each([...XSS_CORPUS, ...loud])(
    'disarms %s, and keeps of it what the server keeps',
    (source) => {
      expect(parseHtmlInBrowser(source)).toEqual(
        parseHtml(source, { siteOrigin: location.origin }),
      );
      const container = show(source);
      expect(
        container.querySelector('script,style,iframe,svg,math,form,object,template'),
      ).toBeNull();
      for (const element of container.querySelectorAll('*')) {
        for (const { name, value } of element.attributes) {
          expect(name).toMatch(/^(href|rel|src|alt|width|height|loading|decoding)$/);
          if (name === 'href' || name === 'src') {
            expect(value).toMatch(/^(https?:\/\/|mailto:|tel:|\/(?![/\\]))/i);
          }
        }
      }
    },
  );

  it('renders the list of an error as escaped text', () => {
    const error = new ApiError({
      kind: 'http',
      status: 422,
      errors: [{ detail: '<b>uno</b> <dos>' }, { detail: "dos & 'tres'" }],
    });
    const items = show(describeError(error).text).querySelectorAll('li');
    expect([...items].map(({ textContent }) => textContent)).toEqual(['uno <dos>', "dos & 'tres'"]);
  });

  it('trusts links of this site', () => {
    const container = show(`<a href="${location.origin}/a">a</a><a href="https://x.test">b</a>`);
    expect([...container.querySelectorAll('a')].map(({ rel }) => rel)).toEqual([
      '',
      'noopener nofollow',
    ]);
  });
});
