import type { Level } from '@/lib/contract/fields';
import type { Report } from './report';

const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
const code = (text: string) => `<code>${escapeHtml(text)}</code>`;
/** A table of cells in HTML. */
const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]) => {
  const row = (tag: string, cells: readonly (string | number)[]) =>
    `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
  return `<table>${row('th', head)}${rows.map((cells) => row('td', cells)).join('')}</table>`;
};

const TITLES: Readonly<Record<Level, string>> = {
  must: 'A flow ends here',
  should: 'The shopper misses something',
  may: 'Additions',
};

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem;color:#1a1a1a}
table{border-collapse:collapse;width:100%;margin-bottom:2rem}td,th{text-align:left;padding:.4rem .6rem;border-bottom:1px solid #ddd;vertical-align:top}
code{font-size:.9em;overflow-wrap:anywhere}h2.must{color:#b00020}h2.should{color:#8a5a00}`;

function section(level: Level, report: Report): string {
  const rows = report.losses
    .filter((one) => one.level === level)
    .map(({ screen, count, findings: [first] }) => {
      if (!first) return [];
      const where = first.id ? ` <small>${escapeHtml(`${first.type} ${first.id}`)}</small>` : '';
      const why = `${code(first.field)} ${escapeHtml(first.problem)}${where}`;
      return [escapeHtml(screen), escapeHtml(first.consequence), why, code(first.call), count];
    });
  if (rows.length === 0) return '';
  const title = `${level.toUpperCase()}: ${TITLES[level]} (${rows.length})`;
  const head = ['Screen', 'What is missed', 'Why', 'Call', 'Times'];
  return `<h2 class="${level}">${title}</h2>${table(head, rows)}`;
}

/** The report as one page without scripts, to hand on. @param api origin of the backend */
export function formatHtml(report: Report, api: string, now: Date): string {
  const times = report.calls
    .toSorted((a, b) => b.slowest - a.slowest)
    .map(({ call, count, median, slowest }) => [code(call), count, median, slowest]);
  const missing = report.missing.map((one) => {
    return [code(one.call), escapeHtml(one.loss), one.switch ? code(one.switch) : ''];
  });
  const notes = report.notes.map((note) => `<li>${escapeHtml(note)}</li>`);
  const { must, should, may } = report.levels;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Contract report</title><style>${STYLE}</style>
<h1>Contract report</h1><p>${escapeHtml(api)}, ${now.toISOString().slice(0, 16).replace('T', ' ')} UTC: ${must} must, ${should} should, ${may} may.</p>
${section('must', report)}${section('should', report)}${section('may', report)}
${missing.length > 0 ? `<h2>Calls that the backend does not have</h2>${table(['Call', 'What is missed', 'What stops it'], missing)}` : ''}
${notes.length > 0 ? `<h2>Notes</h2><ul>${notes.join('')}</ul>` : ''}
<h2>Times in milliseconds</h2>${table(['Call', 'Calls', 'Median', 'Slowest'], times)}</html>
`;
}
