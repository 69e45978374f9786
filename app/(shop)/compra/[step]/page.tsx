import type { Metadata } from 'next';
import { CheckoutScreen } from '@/components/checkout/checkout-screen';
import { SCREEN_STEPS, type ScreenStep } from '@/components/checkout/screen-steps';
import { cachedDocument } from '@/components/shell/document/cached-document';
import { STEP_DETAILS } from '@/lib/domain/checkout/steps';
import { serverEnv } from '@/lib/env';
import { getTexts } from '@/lib/i18n/server';
import { route } from '@/lib/routing/routes';
import { pageMetadata } from '@/lib/seo/metadata';

type Props = { params: Promise<{ step: string }> };

const stepSegment = (step: ScreenStep) => route(STEP_DETAILS[step].route).split('/').at(-1) ?? '';

/** One document per step, the same for every transaction. */
export const dynamicParams = false;
// Rendered on the first request, not at build: the payment providers come from the environment at start.
export const revalidate = 300;

export function generateStaticParams() {
  return SCREEN_STEPS.map((step) => ({ step: stepSegment(step) }));
}

async function resolveStep({ params }: Props): Promise<ScreenStep> {
  const { step: address } = await params;
  // `dynamicParams` is false, so no other value gets here.
  return SCREEN_STEPS.find((step) => stepSegment(step) === address) ?? 'payment';
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const step = await resolveStep(props);
  const t = getTexts('checkout');
  return pageMetadata({
    title: t(STEP_DETAILS[step].title),
    description: t('description', { name: serverEnv().SITE_NAME }),
    path: route(STEP_DETAILS[step].route),
    noIndex: true,
  });
}

export default cachedDocument(async function Checkout(props: Props) {
  return <CheckoutScreen step={await resolveStep(props)} />;
});
