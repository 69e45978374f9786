import type { Level } from '@/lib/contract/fields';
import type { Report } from './report';

const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

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
      if (!first) return '';
      const where = first.id ? ` <small>${escapeHtml(`${first.type} ${first.id}`)}</small>` : '';
      return `<tr><td>${escapeHtml(screen)}</td><td>${escapeHtml(first.consequence)}</td><td><code>${escapeHtml(first.field)}</code> ${escapeHtml(first.problem)}${where}</td><td><code>${escapeHtml(first.call)}</code></td><td>${count}</td></tr>`;
    });
  if (rows.length === 0) return '';
  const head =
    '<tr><th>Screen</th><th>What is missed</th><th>Why</th><th>Call</th><th>Times</th></tr>';
  return `<h2 class="${level}">${level.toUpperCase()}: ${TITLES[level]} (${rows.length})</h2><table>${head}${rows.join('')}</table>`;
}

/** The report as one page without scripts, to hand on. @param api origin of the backend */
export function formatHtml(report: Report, api: string, now: Date): string {
  const times = report.calls
    .toSorted((a, b) => b.slowest - a.slowest)
    .map(
      ({ call, count, median, slowest }) =>
        `<tr><td><code>${escapeHtml(call)}</code></td><td>${count}</td><td>${median}</td><td>${slowest}</td></tr>`,
    );
  const missing = report.missing.map(
    (one) =>
      `<tr><td><code>${escapeHtml(one.call)}</code></td><td>${escapeHtml(one.loss)}</td><td>${one.switch ? `<code>${one.switch}</code>` : ''}</td></tr>`,
  );
  const notes = report.notes.map((note) => `<li>${escapeHtml(note)}</li>`);
  const { must, should, may } = report.levels;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Contract report</title><style>${STYLE}</style>
<h1>Contract report</h1><p>${escapeHtml(api)}, ${now.toISOString().slice(0, 16).replace('T', ' ')} UTC: ${must} must, ${should} should, ${may} may.</p>
${section('must', report)}${section('should', report)}${section('may', report)}
${missing.length > 0 ? `<h2>Calls that the backend does not have</h2><table><tr><th>Call</th><th>What is missed</th><th>What stops it</th></tr>${missing.join('')}</table>` : ''}
${notes.length > 0 ? `<h2>Notes</h2><ul>${notes.join('')}</ul>` : ''}
<h2>Times in milliseconds</h2><table><tr><th>Call</th><th>Calls</th><th>Median</th><th>Slowest</th></tr>${times.join('')}</table></html>
`;
}
