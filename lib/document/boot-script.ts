import { LOAD_DEFERRED_ASSETS } from '../browser/deferred-assets.ts';
import type { Env } from '../env.ts';

/** How long '¡De nuevo en línea!' is shown before the page reloads, in milliseconds (spec 4.6). */
export const RECONNECTED_DURATION = 2000;

const TEXT_FIELDS = ':is(input:not([type=checkbox],[type=radio],[type=hidden]),textarea)';

/**
 * Marks the document as `offline`, and as `back` for two seconds; then the page reloads, unless text was typed (spec 4.6). In the document, because a
 * connection that is lost takes the rest of its code with it. React keeps `defaultValue` equal to the value of a controlled field, so input events
 * count, too. Who was typing when the connection returned may have sent the text when the time ends: both moments count.
 */
export const FOLLOW_CONNECTION = [
  '(()=>{let d=document,marks=d.documentElement.dataset,typed=new Set,timer,',
  `hasText=()=>[...d.querySelectorAll('${TEXT_FIELDS}')].some(e=>e.value&&(typed.has(e)||e.value!==e.defaultValue)),`,
  "lost=()=>{clearTimeout(timer);marks.connection='offline'};",
  "addEventListener('input',e=>typed.add(e.target));",
  "addEventListener('offline',lost);",
  "addEventListener('online',()=>{clearTimeout(timer);marks.connection='back';let had=hasText();",
  'timer=setTimeout(()=>{delete marks.connection;had||hasText()||location.reload()},',
  `${RECONNECTED_DURATION})});`,
  'navigator.onLine||lost()})();',
].join('');

type BootSettings = Pick<Env, 'SITE_URL' | 'DEFERRED_ASSETS'>;

/**
 * Runs before the first paint: canonical host (spec 2.4), room on the home page for a device with a history, the question of consent, the customer's
 * name, lists in rows, the theme, the connection, deferred files. Its text depends only on the deployment, so policies contain its hash.
 */
export function bootScript({ SITE_URL, DEFERRED_ASSETS }: BootSettings): string {
  const { host, origin } = new URL(SITE_URL);
  return [
    `if(location.host!==${JSON.stringify(host)})`,
    `location.replace(${JSON.stringify(origin)}+location.pathname+location.search+location.hash);`,
    'try{var s=localStorage,d=document.documentElement.dataset;',
    'try{var c=+s.tokenExpires>Date.now()&&JSON.parse(s.customer).name;',
    'if(c)d.member="",document.documentElement.style.setProperty("--name",JSON.stringify(c))}catch(e){}',
    'if(/"at":|"part":\\{/.test(s.seen+s.assembly))d.returning="";',
    'if(!/"decidedAt":\\d/.test(s.consent))d.asks="";',
    `if(/"rows"/.test(s["list-view"]))d.rows="";`,
    'var t=JSON.parse(s.interface).state.theme;',
    'if(/^(dark|light)$/.test(t))d.theme=t}catch(e){}',
    FOLLOW_CONNECTION,
    ...(DEFERRED_ASSETS ? [LOAD_DEFERRED_ASSETS] : []),
  ].join('');
}
