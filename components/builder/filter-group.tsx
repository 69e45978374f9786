import { Checkbox } from '@/components/forms/checkbox';
import type { FilterOption } from '@/lib/api/assembly';

interface FilterGroupProps {
  label: string;
  options: readonly FilterOption[];
  chosen: readonly string[];
  onToggle: (value: string) => void;
}

/** Checkboxes for the values of one filter. */
export function FilterGroup({ label, options, chosen, onToggle }: FilterGroupProps) {
  if (options.length === 0) return null;
  return (
    <fieldset>
      <legend className="font-semibold">{label}</legend>
      {options.map(({ value, name, count }) => (
        <Checkbox key={value} checked={chosen.includes(value)} onCheck={() => onToggle(value)}>
          <span>
            {name} {count !== null && <small className="text-ink-soft">({count})</small>}
          </span>
        </Checkbox>
      ))}
    </fieldset>
  );
}
