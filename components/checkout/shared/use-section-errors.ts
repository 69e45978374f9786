import type { CheckoutProblem } from '@/lib/domain/checkout/checkout-problem';
import type { BySection } from '@/lib/domain/checkout/checkout-sections';
import { useTranslation } from '@/lib/i18n/client';

/** The error text of each section: the backend's message, else the problem that was found on this device. */
export function useSectionErrors(
  problems: BySection<CheckoutProblem>,
  backendErrors: BySection<string>,
): BySection<string> {
  const { t } = useTranslation('checkout');
  const texts = Object.entries(problems).map(([section, problem]) => [section, t(problem)]);
  return { ...Object.fromEntries(texts), ...backendErrors };
}
