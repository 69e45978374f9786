import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { METRIC_NAMES } from '@/lib/monitoring/telemetry/instruments';
import { readYaml } from '../../deployment/read-yaml';

const FOLDER = 'lib/monitoring';

interface Rule {
  alert: string;
  expr: string;
  for: string;
  labels: { severity: string };
  annotations: { summary: string };
}

const dashboard: { panels: { title: string; targets: { expr: string }[] }[] } = JSON.parse(
  readFileSync(`${FOLDER}/grafana-dashboard.json`, 'utf8'),
);
const [alerts] = readYaml(`${FOLDER}/alert-rules.yaml`) as [{ groups: { rules: Rule[] }[] }];
const rules = alerts.groups.flatMap((group) => group.rules);
const expressions = [
  ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ...rules.map(({ expr }) => expr),
];

/** The names that a metric has in Prometheus: with its unit, and those of a histogram or a counter. */
const toPrometheus = (name: string) => {
  const base = name.replaceAll('.', '_');
  if (name.endsWith('.reads')) return [`${base}_total`];
  const unit = name === METRIC_NAMES.layoutShift ? '' : '_seconds';
  return ['bucket', 'count', 'sum'].map((part) => `${base}${unit}_${part}`);
};
const known = new Set(Object.values(METRIC_NAMES).flatMap(toPrometheus));

it('asks for measurements that the shop sends, and for each of them', () => {
  const asked = expressions.flatMap((text) => text.match(/\b(?:http|shop)_[a-z_]+(?=[{[])/g) ?? []);
  expect(asked.filter((name) => !known.has(name))).toEqual([]);
  const unused = Object.values(METRIC_NAMES).filter(
    (name) => !toPrometheus(name).some((one) => asked.includes(one)),
  );
  expect(unused).toEqual([]);
});

it('selects by labels that the measurements have', () => {
  const readme = readFileSync(`${FOLDER}/README.md`, 'utf8');
  const labels = expressions.flatMap((text) => [
    ...[...text.matchAll(/[{,](\w+)=/g)].map(([, label]) => label),
    ...[...text.matchAll(/by \(([^)]+)\)/g)].flatMap(([, list = '']) => list.split(', ')),
  ]);
  const documented = new Set(labels.filter((label) => label && label !== 'le'));
  expect([...documented].filter((label) => !readme.includes(`\`${label}\``))).toEqual([]);
});

it('has balanced brackets in every expression', () => {
  for (const text of expressions) {
    for (const [open, close] of ['()', '[]', '{}']) {
      expect(text.split(open ?? '').length, text).toBe(text.split(close ?? '').length);
    }
  }
});

it('says of every alert how long, how urgent and what to do', () => {
  const readme = readFileSync(`${FOLDER}/README.md`, 'utf8');
  for (const { alert, for: time, labels, annotations } of rules) {
    expect(time).toMatch(/^\d+[mh]$/);
    expect(['page', 'ticket']).toContain(labels.severity);
    expect(annotations.summary).not.toBe('');
    expect(readme, alert).toContain(`| \`${alert}\``);
  }
});

/** An event as a line of the log names it. Other objects with an `event` have one word. */
const EVENTS = /(?:\bevent: |logError\(|\bFAILED = )'([a-z]+(?:-[a-z]+)+)'/g;

it('events are those of the table in the README', () => {
  const files = globSync('{app,components,lib,stores}/**/*.{ts,tsx}');
  const written = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(EVENTS)].map(([, event]) => event),
  );
  const readme = readFileSync('lib/monitoring/README.md', 'utf8');
  const table = readme.slice(readme.indexOf('| event '), readme.indexOf('\n\n- '));
  const rows = [...table.matchAll(/^\| `([a-z-]+)`/gm)].map(([, event]) => event);
  expect(rows.length).toBeGreaterThan(10);
  expect([...new Set(rows)].sort()).toEqual([...new Set(written)].sort());
});
