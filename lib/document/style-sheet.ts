import postcss, { type ChildNode, type Container } from 'postcss';

/** One selector of a rule, with the tags and classes (`.name`) that a document must have for it to match anything. */
interface Selector {
  text: string;
  needs: readonly string[];
}

/** Text with the words in it, by which it may use a custom property, an animation or another definition. */
interface Text {
  text: string;
  words: readonly string[];
}

/** One line of a rule. A custom property has its name here, because it is written only for those who read it. */
interface Declaration extends Text {
  customProperty?: string;
}

/** One part of a style sheet: a rule, a block around others, or anything else as it is written. */
type Part =
  | { kind: 'rule'; selectors: readonly Selector[]; declarations: readonly Declaration[] }
  | { kind: 'block'; prelude: Text; isLayer: boolean; parts: readonly Part[] }
  | ({ kind: 'definition'; name: string } & Text)
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
const toText = (text: string): Text => ({ text, words: [...new Set(text.match(WORD))] });

const toDeclarations = ({ nodes }: Container): Declaration[] =>
  (nodes ?? []).map((node) => {
    if (node.type !== 'decl' || !node.prop.startsWith('--')) return toText(String(node));
    const { words } = toText(node.value);
    return { text: String(node), words, customProperty: node.prop };
  });

function toPart(node: ChildNode): Part {
  if (node.type === 'rule') {
    const selectors = node.selectors
      .filter((text) => !LATER.test(text.replace(BRACKETS, '')))
      .map((text) => ({ text, needs: readNeeds(text) }));
    return { kind: 'rule', selectors, declarations: toDeclarations(node) };
  }
  if (node.type !== 'atrule' || !node.nodes) return { kind: 'text', ...toText(`${node};`) };
  if (DEFINITIONS.has(node.name)) {
    return { kind: 'definition', name: node.params, ...toText(String(node)) };
  }
  const prelude = `@${node.name} ${node.params}`;
  const parts = LATER_BLOCKS.has(prelude) ? [] : node.nodes.map(toPart);
  return { kind: 'block', prelude: toText(prelude), isLayer: node.name === 'layer', parts };
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
  return (postcss.parse(absolute).nodes as ChildNode[]).map(toPart);
}

const joined = (parts: readonly { text: string }[], separator: string) =>
  parts.map(({ text }) => text).join(separator);

/** What a document shows: its tags, its classes with a dot before them, and the custom properties that its elements read. */
export type DocumentNames = ReadonlySet<string>;

/** The parts of a style sheet that a document can use. Of a rule the selectors that can match in it. */
function choose(part: Part, names: DocumentNames): Part[] {
  switch (part.kind) {
    case 'block': {
      const parts = part.parts.flatMap((inner) => choose(inner, names));
      // The first mention of a layer decides its rank, so an empty one is still mentioned.
      return parts.length > 0 || part.isLayer ? [{ ...part, parts }] : [];
    }
    case 'rule': {
      const selectors = part.selectors.filter(({ needs }) =>
        needs.every((name) => names.has(name)),
      );
      return selectors.length > 0 ? [{ ...part, selectors }] : [];
    }
    default:
      return [part];
  }
}

/** A text that is written only if its name is used, when it has one. */
interface NamedText extends Text {
  name: string | undefined;
}

/** All texts of the parts but their selectors. */
function* readTexts(parts: readonly Part[]): Generator<NamedText> {
  for (const part of parts) {
    if (part.kind === 'block') {
      yield { name: undefined, ...part.prelude };
      yield* readTexts(part.parts);
    } else if (part.kind === 'rule') {
      for (const line of part.declarations) yield { name: line.customProperty, ...line };
    } else yield { name: part.kind === 'definition' ? part.name : undefined, ...part };
  }
}

/** The custom properties and definitions that a document or one of the parts uses, and what these use. */
function findUsed(parts: readonly Part[], names: DocumentNames): ReadonlySet<string> {
  const used = new Set(names);
  let waiting = [...readTexts(parts)];
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

function write(part: Part, used: ReadonlySet<string>): string {
  if (part.kind === 'definition') return used.has(part.name) ? part.text : '';
  if (part.kind === 'block') {
    const inner = part.parts.map((each) => write(each, used)).join('');
    if (inner === '') return part.isLayer ? `${part.prelude.text};` : '';
    return `${part.prelude.text}{${inner}}`;
  }
  if (part.kind !== 'rule') return part.text;
  const declarations = part.declarations.filter(
    ({ customProperty }) => customProperty === undefined || used.has(customProperty),
  );
  if (declarations.length === 0) return '';
  return `${joined(part.selectors, ',')}{${joined(declarations, ';')}}`;
}

/** The rules of a style sheet that can match in a document before somebody points at something. */
export function selectStyles(sheet: StyleSheet, names: DocumentNames): string {
  const parts = sheet.flatMap((part) => choose(part, names));
  const used = findUsed(parts, names);
  return parts.map((part) => write(part, used)).join('');
}

/** The tags, classes and custom properties on which depends what is selected from a style sheet. */
export function namesOf(sheet: StyleSheet): ReadonlySet<string> {
  const names = new Set<string>();
  const read = (part: Part) => {
    if (part.kind === 'block') part.parts.forEach(read);
    if (part.kind === 'definition') names.add(part.name);
    if (part.kind !== 'rule') return;
    for (const { needs } of part.selectors) for (const name of needs) names.add(name);
    for (const { customProperty } of part.declarations)
      if (customProperty) names.add(customProperty);
  };
  sheet.forEach(read);
  return names;
}
