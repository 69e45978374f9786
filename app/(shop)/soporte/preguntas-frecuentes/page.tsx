import { FaqScreen } from '@/components/pages/faq-screen';
import { staticPageMetadata } from '@/components/pages/static-page-metadata';
import { cachedDocument, cachedMetadata } from '@/components/shell/document/cached-document';

export const revalidate = 3600;

export const generateMetadata = cachedMetadata(async function faqHead() {
  return staticPageMetadata('support.faq');
});

export default cachedDocument(async function FrequentQuestions() {
  return <FaqScreen />;
});
