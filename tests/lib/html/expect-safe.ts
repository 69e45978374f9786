import { expect } from 'vitest';

export const bodyOf = (markup: string) =>
  new DOMParser().parseFromString(`<body>${markup}`, 'text/html').body;

const DANGEROUS =
  /<(?!\/?(?:a|abbr|article|b|blockquote|br|caption|cite|code|dd|del|div|dl|dt|em|figcaption|figure|h[3-6]|hr|i|img|ins|kbd|li|mark|ol|p|pre|q|s|samp|section|small|span|strong|sub|sup|table|tbody|td|tfoot|th|thead|tr|u|ul|var)[\s/>])/i;
const ATTRIBUTES = /^(?:href|rel|src|alt|width|height|loading|decoding|colspan|rowspan|start)$/;

export function expectSafe(markup: string) {
  expect(markup).not.toMatch(DANGEROUS);
  for (const element of bodyOf(markup).querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      expect(name).toMatch(ATTRIBUTES);
      if (name === 'href') expect(value).toMatch(/^(https?:\/\/|mailto:|tel:|\/(?![/\\]))/i);
      if (name === 'src') expect(value).toMatch(/^https?:\/\//);
    }
  }
}
