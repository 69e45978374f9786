import type { Customer } from '@/lib/domain/account/types';
import { checkBuild, ratedParts, ruledBy } from '@/lib/domain/build/compatibility/check';
import { isChosen } from '@/lib/domain/build/types';
import { useTranslation } from '@/lib/i18n/client';
import { UnfoldedVerdicts } from './unfolded-verdicts';
import type { BuildTools } from './use-build';
import { useShopsWord } from './use-shops-word';
import { VerdictNote } from './verdict-note';

/** Whether the parts of a build are compatible. A separate component, so that only it re-renders on an answer. */
export function BuildVerdict({
  tools,
  customer,
}: {
  tools: BuildTools;
  customer: Customer | null;
}) {
  const { t } = useTranslation('assembly');
  const { entries, build } = tools;
  const word = useShopsWord(build, customer);
  const ids = entries.filter(isChosen).map(({ part }) => part.id);
  const compatibility = ruledBy(checkBuild(ratedParts(entries)), word, ids);
  if (compatibility.state === null) return null;
  return <VerdictNote t={t} compatibility={compatibility} Others={UnfoldedVerdicts} />;
}
