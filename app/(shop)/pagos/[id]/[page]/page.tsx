import type { Metadata } from 'next';
import { PaymentScreen } from '@/components/checkout/results/payment-screen';
import { RESULT_SCREENS, type ResultScreen } from '@/components/checkout/results/result-screens';
import { cachedDocument } from '@/components/shell/document/document';
import { serverEnv } from '@/lib/env';
import { texts } from '@/lib/i18n/server';
import { resultPath } from '@/lib/routing/shells';
import { pageMetadata } from '@/lib/seo/metadata';

type Props = { params: Promise<{ id: string; page: string }> };

const partsOf = (screen: ResultScreen) => {
  const [id = '', page = ''] = resultPath(screen).split('/').slice(-2);
  return { id, page };
};

/** One document per screen, the same for every id. */
export const dynamicParams = false;
// Rendered on the first request, not at build: the payment providers come from the environment at start.
export const revalidate = 300;

export function generateStaticParams() {
  return RESULT_SCREENS.map(partsOf);
}

async function screenOf({ params }: Props): Promise<ResultScreen> {
  const { page } = await params;
  // `dynamicParams` is false, so no other value gets here.
  return RESULT_SCREENS.find((screen) => partsOf(screen).page === page) ?? 'processing';
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const screen = await screenOf(props);
  const t = texts('payments');
  return pageMetadata({
    title: t(`title.${screen}`),
    description: t('description', { name: serverEnv().SITE_NAME }),
    path: resultPath(screen),
    noIndex: true,
  });
}

export default cachedDocument(async function Payment(props: Props) {
  return <PaymentScreen screen={await screenOf(props)} />;
});
