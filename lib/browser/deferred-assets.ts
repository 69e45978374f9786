import { whenLoadedAndIdle } from './when-idle.ts';

/*
 * The first view is complete without scripts. They come when it is painted, or when the visitor does something, and what nobody sees before
 * comes after that. `DEFERRED_ASSETS=0` switches it off: the browser loads all files at once.
 */

/** What shows that the visitor is about to do something. */
export const ACTIVITY_EVENTS = ['pointermove', 'pointerdown', 'wheel', 'keydown', 'focusin'];

/** Property of the window that the boot script sets at such a sign, for the code that comes later. */
export const INTERACTED = 'interacted';

export const HYDRATED_EVENT = 'hydrated';

/** With it the boot script marks a form that was submitted before its code was there. */
export const SUBMITTED_ATTRIBUTE = 'data-submitted';

/** Data attributes with the address of a file that browsers do not load by themselves: of the document, and scripts of the pages behind it. */
export const [LATE, SOON] = ['late', 'soon'];

/**
 * Loads the delayed files once the first view is painted with its largest pictures, or at the first sign of the visitor. What is chosen in a form with
 * an address is sent, as `SoftForm` does it later; a form that only a script sends is marked, for the code that waits for it.
 */
export const LOAD_DEFERRED_ASSETS = /* @__PURE__ */ [
  '(()=>{let d=document,started,byKeyboard,',
  'on=(type,act)=>addEventListener(type,act,{capture:true,passive:true}),',
  // The styles of what the scripts add come first.
  "load=name=>['link','script'].forEach(tag=>d.querySelectorAll(tag+'[data-'+name+']').forEach(e=>{",
  "e[e.rel?'href':'src']=e.dataset[name];delete e.dataset[name]})),",
  `start=()=>{started=1;load('${LATE}')};`,
  // Browsers tell of a mouse that does not move, too, when a page appears under it.
  `'${ACTIVITY_EVENTS}'.split(',').forEach(type=>on(type,e=>`,
  `type==='pointermove'&&!e.movementX&&!e.movementY||(started||start(),self.${INTERACTED}||=load('${SOON}')||1)));`,
  "['keydown','pointerdown'].forEach(type=>on(type,()=>{byKeyboard=type==='keydown'}));",
  "on('change',({target:e})=>{e.matches('form[method=get] select')&&!byKeyboard",
  `&&!Object.keys(d).some(key=>key.startsWith('_reactListening'))&&e.form.requestSubmit()});`,
  `on('submit',e=>{e.target.method==='dialog'&&e.target.setAttribute('${SUBMITTED_ATTRIBUTE}','')});`,
  "on('DOMContentLoaded',()=>{if(started||d.hidden)return start();",
  'let left=1,one=()=>--left||requestAnimationFrame(()=>setTimeout(start));',
  "d.querySelectorAll('img[fetchpriority=high]').forEach(e=>{",
  "e.complete||(left++,e.addEventListener('load',one),e.addEventListener('error',one))});",
  `one();setTimeout(start,3000)})})();`,
].join('');

const waiting = new Set<() => void>();
let hasInteracted = false;
let isListening = false;

/** Lets everything that waits for an interaction run: the visitor did something, or needs it without doing anything. */
export function markInteracted(): void {
  hasInteracted = true;
  for (const run of waiting) run();
  waiting.clear();
}

function listen(): void {
  if (isListening) return;
  isListening = true;
  // Assistive technology presses without a pointer, and scrolls without a wheel.
  for (const name of [...ACTIVITY_EVENTS, 'click', 'scroll']) {
    addEventListener(
      name,
      (event) => {
        const { movementX, movementY } = event as PointerEvent;
        if (name !== 'pointermove' || movementX || movementY) markInteracted();
      },
      { capture: true, passive: true },
    );
  }
}

/** Runs a task after the visitor's first interaction, when the browser is idle. @returns a function that cancels it */
export function whenInteracted(task: () => void): () => void {
  if (hasInteracted || INTERACTED in window) return whenLoadedAndIdle(task);
  listen();
  let cancel = (): void => void waiting.delete(run);
  const run = () => {
    cancel = whenLoadedAndIdle(task);
  };
  waiting.add(run);
  return () => cancel();
}
