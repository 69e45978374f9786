const GROUP_SIZE = 4;

/**
 * Formats a reference in groups of four, for reading it out to a cashier. A reference with other characters stays
 * unchanged.
 */
export function formatPaymentReference(reference: string): string {
  const compact = reference.replace(/\s/g, '');
  if (!/^[\p{L}\p{N}]+$/u.test(compact)) return reference.trim();
  return compact.match(new RegExp(`.{1,${GROUP_SIZE}}`, 'gu'))?.join(' ') ?? '';
}
