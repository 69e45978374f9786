import { readTags } from './markup.ts';
import {
  ACTIVITY_EVENTS,
  HYDRATED_EVENT,
  INTERACTED,
  SUBMITTED_ATTRIBUTE,
} from './pre-hydration-input.ts';

/**
 * Names of the data attributes with the address of a script or style sheet that browsers do not load by themselves: what the
 * document itself needs, and scripts of the pages behind it.
 */
const [LATE, SOON] = ['late', 'soon'];

/** The longest wait for the largest picture, in milliseconds. */
const LONGEST_WAIT = 3000;

/** Beginnings of the names under which React notes that a document hears events, and which element is hydrated. */
const [HEARS, IS_HYDRATED] = ['_reactListening', '__reactProps'];

/**
 * Code that loads the delayed files once the first view is painted with its largest pictures, or at the first sign of the
 * visitor. The first view is complete without them, and they are ten times as large. A button that is pressed before React
 * hears events is pressed again, once, when it is hydrated and the stores are read; React never hydrates the buttons of static
 * parts. Links and forms with an address work without scripts; a form that only a script sends is marked, for the code that
 * waits for it.
 */
export const LOAD_DEFERRED_ASSETS = [
  '(()=>{let d=document,presses=new Set,started,tries=200,',
  'on=(type,act)=>addEventListener(type,act,{capture:true,passive:true}),',
  'has=(node,start)=>Object.keys(node).some(key=>key.startsWith(start)),',
  // The styles of what the scripts add come first.
  "load=name=>['link','script'].forEach(tag=>d.querySelectorAll(tag+'[data-'+name+']').forEach(e=>{",
  "e[e.rel?'href':'src']=e.dataset[name];delete e.dataset[name]})),",
  `start=()=>{started=1;load('${LATE}')},`,
  `isStatic=e=>e.closest('[data-written]'),`,
  `press=e=>{(e=e.target.closest('button[type=button]'))&&(isStatic(e)||!has(d,'${HEARS}'))&&presses.add(e)},`,
  `replay=()=>{presses.forEach(e=>{(isStatic(e)||has(e,'${IS_HYDRATED}'))&&(presses.delete(e),e.click())});`,
  'presses.size&&tries--&&setTimeout(replay,50)};',
  // Browsers tell of a mouse that does not move, too, when a page appears under it.
  `'${ACTIVITY_EVENTS}'.split(',').forEach(type=>on(type,e=>`,
  `type==='pointermove'&&!e.movementX&&!e.movementY||(started||start(),self.${INTERACTED}||=load('${SOON}')||1)));`,
  "on('click',press);",
  `on('submit',e=>{e.target.method==='dialog'&&e.target.setAttribute('${SUBMITTED_ATTRIBUTE}','')});`,
  `on('${HYDRATED_EVENT}',()=>{removeEventListener('click',press,true);replay()});`,
  "on('DOMContentLoaded',()=>{if(started||d.hidden)return start();",
  'let left=1,one=()=>--left||requestAnimationFrame(()=>setTimeout(start));',
  "d.querySelectorAll('img[fetchpriority=high]').forEach(e=>{",
  "e.complete||(left++,e.addEventListener('load',one),e.addEventListener('error',one))});",
  `one();setTimeout(start,${LONGEST_WAIT})})})();`,
].join('');

const SCRIPT = /<script src="([^"]*)" async="">/g;
const PRELOADED_SCRIPT = /<link rel="preload" as="script"[^<>]*>/g;
/** What Next offers browsers without modules. They understand neither its scripts nor the styles of the shop. */
const LEGACY_SCRIPT = /<script src="[^"]*" noModule=""><\/script>/g;

/** Whether a document loads its delayed files itself. */
export function loadsDeferredAssets(html: string): boolean {
  for (const { name, text } of readTags(html))
    if (name === 'script' && text.endsWith(LOAD_DEFERRED_ASSETS)) return true;
  return false;
}

/** Lets the scripts of a document wait, if it loads them later, and leaves out those that no browser of today loads. */
export const delayScripts = (html: string): string =>
  loadsDeferredAssets(html)
    ? html
        .replace(PRELOADED_SCRIPT, '')
        .replace(LEGACY_SCRIPT, '')
        .replace(SCRIPT, `<script data-${LATE}="$1" async="">`)
    : html;

/** Names scripts to a document that loads its deferred assets itself. It loads them when the visitor is about to do something. */
export const nameScriptsAhead = (html: string, addresses: readonly string[]): string =>
  loadsDeferredAssets(html)
    ? html.replace(
        '</head>',
        `${addresses.map((address) => `<script data-${SOON}="${address}" async=""></script>`).join('')}</head>`,
      )
    : html;

/** Lets the link of a style sheet wait. */
export const delayStyleSheet = (link: string): string => link.replace(' href=', ` data-${LATE}=`);
