import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { AssemblyEntry } from '@/lib/domain/build/types';
import { useTranslation } from '@/lib/i18n/client';
import { notify } from '@/stores/interface/toast-store';
import { sharedHref } from './shared-href';

/** Milliseconds. */
const NOTICE = 4000;

/** Shares a build: copies its link, or prints it. */
export function ShareButtons({ entries }: { entries: readonly AssemblyEntry[] }) {
  const { t } = useTranslation('assembly');
  const copy = async () => {
    try {
      const { href } = new URL(sharedHref(entries), window.location.origin);
      await navigator.clipboard.writeText(href);
      notify({ text: t('share.copied'), duration: NOTICE });
    } catch {
      notify({ type: 'warning', text: t('share.failed'), duration: NOTICE });
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
