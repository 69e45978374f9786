import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { ConfirmButton } from '@/components/shared/confirm-button';
import { Button } from '@/components/ui/button';
import { errorText } from '@/lib/api/client/error-catalogue';
import { NEW_BUILD_KEY } from '@/lib/domain/build/build';
import { isChosenEntry } from '@/lib/domain/build/types';
import { TOAST_DURATION } from '@/lib/domain/toast-duration';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';
import { useBuildStore } from '@/stores/builder/build-store';
import { removeSavedBuild } from '@/stores/flows/builder/change-saved-build';
import { BuildSaveError } from '@/stores/flows/builder/save-build';
import { notify } from '@/stores/interface/toast-store';
import type { BuildTools } from './use-build';
import { useSaveBuild } from './use-save-build';

interface BuildActionsProps {
  tools: BuildTools;
  customerId: string;
  /** The customer wants to name or rename the build. */
  onRename: () => void;
}

/** The customer's actions on a build: save, rename, duplicate, delete. */
export function BuildActions({ tools, customerId, onRename }: BuildActionsProps) {
  const { t } = useTranslation('assembly');
  const router = useRouter();
  const { build, entries } = tools;
  const save = useSaveBuild(build, customerId);
  const drop = () => {
    notify({ text: t('build.deleted', { name: build.name }), duration: TOAST_DURATION.long });
    router.replace(route('assembly-new'));
    useBuildStore.getState().discard(build.key);
  };
  const remove = useMutation({
    mutationFn: (id: string) => removeSavedBuild({ id, slug: build.slug }, customerId),
    onSuccess: drop,
  });
  const hasParts = entries.some(isChosenEntry);
  const saveNow = () => {
    if (build.isSetName) save.mutate(build.name);
    else onRename();
  };
  const duplicate = () => {
    useBuildStore.getState().duplicate(build.key);
    notify({ text: t('build.duplicated', { name: build.name }), duration: TOAST_DURATION.long });
    router.push(route('assembly-new'));
  };
  const failure = save.error ?? remove.error;
  return (
    <>
      {hasParts && (build.isChanged || build.id === null) && (
        <Button icon="mark" isBusy={save.isPending} onClick={saveNow}>
          {t(save.isPending ? 'build.saving' : 'build.save')}
        </Button>
      )}
      {(hasParts || build.id !== null) && (
        <Button variant="quiet" icon="edit" onClick={onRename}>
          {t('build.rename')}
        </Button>
      )}
      {build.key !== NEW_BUILD_KEY && (
        <>
          <Button variant="quiet" icon="plus" onClick={duplicate}>
            {t('build.duplicate')}
          </Button>
          <ConfirmButton
            label={t('build.delete')}
            itemName={build.name}
            icon="trash"
            question={t('build.deleteQuestion', { name: build.name })}
            confirmLabel={t('build.deleteConfirm')}
            isBusy={remove.isPending}
            onConfirm={() => (build.id === null ? drop() : remove.mutate(build.id))}
          />
        </>
      )}
      {failure && (
        <p role="alert" className="note note-danger">
          {saveErrorText(failure, t) ?? errorText(failure)}
        </p>
      )}
    </>
  );
}

type Translate = ReturnType<typeof useTranslation<'assembly'>>['t'];

/** The message for a build that was saved only in part; null for any other error. */
export const saveErrorText = (error: unknown, t: Translate): string | null =>
  error instanceof BuildSaveError ? t(error.isGone ? 'save.failed' : 'save.leftBehind') : null;
