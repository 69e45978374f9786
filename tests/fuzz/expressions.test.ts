import { globSync, readFileSync } from 'node:fs';
import { parseSync } from '@swc/core';
import { expect, it } from 'vitest';
import { FUZZ_TIMEOUT, longLength } from './fuzz';
import { endsInTime } from './limit';

/** Length of the texts, in characters. */
const LENGTH = longLength(500_000);

/** One part of an expression: a class, an escape, a sign of the grammar, or a character. */
const TOKEN =
  /\\[pP]\{[^}]+\}|\\u[0-9a-f]{4}|\\x[0-9a-f]{2}|\\.|\[(?:\\.|[^\]\\])*\]|\(\?(?:<?[=!]|:|<\w+>)|\{\d+(?:,\d*)?\}|[^\\]/gs;
const GRAMMAR = /^(?:\(\?.*|[()|^$*+?]|\{\d.*|\\[bB1-9k])$/;
const UNBOUNDED = /^(?:[*+]|\{\d+,\})$/;

/** Characters of every kind that an expression may ask for. */
const CHARACTERS = [...'a0A <>"\'/-_.,:;|!\n\t=(){}[]*+@#$%&\\?~^`éñ‹xZ9'];
/** Which of the characters that a part matches: an expression may take one of them for the beginning or the end of something. */
const CHOICES: readonly ((fitting: readonly string[]) => string | undefined)[] = [
  ([first]) => first,
  (fitting) => fitting.at(-1),
  (fitting) => fitting.find((character) => /\W/.test(character)),
];

const tokensOf = ({ source }: RegExp) => [...source.matchAll(TOKEN)].map(([token]) => token);

/** A character for each part of an expression that matches one. */
function charactersOf(expression: RegExp, choose: (typeof CHOICES)[number]): string[] {
  const flags = expression.flags.replace(/[gy]/g, '');
  return tokensOf(expression).flatMap((token) => {
    if (GRAMMAR.test(token)) return [];
    const part = new RegExp(`^(?:${token})$`, flags);
    const own = token.replace(/^\\/, '');
    if (own.length === 1 && part.test(own)) return [own];
    const fitting = CHARACTERS.filter((character) => part.test(character));
    return choose(fitting) ?? fitting[0] ?? [];
  });
}

/** Texts that match a part of an expression again and again, and then nothing: all its beginnings, and all its short parts. */
function* hostileTexts(expression: RegExp): Generator<string> {
  const tried = new Set<string>();
  const isAnchored = expression.source.startsWith('^');
  for (const choose of CHOICES) {
    const characters = charactersOf(expression, choose);
    for (const start of characters.keys()) {
      const longest = start === 0 ? characters.length : 2;
      for (let length = 1; length <= Math.min(longest, characters.length - start); length++) {
        const repeated = characters.slice(start, start + length).join('');
        const before = isAnchored ? characters.slice(0, start).join('') : '';
        if (tried.size === tried.add(`${before}\n\n${repeated}`).size) continue;
        yield `${before}${repeated.repeat(Math.ceil(LENGTH / repeated.length))}\0\n`;
      }
    }
  }
}

/** Whether the time of an expression grows with the length of the text, and not with its square. */
function isLinear(expression: RegExp, limit?: number): boolean {
  for (const text of hostileTexts(expression))
    if (!endsInTime(() => text.replace(expression, ''), limit)) return false;
  return true;
}

/** All regular expressions in the code that can repeat something without end, each with the file where it stands first. */
function collectExpressions(): Map<string, { expression: RegExp; file: string }> {
  const found = new Map<string, { expression: RegExp; file: string }>();
  for (const file of globSync(['{app,components,lib,stores}/**/*.{ts,tsx}', '*.ts'])) {
    const program = parseSync(readFileSync(file, 'utf8'), {
      syntax: 'typescript',
      tsx: file.endsWith('x'),
    });
    JSON.stringify(program, (_, node) => {
      if (node?.type !== 'RegExpLiteral') return node;
      const expression = new RegExp(node.pattern, node.flags);
      if (
        tokensOf(expression).some((token) => UNBOUNDED.test(token)) &&
        !found.has(`${expression}`)
      )
        found.set(`${expression}`, { expression, file });
    });
  }
  return found;
}

it.each([
  /<\/?(a|b)\b[^>]*>/gi,
  /^([^:]{1,60}):\s+(.+)$/,
  /<link rel="preload" as="script"[^>]*>/g,
  /\beyJ[\w-]+(?:\.[\w-]+)+/g,
  /(\D+?)\s*\d{2}\/\d{2}/g,
])('finds out that the time of %s grows with the square of the length', (expression) => {
  expect(isLinear(expression, 150)).toBe(false);
});

it(
  'the time of each regular expression grows with the length of the text',
  () => {
    const expressions = collectExpressions();
    expect(expressions.size).toBeGreaterThan(80);
    const slow = [...expressions.values()].filter(({ expression }) => !isLinear(expression));
    expect(slow.map(({ expression, file }) => `${file}: ${expression}`).join('\n')).toBe('');
  },
  FUZZ_TIMEOUT,
);
