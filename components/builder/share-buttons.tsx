import { Button } from '@/components/ui/button';
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
      <Button variant="quiet" icon="external" onClick={copy}>
        {t('share.copy')}
      </Button>
      <Button variant="quiet" icon="file" onClick={() => window.print()}>
        {t('share.print')}
      </Button>
    </div>
  );
}
