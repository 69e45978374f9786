import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { contract } from '@/lib/contract/contract';
import { PURPOSES } from './calls/purposes';
import { DOCS_FILE, makeDocs } from './markdown';
import { listResources } from './resource-list';

it('the README of the endpoints has the contract of today: `npm run contract -- --docs` writes it', async () => {
  expect(readFileSync(DOCS_FILE, 'utf8')).toBe(await makeDocs());
});

it('each description of a resource has a name of its own, to which its links lead', async () => {
  const names = listResources().map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  const text = await makeDocs();
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading.toLowerCase().replaceAll(' ', '-'),
  );
  const links = [...text.matchAll(/\]\(#([^)]+)\)/g)].map(([, link]) => link);
  expect(links.length).toBeGreaterThan(50);
  expect(links.filter((link) => !headings.includes(link ?? ''))).toEqual([]);
});

it('says what each call is for, and of no other', () => {
  const called = contract.filter(({ screens }) => screens.length > 0).map(({ name }) => name);
  expect(Object.keys(PURPOSES).toSorted()).toEqual(called.toSorted());
});
