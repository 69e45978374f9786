import { serverEnv } from '@/lib/env';
import { texts } from '@/lib/i18n/server';
import { isAboutRoute } from '@/lib/routing/static-routes';
import { type ContentRoute, contents } from './content';
import { Section } from './content-section';
import { StaticPage } from './static-page';

/** A page of sections: legal texts, invoicing, payment methods. */
export function ContentScreen({ page }: { page: ContentRoute }) {
  const { title, intro, updated, sections } = contents[page];
  const note = isAboutRoute(page)
    ? texts('support')('frame.demo', { name: serverEnv().SITE_NAME })
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
        <Section key={section.id} section={section} />
      ))}
    </StaticPage>
  );
}
