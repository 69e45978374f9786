const GROUP = 4;

/** A reference in groups of four, as it is read out at a till; what is no run of letters and digits stays as it is. */
export function groupedReference(reference: string): string {
  const compact = reference.replace(/\s/g, '');
  if (!/^[\p{L}\p{N}]+$/u.test(compact)) return reference.trim();
  return compact.match(new RegExp(`.{1,${GROUP}}`, 'gu'))?.join(' ') ?? '';
}
