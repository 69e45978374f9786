import { useQueries, useQuery } from '@tanstack/react-query';
import { backendCompatibilityQuery } from '@/lib/api/assembly-compatibility';
import { savedBuildValidityQuery } from '@/lib/api/saved-builds';
import type { Customer } from '@/lib/domain/account/types';
import type { Build } from '@/lib/domain/build/build';
import { combineBackendAnswers } from '@/lib/domain/build/compatibility/answers';
import {
  applyBackendAnswer,
  type BackendAnswer,
  checkBuild,
  toCheckedParts,
} from '@/lib/domain/build/compatibility/check';
import { isChosenEntry } from '@/lib/domain/build/types';
import { useTranslation } from '@/lib/i18n/client';
import { CompatibilityNote } from './compatibility-note';
import { LazyCollapsibleVerdicts } from './lazy-collapsible-verdicts';
import type { BuildTools } from './use-build';

const combineAnswers = (parts: readonly { data: BackendAnswer | undefined }[]) =>
  combineBackendAnswers(parts.map(({ data }) => data));

/**
 * The backend's compatibility answer for a build. A saved build without changes is asked for as a whole; any other
 * build is asked for part by part. Null while there is no answer.
 */
function useBackendCompatibility(build: Build, customer: Customer | null): BackendAnswer | null {
  const isKnown = customer !== null && build.id !== null && !build.isChanged;
  const whole = useQuery({
    ...savedBuildValidityQuery(customer?.id ?? '', build.id ?? ''),
    enabled: isKnown,
  });
  const valid = isKnown ? whole.data : undefined;
  const isDecided = valid != null && valid.isCompatible !== null;
  const ids = toCheckedParts(build.entries).map(({ productId }) => productId);
  const isAsked = ids.length > 1 && !isDecided && !(isKnown && whole.isPending);
  const word = useQueries({
    queries: ids.map((id) => ({
      ...backendCompatibilityQuery(
        id,
        ids.filter((other) => other !== id),
      ),
      enabled: isAsked,
    })),
    combine: combineAnswers,
  });
  if (isDecided) return valid;
  return isAsked ? word : null;
}

/** Whether the parts of a build are compatible. A separate component, so that only it re-renders on an answer. */
export function BuildCompatibility({
  tools,
  customer,
}: {
  tools: BuildTools;
  customer: Customer | null;
}) {
  const { t } = useTranslation('assembly');
  const { entries, build } = tools;
  const word = useBackendCompatibility(build, customer);
  const ids = entries.filter(isChosenEntry).map(({ part }) => part.id);
  const compatibility = applyBackendAnswer(checkBuild(toCheckedParts(entries)), word, ids);
  if (compatibility.state === null) return null;
  return (
    <CompatibilityNote t={t} compatibility={compatibility} MoreVerdicts={LazyCollapsibleVerdicts} />
  );
}
