import { expect, it } from 'vitest';
import { findMissingPicture } from '@/lib/domain/build/groups';
import type { PartFacts } from '@/lib/domain/build/part-facts';
import { makeEntry, makeGroup, makePart } from './make-part';

const groups = [makeGroup('1', { role: 'cpu' }), makeGroup('2', { role: 'gpu' }), makeGroup('3')];
const entry = (groupId: string, facts: PartFacts | null) =>
  makeEntry(groupId, makePart(`p${groupId}`, { facts }));
const cpu = (hasGraphics?: boolean) =>
  entry('1', { role: 'cpu', ...(hasGraphics !== undefined && { hasGraphics }) });

it.each([
  ['a processor without graphics', [cpu(false)], 'none'],
  ['one whose sheet is silent', [cpu()], 'unknown'],
  ['one without, beside a card', [cpu(false), entry('2', { role: 'gpu' })], undefined],
  ['one without, beside a card without a sheet', [cpu(false), entry('2', null)], undefined],
  ['one without, beside a card in another step', [cpu(), entry('3', { role: 'gpu' })], undefined],
  ['one without, whose card was skipped', [cpu(false), makeEntry('2', null)], 'none'],
  ['one with graphics', [cpu(true)], undefined],
  ['no processor', [entry('3', { role: 'ram' })], undefined],
  ['nothing', [], undefined],
] as const)('%s', (_, entries, reason) =>
  expect(findMissingPicture(entries, groups)?.reason).toBe(reason),
);

it('names the processor', () =>
  expect(findMissingPicture([cpu(false)], groups)?.processor).toBe('Pieza p1'));
