/** How long '¡De nuevo en línea!' is shown before the page reloads, in milliseconds (spec 4.6). */
export const RECONNECTED_DURATION = 2000;

const TEXT_FIELDS = ':is(input:not([type=checkbox],[type=radio],[type=hidden]),textarea)';

/**
 * Code that marks the document as `offline`, and as `back` for two seconds after the connection returns; then the page reloads,
 * unless the visitor has typed text, which a reload would lose (spec 4.6). It is in the document, because a connection that is
 * lost while the page loads takes the rest of its code with it. React keeps `defaultValue` equal to the value of a controlled field,
 * so fields that had an input event count, too. Who was typing when the connection returned may have sent the text
 * when the time ends, so both moments count.
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
