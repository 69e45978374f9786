import type { Customer } from '@/lib/domain/account/types';
import {
  applyBackendAnswer,
  checkBuild,
  toCheckedParts,
} from '@/lib/domain/build/compatibility/check';
import { isChosenEntry } from '@/lib/domain/build/types';
import { useTranslation } from '@/lib/i18n/client';
import { CompatibilityNote } from './compatibility-note';
import { LazyCollapsibleVerdicts } from './lazy-collapsible-verdicts';
import { useBackendCompatibility } from './use-backend-compatibility';
import type { BuildTools } from './use-build';

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
