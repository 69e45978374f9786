import { globSync, readFileSync } from 'node:fs';
import postcss, { type AtRule, type Container, type Rule } from 'postcss';
import { expect, it } from 'vitest';

const app = new URL('../../app/', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, app), 'utf8');

it('no style sheet of every document takes the values of the theme out of it', () => {
  const imported = [...read('globals.css').matchAll(/@import "(\.\/[^"]+)"/g)].map(
    ([, path = '']) => path,
  );
  expect(imported.length).toBeGreaterThan(4);
  expect(imported.filter((path) => read(path).includes('@reference'))).toEqual([]);
});

/** Splits at what stands outside of brackets. */
function split(text: string, isBorder: (sign: string) => boolean): string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of text) {
    if ('(['.includes(sign)) depth += 1;
    if (')]'.includes(sign)) depth -= 1;
    if (depth === 0 && isBorder(sign)) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

/** The selectors of a rule, with those of the rules around it. */
function getSelectors(rule: Rule): string[] {
  const around = rule.parent?.type === 'rule' ? getSelectors(rule.parent as Rule) : [''];
  return split(rule.selector, (sign) => sign === ',').flatMap((own) =>
    around.map((outer) => (own.includes('&') ? own.replaceAll('&', outer) : `${outer} ${own}`)),
  );
}

const isPrinted = (node: Container | undefined): boolean =>
  node?.type === 'atrule' && (node as AtRule).params === 'print'
    ? true
    : node?.parent !== undefined && isPrinted(node.parent as Container);

/** What `:has()` or `:not()` says is not what an element is found by. */
const withoutConditions = (compound: string) =>
  compound.replace(/:(?:has|not)\((?:[^()]|\([^()]*\))*\)/g, '');

// Chromium has one list of what all rules with `:has()` may change. With "any element" in it, each element that a script adds anywhere makes it
// compute the style of the whole page again.
it('a rule with ":has()" names what it changes', () => {
  const found: string[] = [];
  let seen = 0;
  for (const file of globSync('{app,components}/**/*.css')) {
    postcss.parse(readFileSync(file, 'utf8')).walkRules((rule) => {
      for (const selector of getSelectors(rule)) {
        const compounds = split(selector, (sign) => ' >+~\n'.includes(sign));
        const last = compounds.pop() ?? '';
        if (!compounds.some((one) => one.includes(':has(')) || isPrinted(rule)) continue;
        seen += 1;
        if (!/[.#[]|^\w|\(\w/.test(withoutConditions(last).replace(/:nth-[\w-]+\(.*?\)/g, '')))
          found.push(`${file}: ${selector}`);
      }
    });
  }
  expect(seen).toBeGreaterThan(10);
  expect(found).toEqual([]);
});
