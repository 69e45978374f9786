import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { type Build, createBuildKey, getBuild } from '@/lib/domain/build/build';
import { isChosenEntry } from '@/lib/domain/build/types';
import { useTranslation } from '@/lib/i18n/client';
import { savedBuildQuery, savedBuildsQuery } from '@/lib/queries/builder';
import { route } from '@/lib/routing/routes';
import { useBuildStore } from '@/stores/builder/build-store';
import { BuildSaveError, saveBuild } from '@/stores/flows/builder/save-build';
import { notify } from '@/stores/interface/toast-store';

/** Milliseconds. */
const TOAST_DURATION = 4000;

/** Saves a build for the customer under a name. */
export function useSaveBuild(build: Build, customerId: string) {
  const { t } = useTranslation('assembly');
  const router = useRouter();
  const client = useQueryClient();
  const { key, entries: sent } = build;
  return useMutation({
    mutationFn: (name: string) => saveBuild({ id: build.id, name }, sent),
    onSuccess: ({ config, entries }) => {
      const now = getBuild(useBuildStore.getState().builds, key);
      // Changes made while the request was running are not saved yet.
      const isChanged = now.entries !== sent;
      const kept = [...entries, ...now.entries.filter((entry) => !isChosenEntry(entry))];
      useBuildStore.getState().replaceWithSaved(key, {
        ...now,
        ...config,
        key: createBuildKey(config.id),
        entries: isChanged ? now.entries : kept,
        isChanged,
      });
      client.setQueryData(savedBuildQuery(customerId, config.slug).queryKey, () => ({
        config,
        entries,
      }));
      notify({ text: t('save.done', { name: config.name }), duration: TOAST_DURATION });
      router.replace(route('assembly-edit', { id: config.slug }));
    },
    onError: (error) => {
      if (!(error instanceof BuildSaveError) || build.id === null) return;
      // The saved build no longer exists on the server: this one stays under its key as an unsaved build, so that it
      // does not overwrite the visitor's new build.
      const now = getBuild(useBuildStore.getState().builds, key);
      useBuildStore.getState().setBuild({ ...now, id: null, isChanged: true });
    },
    onSettled: () =>
      client.invalidateQueries({ queryKey: savedBuildsQuery(customerId).queryKey, exact: true }),
  });
}
