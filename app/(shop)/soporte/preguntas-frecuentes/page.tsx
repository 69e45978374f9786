import { cachedDocument, cachedHead } from '@/components/layout/document';
import { FaqScreen } from '@/components/static-pages/faq-screen';
import { staticMetadata } from '@/components/static-pages/static-metadata';

export const revalidate = 3600;

export const generateMetadata = cachedHead(async function faqHead() {
  return staticMetadata('support.faq');
});

export default cachedDocument(async function FrequentQuestions() {
  return <FaqScreen />;
});
