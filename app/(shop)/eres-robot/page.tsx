import { AuthLayout, authMetadata } from '@/components/account/sign-in/auth-layout';
import { AuthLink } from '@/components/account/sign-in/auth-link';
import { buttonClass } from '@/components/ui/button';
import { RichText } from '@/components/ui/rich-text';
import { getTexts } from '@/lib/i18n/server';

export const generateMetadata = () => authMetadata('robot');

/** Shown to a visitor whom the human check took for a robot. */
export default function Robot() {
  const t = getTexts('auth');
  return (
    <AuthLayout title={t('robot.title')} intro={t('robot.text')}>
      <div className="form-stack">
        <AuthLink to="human-check" className={buttonClass('primary', 'lg')}>
          {t('robot.retry')}
        </AuthLink>
        <p>
          <RichText text={t('robot.help')} />
        </p>
      </div>
    </AuthLayout>
  );
}
