import { ButtonLink } from '@/components/ui/button';
import { type ContactChannel, getContactChannels } from '@/components/ui/contact-channels';
import { FactList } from '@/components/ui/fact-list';
import { serverEnv } from '@/lib/env';
import { hasFeature } from '@/lib/features/has-feature';
import {
  type ContentRoute,
  pageContents,
  type SectionContent,
  type TableContent as Table,
} from '@/lib/i18n/page-contents';
import { getTexts } from '@/lib/i18n/server';
import { route } from '@/lib/routing/routes';
import { isAboutRoute } from '@/lib/routing/static-routes';
import { RichText } from '../ui/rich-text';
import { StaticPage } from './static-page';

const Paragraphs = ({ texts }: { texts: readonly string[] }) =>
  texts.map((text) => (
    <p key={text}>
      <RichText text={text} />
    </p>
  ));

const Items = ({ texts }: { texts: readonly string[] }) =>
  texts.map((text) => (
    <li key={text}>
      <span>
        <RichText text={text} />
      </span>
    </li>
  ));

function ContentSection({ section }: { section: SectionContent }) {
  const { id, title, paragraphs = [], steps, list, table, identity, closing = [] } = section;
  return (
    <section className="static-section">
      <h2 id={id}>{title}</h2>
      <Paragraphs texts={paragraphs} />
      {steps && (
        <ol className="static-steps">
          <Items texts={steps} />
        </ol>
      )}
      {list && (
        <ul className="static-list">
          <Items texts={list} />
        </ul>
      )}
      {table && <ContentTable table={table} />}
      {identity && <ShopIdentity />}
      <Paragraphs texts={closing} />
    </section>
  );
}

/** A table whose first column names each row. On a narrow screen it becomes a list of rows. */
function ContentTable({ table: { caption, head, rows } }: { table: Table }) {
  return (
    <table className="static-table">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first = '', ...cells]) => (
          <tr key={first}>
            <th scope="row">
              <RichText text={first} />
            </th>
            {cells.map((cell, index) => (
              <td key={head[index + 1]} data-label={head[index + 1]}>
                {/* One element: on a narrow screen the cell is a grid of its label and this element. */}
                <span>
                  <RichText text={cell} />
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The name and contact details of the company, which a legal notice must contain. */
function ShopIdentity() {
  const t = getTexts('support');
  const { SITE_NAME, SITE_URL } = serverEnv();
  const channels = getContactChannels(() => '');
  const link = (kind: ContactChannel['kind']) => {
    const { text, href } = channels.find((channel) => channel.kind === kind) ?? {};
    return href ? <a href={href}>{text}</a> : text;
  };
  return (
    <FactList
      className="static-facts"
      rows={[
        [t('identity.name'), SITE_NAME],
        [t('identity.address'), link('address')],
        [t('identity.phone'), link('phone')],
        [t('identity.email'), link('email')],
        [t('identity.site'), new URL(SITE_URL).host],
      ]}
    />
  );
}

export function ContentScreen({ page }: { page: ContentRoute }) {
  const { title, intro, updated, startReturn, sections } = pageContents[page];
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
      action={
        startReturn &&
        hasFeature('warranties') && (
          <ButtonLink href={route('profile.orders')}>{startReturn}</ButtonLink>
        )
      }
      index={sections}
    >
      {sections.map((section) => (
        <ContentSection key={section.id} section={section} />
      ))}
    </StaticPage>
  );
}
