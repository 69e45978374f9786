import type { Metadata } from 'next';
import type { ComponentType } from 'react';
import { PaymentPage, paymentMetadata } from '@/components/checkout/results/payment-page';
import type { PaymentPageProps } from '@/components/checkout/results/payment-screen';
import {
  AccountPaymentScreen,
  OtherPaymentScreen,
} from '@/components/checkout/results/provider/provider-payment';
import { VoucherPaymentScreen } from '@/components/checkout/results/provider/voucher-payment-screen';
import { WalletPaymentScreen } from '@/components/checkout/results/provider/wallet-payment-screen';
import { cachedDocument } from '@/components/shell/document/cached-document';
import type { ProviderPageKind } from '@/lib/domain/payments/payment-method';

const SCREENS = {
  account: AccountPaymentScreen,
  voucher: VoucherPaymentScreen,
  'wallet-1': WalletPaymentScreen,
  'wallet-2': WalletPaymentScreen,
  other: OtherPaymentScreen,
} satisfies Record<ProviderPageKind | 'other', ComponentType<PaymentPageProps>>;

type Props = { params: Promise<{ page: keyof typeof SCREENS }> };

/** One document for each kind of provider, the same for every payment: `cualquiera` stands for any id. */
export const dynamicParams = false;
export const revalidate = 300;

export const generateStaticParams = () => Object.keys(SCREENS).map((page) => ({ page }));

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  paymentMetadata((await params).page);

export default cachedDocument(async function ProviderPayment({ params }: Props) {
  const { page } = await params;
  return <PaymentPage screen={page} Screen={SCREENS[page]} />;
});
