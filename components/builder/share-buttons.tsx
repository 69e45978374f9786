import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { BuildEntry } from '@/lib/domain/build/types';
import { TOAST_DURATION } from '@/lib/domain/toast-duration';
import { useTranslation } from '@/lib/i18n/client';
import { notify } from '@/stores/interface/toast-store';
import { sharedBuildHref } from './shared-build-href';

/** Shares a build: copies its link, or prints it. */
export function ShareButtons({ entries }: { entries: readonly BuildEntry[] }) {
  const { t } = useTranslation('assembly');
  const copy = async () => {
    try {
      const { href } = new URL(sharedBuildHref(entries), window.location.origin);
      await navigator.clipboard.writeText(href);
      notify({ text: t('share.copied'), duration: TOAST_DURATION.copied });
    } catch {
      notify({ type: 'warning', text: t('share.failed'), duration: TOAST_DURATION.copied });
    }
  };
  return (
    <div className="asm-share">
      <button type="button" onClick={copy} className={buttonClass('quiet')}>
        <Icon name="external" />
        {t('share.copy')}
      </button>
      <button type="button" onClick={() => window.print()} className={buttonClass('quiet')}>
        <Icon name="file" />
        {t('share.print')}
      </button>
    </div>
  );
}
