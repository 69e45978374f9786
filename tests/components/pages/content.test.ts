import { describe, expect, it, vi } from 'vitest';
import { parseRichText, plainText } from '@/components/ui/rich-text';
import { faqContent, pageContents, type SectionContent } from '@/lib/i18n/page-contents';
import { route } from '@/lib/routing/routes';
import { aboutRoutes, supportRoutes } from '@/lib/routing/static-routes';

const textsOf = ({ paragraphs, steps, list, closing, table }: SectionContent): string[] =>
  [paragraphs, steps, list, closing, table?.rows.flat()].flatMap((texts) => texts ?? []);

const pages = Object.entries(pageContents);
const questions = faqContent.groups.flatMap((group) => group.questions);
const sectionsOf = (name: string) => pages.find(([page]) => page === name)?.[1].sections ?? [];
const idsByPath = new Map(
  [...supportRoutes, ...aboutRoutes].map((name) => [
    route(name),
    sectionsOf(name).map(({ id }) => id),
  ]),
);

describe.each(pages)('the texts of %s', (_, { sections, intro, updated }) => {
  it('link to pages and anchors that exist', () => {
    const links = [intro, ...sections.flatMap(textsOf)]
      .flatMap((text) => parseRichText(text))
      .map(({ href }) => href)
      .filter((href) => href?.startsWith('/'));
    for (const link of links) {
      const [path = '', anchor] = link?.split('#') ?? [];
      expect(idsByPath.has(path), link).toBe(true);
      if (anchor) expect(idsByPath.get(path), link).toContain(anchor);
    }
  });

  it('have unique anchors and a date', () => {
    const ids = sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(updated).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it('fill every column of their tables, and the first cell identifies each row', () => {
    for (const { table } of sections) {
      if (!table) continue;
      for (const row of table.rows) expect(row).toHaveLength(table.head.length);
      expect(new Set(table.rows.map(([first]) => first)).size).toBe(table.rows.length);
    }
  });

  it('contain no unparsed markup', () => {
    for (const text of sections.flatMap(textsOf)) expect(plainText(text)).not.toMatch(/\*\*|\]\(/);
  });
});

describe('the frequent questions', () => {
  it('are many, in five groups, with unique anchors', () => {
    expect(faqContent.groups).toHaveLength(5);
    expect(questions.length).toBeGreaterThanOrEqual(18);
    const ids = [...faqContent.groups, ...questions].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('lead to the builder where the shop has it, and do not name it elsewhere', () => {
    const compatibility = () =>
      faqContent.groups
        .flatMap((group) => group.questions)
        .find(({ id }) => id === 'compatibilidad')
        ?.answer.flatMap(parseRichText);
    expect(compatibility()?.map(({ href }) => href)).toContain(route('assembly-new'));
    vi.stubEnv('FEATURES', '-builder');
    expect(JSON.stringify(compatibility())).not.toContain('Arma tu equipo');
  });

  it('have answers with valid links', () => {
    for (const text of questions.flatMap(({ answer }) => answer)) {
      expect(() => parseRichText(text)).not.toThrow();
    }
  });
});

describe('rich text', () => {
  it('parses links, strong words and the text between them', () =>
    expect(parseRichText('Antes de **5 días**, [escríbenos](support.contact#x).')).toEqual([
      { text: 'Antes de ', at: 0 },
      { text: '5 días', isStrong: true, at: 9 },
      { text: ', ', at: 19 },
      { text: 'escríbenos', href: `${route('support.contact')}#x`, at: 21 },
      { text: '.', at: 52 },
    ]));

  it('throws for a page that does not exist', () =>
    expect(() => parseRichText('[aquí](support.nothing)')).toThrow('support.nothing'));
});
