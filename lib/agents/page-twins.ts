import { formatCalendarDate } from '@/lib/domain/dates';
import {
  type ContentRoute,
  faqContent,
  pageContents,
  type SectionContent,
} from '@/lib/i18n/page-contents';
import { getTexts } from '@/lib/i18n/server';
import { route } from '@/lib/routing/routes';
import { isLinkedRoute } from '@/lib/routing/static-routes';
import { joinParts } from './markdown';

/** The shop's own texts are nearly Markdown: only their links name a page and not its address. */
const toMarkdown = (text: string, { siteUrl, siteName }: PageContext): string =>
  text
    .replaceAll('{{name}}', siteName)
    .replace(/\]\(([\w.-]+)(#[\w-]+)?\)/g, (whole, name: string, anchor = '') =>
      isLinkedRoute(name) ? `](${new URL(route(name), siteUrl).href}${anchor})` : whole,
    );

export interface PageContext {
  siteUrl: string;
  siteName: string;
}

const tableLines = ({ head, rows }: NonNullable<SectionContent['table']>): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const sectionParts = (section: SectionContent): string[] => [
  `## ${section.title}`,
  ...(section.paragraphs ?? []),
  ...(section.steps ? [section.steps.map((step, at) => `${at + 1}. ${step}`).join('\n')] : []),
  ...(section.list ? [section.list.map((line) => `- ${line}`).join('\n')] : []),
  ...(section.table ? [tableLines(section.table)] : []),
  ...(section.closing ?? []),
];

const updatedLine = (day: string) => getTexts('twins')('updated', { day: formatCalendarDate(day) });

export function contentTwin(name: ContentRoute, context: PageContext): string {
  const { title, intro, updated, sections } = pageContents[name];
  const parts = [`# ${title}`, intro, ...sections.flatMap(sectionParts), updatedLine(updated)];
  return toMarkdown(joinParts(parts), context);
}

export function faqTwin(context: PageContext): string {
  const { title, intro, updated, groups } = faqContent;
  const parts = groups.flatMap((group) => [
    `## ${group.title}`,
    ...group.questions.flatMap(({ question, answer }) => [`### ${question}`, ...answer]),
  ]);
  return toMarkdown(joinParts([`# ${title}`, intro, ...parts, updatedLine(updated)]), context);
}
