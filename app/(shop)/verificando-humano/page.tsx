import { authMetadata, ClientAuthPage } from '@/components/account/sign-in/auth-layout';
import { HumanCheckScreen } from '@/components/account/sign-in/human-check-screen';
import { cachedDocument } from '@/components/shell/document/cached-document';
import { serverEnv } from '@/lib/env';

export const revalidate = 300;

export const generateMetadata = () => authMetadata('human-check');

export default cachedDocument(async function HumanCheck() {
  return (
    // As tall as the screen: where it leads to is taller, and the footer does not come and go.
    <div className="min-h-dvh">
      <ClientAuthPage screen="human">
        <HumanCheckScreen captchaKey={serverEnv().RECAPTCHA_KEY ?? null} />
      </ClientAuthPage>
    </div>
  );
});
