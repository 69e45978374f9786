import postcss, { type ChildNode, type Root } from 'postcss';

/** One selector of a rule, with the tags and classes (`.name`) that a document must have for it to match anything. */
interface Selector {
  text: string;
  needs: readonly string[];
}

/** What is written as it stands: a line of a rule, a definition, the beginning of a block. */
interface Text {
  text: string;
  /** The custom properties, animations and other definitions of the style sheet that it may use. */
  words: readonly string[];
  /** Of the custom property or definition that it is: then it is written only for those who use that. */
  name?: string | undefined;
}

/** One part of a style sheet: a rule, a block around others, or anything else as it is written. */
type Part =
  | { kind: 'rule'; selectors: readonly Selector[]; declarations: readonly Text[] }
  | { kind: 'block'; prelude: Text; isLayer: boolean; parts: readonly Part[] }
  | ({ kind: 'text' } & Text);

/** A style sheet from which the rules of a document can be chosen. */
export type StyleSheet = readonly Part[];

/** At-rules that other rules use by their name. */
const DEFINITIONS = new Set(['keyframes', 'property']);

/**
 * What a first paint does not show: states that begin with a pointer, selected text, the parts of fields that scripts draw, and
 * in the layer `properties` what browsers lack that lack the shop's colours as well. The style sheets bring it.
 */
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

/**
 * The tags and classes without which a selector matches nothing. What stands in the brackets of `:is()`, `:not()` or
 * `:has()` is not among them, because there it may be one of several, or must be absent.
 */
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

/** The names of what a style sheet defines for others of its texts. */
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

/** What a document shows: its tags, its classes with a dot before them, and the custom properties that its elements read. */
export type DocumentNames = ReadonlySet<string>;

/** The parts of a style sheet that a document can use. Of a rule the selectors that can match in it. */
function choose(parts: readonly Part[], names: DocumentNames): Part[] {
  const chosen: Part[] = [];
  for (const part of parts) {
    if (part.kind === 'text') chosen.push(part);
    else if (part.kind === 'block') {
      const inner = choose(part.parts, names);
      // The first mention of a layer decides its rank, so an empty one is still mentioned.
      if (inner.length > 0 || part.isLayer) chosen.push({ ...part, parts: inner });
    } else {
      const selectors = part.selectors.filter(({ needs }) =>
        needs.every((name) => names.has(name)),
      );
      if (selectors.length > 0) chosen.push({ ...part, selectors });
    }
  }
  return chosen;
}

/** All texts of the parts but their selectors. */
function* readTexts(parts: readonly Part[]): Generator<Text> {
  for (const part of parts) {
    if (part.kind === 'block') {
      yield part.prelude;
      yield* readTexts(part.parts);
    } else if (part.kind === 'rule') yield* part.declarations;
    else yield part;
  }
}

/** The custom properties and definitions that a document or one of the parts uses, and what these use. */
function findUsed(parts: readonly Part[], names: DocumentNames): ReadonlySet<string> {
  const used = new Set(names);
  let waiting = [...readTexts(parts)].filter(({ words }) => words.length > 0);
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

function write(parts: readonly Part[], used: ReadonlySet<string>): string {
  const isUsed = ({ name }: Text) => name === undefined || used.has(name);
  let css = '';
  for (const part of parts) {
    if (part.kind === 'text') css += isUsed(part) ? part.text : '';
    else if (part.kind === 'block') {
      const inner = write(part.parts, used);
      if (inner !== '') css += `${part.prelude.text}{${inner}}`;
      else if (part.isLayer) css += `${part.prelude.text};`;
    } else {
      const declarations = part.declarations.filter(isUsed);
      if (declarations.length > 0)
        css += `${joined(part.selectors, ',')}{${joined(declarations, ';')}}`;
    }
  }
  return css;
}

/** The rules of a style sheet that can match in a document before somebody points at something. */
export function selectStyles(sheet: StyleSheet, names: DocumentNames): string {
  const parts = choose(sheet, names);
  return write(parts, findUsed(parts, names));
}

/** The tags, classes, custom properties and definitions on which depends what is selected from a style sheet. */
export function namesOf(sheet: StyleSheet): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { name } of readTexts(sheet)) if (name !== undefined) names.add(name);
  const readRules = (part: Part) => {
    if (part.kind === 'block') part.parts.forEach(readRules);
    if (part.kind !== 'rule') return;
    for (const { needs } of part.selectors) for (const name of needs) names.add(name);
  };
  sheet.forEach(readRules);
  return names;
}
