import { FaqScreen } from '@/components/pages/faq-screen';
import { staticMetadata } from '@/components/pages/static-metadata';
import { cachedDocument, cachedHead } from '@/components/shell/document/document';

export const revalidate = 3600;

export const generateMetadata = cachedHead(async function faqHead() {
  return staticMetadata('support.faq');
});

export default cachedDocument(async function FrequentQuestions() {
  return <FaqScreen />;
});
