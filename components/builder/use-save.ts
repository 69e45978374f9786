import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { isChosen } from '@/lib/domain/build/types';
import { buildKey, buildOf, type WorkingBuild } from '@/lib/domain/build/working';
import { useTranslation } from '@/lib/i18n/client';
import { assemblyConfig, assemblyConfigs } from '@/lib/queries/assembly';
import { AssemblySaveError, saveConfig } from '@/lib/queries/assembly-saving';
import { getQueryClient } from '@/lib/queries/query-client';
import { route } from '@/lib/routing/routes';
import { useAssemblyStore } from '@/stores/builder/assembly-store';
import { notify } from '@/stores/interface/toast-store';

/** Milliseconds. */
const NOTICE = 4000;

/** Saves a build for the customer under a name. */
export function useSave(build: WorkingBuild, customerId: string) {
  const { t } = useTranslation('assembly');
  const router = useRouter();
  const client = getQueryClient();
  const { key, entries: sent } = build;
  return useMutation(
    {
      mutationFn: (name: string) => saveConfig({ id: build.id, name }, sent),
      onSuccess: ({ config, entries }) => {
        const now = buildOf(useAssemblyStore.getState().builds, key);
        // Changes made while the request was running are not saved yet.
        const isChanged = now.entries !== sent;
        const kept = [...entries, ...now.entries.filter((entry) => !isChosen(entry))];
        useAssemblyStore.getState().saved(key, {
          ...now,
          ...config,
          key: buildKey(config.id),
          entries: isChanged ? now.entries : kept,
          isChanged,
        });
        client.setQueryData(assemblyConfig(customerId, config.slug).queryKey, () => ({
          config,
          entries,
        }));
        notify({ text: t('save.done', { name: config.name }), duration: NOTICE });
        router.replace(route('assembly-edit', { id: config.slug }));
      },
      onError: (error) => {
        if (!(error instanceof AssemblySaveError) || build.id === null) return;
        // The saved build no longer exists on the server: this one stays under its key as an unsaved build, so that it
        // does not overwrite the visitor's new build.
        const now = buildOf(useAssemblyStore.getState().builds, key);
        useAssemblyStore.getState().put({ ...now, id: null, isChanged: true });
      },
      onSettled: () =>
        client.invalidateQueries({ queryKey: assemblyConfigs(customerId).queryKey, exact: true }),
    },
    client,
  );
}
