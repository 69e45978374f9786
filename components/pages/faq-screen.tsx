import { faqContent } from '@/lib/i18n/page-contents';
import { getTexts } from '@/lib/i18n/server';
import { JsonLd } from '@/lib/seo/json-ld';
import { plainText, RichText, withShopName } from '../ui/rich-text';
import { FilteredGroup, FilteredItem, ListFilter } from './list-filter';
import { filterLabels, StaticPage } from './static-page';

const faqJsonLd = () => ({
  '@type': 'FAQPage',
  mainEntity: faqContent.groups
    .flatMap(({ questions }) => questions)
    .map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: withShopName(answer.map(plainText).join(' ')) },
    })),
});

export function FaqScreen() {
  const t = getTexts('support');
  const { title, intro, updated, groups } = faqContent;
  return (
    <StaticPage page="support.faq" title={title} intro={intro} updated={updated} index={groups}>
      <JsonLd data={faqJsonLd()} />
      <ListFilter
        labels={filterLabels({
          field: t('faq.filter'),
          placeholder: t('faq.placeholder'),
          none: t('faq.none'),
        })}
      >
        {groups.map((group) => (
          <FilteredGroup key={group.id} id={group.id} as="section" className="static-section">
            <h2 id={group.id}>{group.title}</h2>
            {group.questions.map(({ id, question, answer }) => (
              <FilteredItem key={id} id={id} as="details" className="faq-item">
                <summary>
                  <h3>{question}</h3>
                </summary>
                <div id={id} className="pr-8 pb-5 text-ink-soft text-pretty scroll-mt-16">
                  {answer.map((text) => (
                    <p key={text}>
                      <RichText text={text} />
                    </p>
                  ))}
                </div>
              </FilteredItem>
            ))}
          </FilteredGroup>
        ))}
      </ListFilter>
    </StaticPage>
  );
}
