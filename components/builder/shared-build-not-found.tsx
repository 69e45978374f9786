import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { getTexts } from '@/lib/i18n/server';
import { route } from '@/lib/routing/routes';
import { SharedBuildLayout } from './shared-build-layout';

/** Shown when the URL contains no build, or when none of its products is sold any more. */
export function SharedBuildNotFound({
  hasGone,
  isSimple,
}: {
  hasGone: boolean;
  isSimple: boolean;
}) {
  const t = getTexts('assembly');
  return (
    <SharedBuildLayout title={t('share.name')} isSimple={isSimple}>
      <EmptyState
        icon="box"
        heading="h2"
        title={t(hasGone ? 'shared.allGone' : 'shared.missing')}
        text={t(hasGone ? 'shared.allGoneText' : 'shared.missingText')}
      >
        <ButtonLink href={route('assembly-new')}>{t('shared.start')}</ButtonLink>
      </EmptyState>
    </SharedBuildLayout>
  );
}
