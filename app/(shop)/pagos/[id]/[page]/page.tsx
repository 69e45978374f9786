import type { Metadata } from 'next';
import { PaymentScreen } from '@/components/checkout/results/payment-screen';
import {
  PAYMENT_SCREENS,
  type PaymentScreenName,
} from '@/components/checkout/results/payment-screens';
import { cachedDocument } from '@/components/shell/document/cached-document';
import { serverEnv } from '@/lib/env';
import { getTexts } from '@/lib/i18n/server';
import { paymentResultPath } from '@/lib/routing/document-rewrites';
import { pageMetadata } from '@/lib/seo/metadata';

type Props = { params: Promise<{ id: string; page: string }> };

const toRouteParams = (screen: PaymentScreenName) => {
  const [id = '', page = ''] = paymentResultPath(screen).split('/').slice(-2);
  return { id, page };
};

/** One document per screen, the same for every id. */
export const dynamicParams = false;
// Rendered on the first request, not at build: the payment providers come from the environment at start.
export const revalidate = 300;

export function generateStaticParams() {
  return PAYMENT_SCREENS.map(toRouteParams);
}

async function resolveScreen({ params }: Props): Promise<PaymentScreenName> {
  const { page } = await params;
  // `dynamicParams` is false, so no other value gets here.
  return PAYMENT_SCREENS.find((screen) => toRouteParams(screen).page === page) ?? 'processing';
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const screen = await resolveScreen(props);
  const t = getTexts('payments');
  return pageMetadata({
    title: t(`title.${screen}`),
    description: t('description', { name: serverEnv().SITE_NAME }),
    path: paymentResultPath(screen),
    noIndex: true,
  });
}

export default cachedDocument(async function Payment(props: Props) {
  return <PaymentScreen screen={await resolveScreen(props)} />;
});
