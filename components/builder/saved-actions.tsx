import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { ConfirmButton } from '@/components/shared/confirm-button';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { errorText } from '@/lib/api/error-catalogue';
import { isChosen } from '@/lib/domain/build/types';
import { NEW_BUILD } from '@/lib/domain/build/working';
import { useTranslation } from '@/lib/i18n/client';
import { assemblyConfig, assemblyConfigs } from '@/lib/queries/assembly';
import { AssemblySaveError, deleteConfig } from '@/lib/queries/assembly-saving';
import { getQueryClient } from '@/lib/queries/query-client';
import { route } from '@/lib/routing/routes';
import { useAssemblyStore } from '@/stores/builder/assembly-store';
import { notify } from '@/stores/interface/toast-store';
import type { BuildTools } from './use-build';
import { useSave } from './use-save';

interface SavedActionsProps {
  tools: BuildTools;
  customerId: string;
  /** The customer wants to name or rename the build. */
  onName: () => void;
}

/** Milliseconds. */
const NOTICE = 5000;

/** The customer's actions on a build: save, rename, duplicate, delete. */
export function SavedActions({ tools, customerId, onName }: SavedActionsProps) {
  const { t } = useTranslation('assembly');
  const router = useRouter();
  const client = getQueryClient();
  const { build, entries } = tools;
  const save = useSave(build, customerId);
  const drop = () => {
    notify({ text: t('build.deleted', { name: build.name }), duration: NOTICE });
    router.replace(route('assembly-new'));
    useAssemblyStore.getState().discard(build.key);
  };
  const remove = useMutation(
    {
      mutationFn: deleteConfig,
      onSuccess: () => {
        client.removeQueries({ queryKey: assemblyConfig(customerId, build.slug).queryKey });
        drop();
      },
      onSettled: () => client.invalidateQueries({ queryKey: assemblyConfigs(customerId).queryKey }),
    },
    client,
  );
  const hasParts = entries.some(isChosen);
  const saveNow = () => {
    if (save.isPending) return;
    if (build.isSetName) save.mutate(build.name);
    else onName();
  };
  const duplicate = () => {
    useAssemblyStore.getState().duplicate(build.key);
    notify({ text: t('build.duplicated', { name: build.name }), duration: NOTICE });
    router.push(route('assembly-new'));
  };
  const failure = save.error ?? remove.error;
  return (
    <>
      {hasParts && (build.isChanged || build.id === null) && (
        <button
          type="button"
          aria-disabled={save.isPending}
          onClick={saveNow}
          className={buttonClass('primary')}
        >
          <Icon name="mark" />
          {t(save.isPending ? 'build.saving' : 'build.save')}
        </button>
      )}
      {(hasParts || build.id !== null) && (
        <button type="button" onClick={onName} className={buttonClass('quiet')}>
          <Icon name="edit" />
          {t('build.rename')}
        </button>
      )}
      {build.key !== NEW_BUILD && (
        <>
          <button type="button" onClick={duplicate} className={buttonClass('quiet')}>
            <Icon name="plus" />
            {t('build.duplicate')}
          </button>
          <ConfirmButton
            label={t('build.delete')}
            of={build.name}
            icon="trash"
            question={t('build.deleteQuestion', { name: build.name })}
            confirmLabel={t('build.deleteConfirm')}
            isBusy={remove.isPending}
            onConfirm={() => (build.id === null ? drop() : remove.mutate(build.id))}
          />
        </>
      )}
      {failure && (
        <p role="alert" className="form-failure">
          {saveFailure(failure, t) ?? errorText(failure)}
        </p>
      )}
    </>
  );
}

type Translate = ReturnType<typeof useTranslation<'assembly'>>['t'];

/** The message for a build that was saved only in part; null for any other error. */
export const saveFailure = (error: unknown, t: Translate): string | null =>
  error instanceof AssemblySaveError ? t(error.isGone ? 'save.failed' : 'save.leftBehind') : null;
