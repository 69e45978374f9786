import { buttonClass } from '@/components/ui/button';
import { RichText } from '@/components/ui/rich-text';
import { texts } from '@/lib/i18n/server';
import { AccessShell } from './access-shell';
import { ReturnLink } from './return-link';

/** Shown to a visitor whom the human check took for a robot. */
export function RobotScreen() {
  const t = texts('access');
  return (
    <AccessShell title={t('robot.title')} intro={t('robot.text')}>
      <div className="access-form">
        <ReturnLink to="human-check" className={buttonClass('primary', 'lg')}>
          {t('robot.retry')}
        </ReturnLink>
        <p>
          <RichText text={t('robot.help')} />
        </p>
      </div>
    </AccessShell>
  );
}
