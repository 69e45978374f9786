import type { FilterOption } from '@/lib/queries/assembly';

interface FilterGroupProps {
  label: string;
  options: readonly FilterOption[];
  chosen: readonly string[];
  onToggle: (value: string) => void;
}

/** Values of one filter, any number of which may be chosen. */
export function FilterGroup({ label, options, chosen, onToggle }: FilterGroupProps) {
  if (options.length === 0) return null;
  return (
    <fieldset>
      <legend>{label}</legend>
      {options.map(({ value, name, count }) => (
        <label key={value} className="form-check">
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={() => onToggle(value)}
          />
          <span>
            {name} <small>({count})</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
