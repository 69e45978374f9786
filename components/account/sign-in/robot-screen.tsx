import { buttonClass } from '@/components/ui/button-class';
import { RichText } from '@/components/ui/rich-text';
import { getTexts } from '@/lib/i18n/server';
import { AuthLayout } from './auth-layout';
import { AuthLink } from './auth-link';

/** Shown to a visitor whom the human check took for a robot. */
export function RobotScreen() {
  const t = getTexts('auth');
  return (
    <AuthLayout title={t('robot.title')} intro={t('robot.text')}>
      <div className="access-form">
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
