import { type Audit, audit } from '../budgets/lighthouse';
import type { Part } from './options';
import { startBeside } from './servers';
import { medianOf, ofBoth, toRow } from './table';

export const measureLighthouse: Part = async ({ options: { runs }, add }) => {
  const { urls } = await startBeside();
  for (const [name, both] of Object.entries(urls)) {
    const audits = await ofBoth(both, async (url) => {
      const found: Audit[] = [];
      while (found.length < runs) found.push(await audit(url, ['performance']));
      return found;
    });
    const read = (one: (audit: Audit) => number | undefined) =>
      ofBoth(audits, (found) => medianOf(found, (audit) => one(audit) ?? Number.NaN));
    const title = `Lighthouse, ${name}`;
    const scores = await read(({ scores }) => scores.performance);
    add(toRow(`${title}, performance`, 'points', scores, 'lighthouse.performance'));
    for (const timing of ['fcp', 'lcp', 'tbt', 'cls'] as const) {
      const unit = timing === 'cls' ? 'shift' : 'ms';
      const times = await read(({ timings }) => timings[timing]);
      add(toRow(`${title}, ${timing.toUpperCase()}`, unit, times, `lighthouse.${timing}`));
    }
  }
};
