import { serverEnv } from '@/lib/env';
import { getTexts } from '@/lib/i18n/server';
import { isAboutRoute } from '@/lib/routing/static-routes';
import { type ContentRoute, pageContents } from './content';
import { ContentSection } from './content-section';
import { StaticPage } from './static-page';

/** A page of sections: legal texts, invoicing, payment methods. */
export function ContentScreen({ page }: { page: ContentRoute }) {
  const { title, intro, updated, sections } = pageContents[page];
  const note = isAboutRoute(page)
    ? getTexts('support')('frame.demo', { name: serverEnv().SITE_NAME })
    : undefined;
  return (
    <StaticPage
      page={page}
      title={title}
      intro={intro}
      updated={updated}
      note={note}
      index={sections}
    >
      {sections.map((section) => (
        <ContentSection key={section.id} section={section} />
      ))}
    </StaticPage>
  );
}
