export type ButtonLook = 'primary' | 'secondary' | 'quiet';
export type ButtonSize = 'md' | 'lg' | 'icon';

const base =
  'inline-flex items-center justify-center gap-2 rounded-md font-semibold text-center select-none ' +
  'transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-60';
const looks: Record<ButtonLook, string> = {
  primary: 'bg-brand-fill text-on-brand hover:bg-brand-fill-hover',
  secondary: 'border border-line-strong bg-surface text-ink hover:border-ink',
  quiet: 'text-ink hover:bg-sunken',
};
const sizes: Record<ButtonSize, string> = {
  md: 'min-h-11 px-4',
  lg: 'min-h-12 px-6 text-lg',
  icon: 'size-11 shrink-0',
};

/** The classes of a button; links that look like one use them too. */
export function buttonClass(look: ButtonLook = 'primary', size: ButtonSize = 'md', extra = '') {
  return `${base} ${looks[look]} ${sizes[size]} ${extra}`;
}
