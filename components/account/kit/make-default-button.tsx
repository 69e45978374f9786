import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';

interface MakeDefaultButtonProps {
  label: string;
  /** Whose it is, for who hears the button and not the list around it. */
  of: string;
  isBusy: boolean;
  onPress: () => void;
}

/** Makes one of several the one that is used unless another is chosen. */
export function MakeDefaultButton({ label, of, isBusy, onPress }: MakeDefaultButtonProps) {
  return (
    <button
      type="button"
      aria-label={`${label}: ${of}`}
      aria-disabled={isBusy}
      onClick={() => isBusy || onPress()}
      className={buttonClass('quiet')}
    >
      <Icon name="check" />
      {label}
    </button>
  );
}
