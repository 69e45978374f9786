import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import type { Build } from '@/lib/domain/build/build';
import { TOAST_DURATION } from '@/lib/domain/toast-duration';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';
import { invalidateSavedBuilds } from '@/stores/flows/builder/change-saved-build';
import {
  adoptSavedBuild,
  BuildSaveError,
  detachSavedBuild,
  saveBuild,
} from '@/stores/flows/builder/save-build';
import { notify } from '@/stores/interface/toast-store';

/** Saves a build for the customer under a name. */
export function useSaveBuild(build: Build, customerId: string) {
  const { t } = useTranslation('assembly');
  const router = useRouter();
  return useMutation({
    mutationFn: (name: string) => saveBuild({ customerId, id: build.id, name }, build.entries),
    onSuccess: (saved) => {
      adoptSavedBuild(build, customerId, saved);
      notify({
        text: t('save.done', { name: saved.config.name }),
        duration: TOAST_DURATION.copied,
      });
      router.replace(route('assembly-edit', { id: saved.config.slug }));
    },
    onError: (error) => {
      if (error instanceof BuildSaveError && build.id !== null) detachSavedBuild(build);
    },
    onSettled: () => invalidateSavedBuilds(customerId),
  });
}
