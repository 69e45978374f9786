import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';

/*
 * Writes what a server component shows as HTML: one text in the payload, where React would write, read and write again each element.
 * React itself cannot do it here: `react-dom/server` is not for server components.
 */

type Props = Readonly<Record<string, unknown>> & { children?: ReactNode };

const VOID_TAGS = new Set(
  'area base br col embed hr img input link meta source track wbr'.split(' '),
);
/** Tags whose first line break a parser leaves out. */
const PRESERVED_TAGS = new Set(['pre', 'textarea']);
/** What is no attribute, or is written elsewhere. */
const OTHER_PROPS = new Set(['children', 'key', 'ref', 'suppressHydrationWarning']);
/** A parser takes the other names in any case. */
const ATTRIBUTES: Readonly<Record<string, string>> = {
  className: 'class',
  htmlFor: 'for',
  defaultValue: 'value',
  defaultChecked: 'checked',
};
const ADDRESSES = new Set(['href', 'src', 'action', 'formaction']);
/** What browsers run, whatever stands between its letters. */
const SCRIPT_ADDRESS =
  /^[\0-\x20]*j[\t\n\r]*a[\t\n\r]*v[\t\n\r]*a[\t\n\r]*s[\t\n\r]*c[\t\n\r]*r[\t\n\r]*i[\t\n\r]*p[\t\n\r]*t[\t\n\r]*:/i;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escapeText = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? '');

const toCss = (style: object): string =>
  Object.entries(style)
    .map(([name, value]) => {
      if (typeof value !== 'string') throw new Error(`The style ${name} has no unit.`);
      return `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}`;
    })
    .join(';');

function toAttribute(prop: string, value: unknown): string {
  if (value === undefined || value === null || OTHER_PROPS.has(prop)) return '';
  const name = ATTRIBUTES[prop] ?? prop.toLowerCase();
  if (typeof value === 'boolean' && !/^(?:aria|data)-/.test(name))
    return value ? ` ${name}=""` : '';
  if (name === 'style') return ` style="${escapeText(toCss(value))}"`;
  if (typeof value === 'object' || typeof value === 'function')
    throw new Error(`A static part cannot have ${prop}.`);
  const text = String(value);
  if (ADDRESSES.has(name) && SCRIPT_ADDRESS.test(text)) return '';
  return ` ${name}="${escapeText(text)}"`;
}

function elementToHtml({ type, props }: ReactElement<Props>): string {
  if (type === Fragment) return toHtml(props.children);
  if (typeof type === 'function') return toHtml((type as (props: Props) => ReactNode)(props));
  if (typeof type !== 'string') throw new Error('A static part has no such element.');
  let start = `<${type}`;
  for (const name of Object.keys(props)) start += toAttribute(name, props[name]);
  start += '>';
  if (VOID_TAGS.has(type)) return start;
  const content = toHtml(props.children);
  const line = PRESERVED_TAGS.has(type) && content.startsWith('\n') ? '\n' : '';
  return `${start}${line}${content}</${type}>`;
}

/** Texts and attributes are escaped, and no address runs a script. @throws Error for what needs React in the browser */
export function toHtml(node: ReactNode): string {
  if (node === null || node === undefined || typeof node === 'boolean') return '';
  if (typeof node === 'string') return escapeText(node);
  if (typeof node === 'number' || typeof node === 'bigint') return String(node);
  if (isValidElement<Props>(node)) return elementToHtml(node);
  if (!(Symbol.iterator in node)) throw new Error('A static part waits for nothing.');
  let html = '';
  for (const each of node) html += toHtml(each);
  return html;
}
