import postcss, { type ChildNode, type Root } from 'postcss';

/** One selector of a rule, with the tags and classes (`.name`) that a document must have for it to match anything. */
interface Selector {
  text: string;
  needs: readonly string[];
}

interface Text {
  text: string;
  /** The custom properties, animations and other definitions of the style sheet that it may use. */
  words: readonly string[];
  /** Of the custom property or definition that it is: then it is written only for those who use that. */
  name?: string | undefined;
}

interface Rule {
  kind: 'rule';
  selectors: readonly Selector[];
  declarations: readonly Text[];
}

type Part =
  | Rule
  | { kind: 'block'; prelude: Text; isLayer: boolean; parts: readonly Part[] }
  | ({ kind: 'text' } & Text);

export type StyleSheet = readonly Part[];

/** At-rules that other rules use by their name. */
const DEFINITIONS = new Set(['keyframes', 'property']);

/** What a first paint does not show, and in the layer `properties` what only browsers lack that lack the shop's colours, too. The style sheets bring it. */
const LATER =
  /:hover|:active|::selection|::file-selector-button|::-webkit-(?:date|calendar|inner-spin)|:-moz-ui-invalid/;
const BRACKETS = /\([^()]*\)/g;
const LATER_BLOCKS = new Set(['@media print', '@layer properties']);

const NAME = String.raw`(?:\\[0-9a-f]{1,6}\s?|\\.|[\w\u00a0-\uffff-])+`;
const TOKEN = new RegExp(
  String.raw`\.(?<className>${NAME})|\[(?:"[^"]*"|[^\]])*\]|[:#]+${NAME}|(?<bracket>[()])|(?<tag>${NAME})`,
  'gi',
);

const unescapeName = (name: string) =>
  name.replace(/\\(?:([0-9a-f]{1,6})\s?|(.))/gi, (_all, code, character) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : character,
  );

/** Without these tags and classes a selector matches nothing. In the brackets of `:is()`, `:not()` or `:has()` one may be one of several, or must be absent. */
function readNeeds(selector: string): string[] {
  const needs: string[] = [];
  let depth = 0;
  for (const { groups = {} } of selector.matchAll(TOKEN)) {
    const { className, bracket, tag } = groups;
    if (bracket) depth += bracket === '(' ? 1 : -1;
    if (depth > 0) continue;
    if (className) needs.push(`.${unescapeName(className)}`);
    if (tag) needs.push(tag.toLowerCase());
  }
  return needs;
}

const WORD = /(?:\\.|[\w\u00a0-\uffff-])+/g;

function readDefinitions(sheet: Root): ReadonlySet<string> {
  const names = new Set<string>();
  sheet.walk((node) => {
    if (node.type === 'decl' && node.prop.startsWith('--')) names.add(node.prop);
    if (node.type === 'atrule' && DEFINITIONS.has(node.name)) names.add(node.params);
  });
  return names;
}

function toPart(node: ChildNode, definitions: ReadonlySet<string>): Part {
  const toText = (text: string, name?: string): Text => {
    const words = [...new Set(text.match(WORD))].filter((word) => definitions.has(word));
    return { text, words, name };
  };
  const toLine = (line: ChildNode): Text => {
    if (line.type !== 'decl' || !line.prop.startsWith('--')) return toText(String(line));
    return { ...toText(line.value, line.prop), text: String(line) };
  };
  if (node.type === 'rule') {
    const selectors = node.selectors
      .filter((text) => !LATER.test(text.replace(BRACKETS, '')))
      .map((text) => ({ text, needs: readNeeds(text) }));
    return { kind: 'rule', selectors, declarations: node.nodes.map(toLine) };
  }
  if (node.type !== 'atrule' || !node.nodes) return { kind: 'text', ...toText(`${node};`) };
  if (DEFINITIONS.has(node.name)) return { kind: 'text', ...toText(String(node), node.params) };
  const prelude = toText(`@${node.name} ${node.params}`);
  const inner = LATER_BLOCKS.has(prelude.text) ? [] : node.nodes;
  const parts = inner.map((part) => toPart(part, definitions));
  return { kind: 'block', prelude, isLayer: node.name === 'layer', parts };
}

/**
 * @param css minified, as the build writes it
 * @param address of the style sheet on the server, to which its `url()` are relative
 * @throws CssSyntaxError
 */
export function parseStyleSheet(css: string, address: string): StyleSheet {
  const absolute = css.replace(
    /url\((?!["']?(?:data:|[a-z]+:\/\/|\/|#))([^()]+)\)/g,
    (_all, path) => {
      const { pathname, hash } = new URL(path.replace(/["']/g, ''), `http://_${address}`);
      return `url(${pathname}${hash})`;
    },
  );
  const sheet = postcss.parse(absolute);
  const definitions = readDefinitions(sheet);
  return sheet.nodes.map((node) => toPart(node, definitions));
}

const joined = (parts: readonly { text: string }[], separator: string) =>
  parts.map(({ text }) => text).join(separator);

export type DocumentNames = ReadonlySet<string>;

const matching = ({ selectors }: Rule, names: DocumentNames) =>
  selectors.filter(({ needs }) => needs.every((name) => names.has(name)));

/** The texts, but for selectors, that a document with these names can use; without names all of them. */
function* readTexts(parts: readonly Part[], names?: DocumentNames): Generator<Text> {
  for (const part of parts) {
    if (part.kind === 'text') yield part;
    else if (part.kind === 'block') {
      const inner = [...readTexts(part.parts, names)];
      if (inner.length > 0 || part.isLayer) yield* [part.prelude, ...inner];
    } else if (!names || matching(part, names).length > 0) yield* part.declarations;
  }
}

/** The custom properties and definitions that a document or a part for it uses, and what these use. */
function findUsed(parts: readonly Part[], names: DocumentNames): ReadonlySet<string> {
  const used = new Set(names);
  let waiting = [...readTexts(parts, names)].filter(({ words }) => words.length > 0);
  for (let before = -1; before !== waiting.length; ) {
    before = waiting.length;
    waiting = waiting.filter(({ name, words }) => {
      if (name !== undefined && !used.has(name)) return true;
      for (const word of words) used.add(word);
      return false;
    });
  }
  return used;
}

/** The rules of a style sheet that can match in a document before somebody points at something. */
export function selectStyles(sheet: StyleSheet, names: DocumentNames): string {
  const used = findUsed(sheet, names);
  const isUsed = ({ name }: Text) => name === undefined || used.has(name);
  const write = (part: Part): string => {
    if (part.kind === 'text') return isUsed(part) ? part.text : '';
    if (part.kind === 'rule') {
      const selectors = matching(part, names);
      const declarations = part.declarations.filter(isUsed);
      if (selectors.length === 0 || declarations.length === 0) return '';
      return `${joined(selectors, ',')}{${joined(declarations, ';')}}`;
    }
    const inner = part.parts.map(write).join('');
    if (inner !== '') return `${part.prelude.text}{${inner}}`;
    // The first mention of a layer decides its rank, so an empty one is still mentioned.
    return part.isLayer ? `${part.prelude.text};` : '';
  };
  return sheet.map(write).join('');
}

/** The tags, classes, custom properties and definitions on which depends what is selected from a style sheet. */
export function namesOf(sheet: StyleSheet): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { name } of readTexts(sheet)) if (name !== undefined) names.add(name);
  const readRules = (part: Part) => {
    if (part.kind === 'block') part.parts.forEach(readRules);
    if (part.kind !== 'rule') return;
    for (const name of part.selectors.flatMap(({ needs }) => needs)) names.add(name);
  };
  sheet.forEach(readRules);
  return names;
}
