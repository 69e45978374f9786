// `node tests/tools/claims.mjs REVISION`: the titles of tests at a revision that stand nowhere word by word now, each with the most alike.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync } from '@swc/core';
import { root } from './environment.mjs';

/** @typedef {{ file: string, title: string }} Claim the title of a test, or of a step of one, after those of its groups */
/** @type {(node: any) => string[]} the names of a call: `it.each(rows)` is it, each */
const namesOf = ({ value, object, property, callee, tag }) => {
  if (object) return [...namesOf(object), property.value];
  return callee || tag ? namesOf(callee ?? tag) : [value];
};
/** @type {(node: any) => string | null} a text as it stands, with `…` for each value in it */
const textOf = (node) =>
  node?.quasis?.map((/** @type {any} */ { cooked }) => cooked).join('…') ??
  (/^(String|Numeric)Literal$/.test(node?.type) ? String(node.value) : null);

/** @type {(call: any) => string[]} one for each row, if the table of rows stands in the call */
function titlesOf({ callee, arguments: [first, ...others] }) {
  const title = textOf(first?.expression)?.replace(/ @smoke$/, '');
  if (!title || !/"\w*Function\w*"/.test(JSON.stringify(others))) return [];
  const table = callee.arguments?.[0]?.expression;
  return ((table?.expression ?? table)?.elements ?? [null]).map((/** @type {any} */ row) => {
    const cells = row?.expression.elements ?? [row];
    const texts = cells.map((/** @type {any} */ cell) => textOf(cell?.expression));
    return title.replace(/%[sdifjo]/g, (mark) => texts.shift() ?? mark);
  });
}

/** @type {(file: string, code: string) => Claim[]} */
export function readClaims(file, code) {
  const found = new Set();
  const walk = (/** @type {any} */ node, groups = ['']) => {
    if (typeof node !== 'object' || node === null) return;
    const [name = '', ...more] = node.type === 'CallExpression' ? namesOf(node.callee) : [];
    const titles = /^(it|test|describe)$/.test(name) ? titlesOf(node) : [];
    const paths = groups.flatMap((group) => titles.map((title) => group + title));
    const isGroup = paths.length > 0 && [name, ...more].includes('describe');
    if (!isGroup) for (const path of paths) found.add(path);
    const inner = isGroup ? paths.map((path) => `${path} › `) : groups;
    for (const child of Object.values(node)) walk(child, inner);
  };
  walk(parseSync(code, { syntax: 'typescript', tsx: file.endsWith('x') }));
  return [...found].map((title) => ({ file, title }));
}

/** Where each old claim stands now. Rare words count more. @param {Claim[]} before @param {Claim[]} now */
export function compareClaims(before, now) {
  const wordsOf = (text = '') => [...new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu))];
  const counts = new Map();
  const others = now.map((claim) => ({ claim, words: wordsOf(claim.title) }));
  for (const word of others.flatMap(({ words }) => words))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  const weigh = (words = ['']) =>
    words.reduce((sum, word) => sum + Math.log(1 + now.length / (counts.get(word) ?? 1)), 0);
  return before.map((claim) => {
    const same = now.filter(({ title }) => title === claim.title).map(({ file }) => file);
    const isHere = same.includes(claim.file);
    if (same.length > 0)
      return { claim, place: isHere ? 'in the same file' : 'in another file', candidates: [] };
    const own = new Set(wordsOf(claim.title));
    const all = weigh([...own]);
    const candidates = others.map(({ claim: other, words }) => {
      const common = weigh(words.filter((word) => own.has(word)));
      return { ...other, likeness: common && (2 * common) / (all + weigh(words)) };
    });
    candidates.sort((a, b) => b.likeness - a.likeness).splice(3);
    const place = (candidates[0]?.likeness ?? 0) < 0.6 ? 'nowhere' : 'in other words';
    return { claim, place, candidates };
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.chdir(root);
  const revision = process.argv[2] ?? 'main';
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1e9 });
  const testsIn = (/** @type {string} */ where) =>
    git('grep', '-le', '', where, '--', 'tests', 'e2e').match(/^.+\.(test|spec)\.tsx?$/gm) ?? [];
  const before = testsIn(revision).map((at) => readClaims(at.replace(/.*:/, ''), git('show', at)));
  const now = testsIn('--untracked').map((at) => readClaims(at, readFileSync(at, 'utf8')));
  const claims = compareClaims(before.flat(), now.flat());
  const cell = ({ file = '', title = '' }) => `${file}: ${title.replace(/[|\n]/g, ' ')}`;
  console.log('| then | now |\n| --- | --- |');
  for (const { claim, candidates } of claims.filter((one) => one.candidates.length > 0)) {
    const found = candidates.map((one) => `${one.likeness.toFixed(2)} ${cell(one)}`);
    console.log(`| ${cell(claim)} | ${found.join('<br>')} |`);
  }
  for (const place of new Set(claims.map((claim) => claim.place)))
    console.log(`\n${claims.filter((claim) => claim.place === place).length} stand ${place}`);
}
