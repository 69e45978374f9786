/** Longest object or list that stays on one line, in characters. */
const MAX_LINE = 90;

/** JSON whose short objects and lists stand on one line. */
export function formatCompactJson(value: unknown, indent = ''): string {
  const line = JSON.stringify(value, null, 1).replace(/\n\s*/g, ' ');
  if (typeof value !== 'object' || value === null || indent.length + line.length <= MAX_LINE)
    return line;
  const inside = `${indent}  `;
  if (Array.isArray(value)) {
    const entries = value.map((one) => inside + formatCompactJson(one, inside));
    return `[\n${entries.join(',\n')}\n${indent}]`;
  }
  const entries = Object.entries(value).map(
    ([name, one]) => `${inside}${JSON.stringify(name)}: ${formatCompactJson(one, inside)}`,
  );
  return `{\n${entries.join(',\n')}\n${indent}}`;
}
