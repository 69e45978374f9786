export type ButtonVariant = 'primary' | 'secondary' | 'quiet';
export type ButtonSize = 'md' | 'lg' | 'icon';

/** The CSS classes of a button, also for links that look like buttons. */
export function buttonClass(
  variant: ButtonVariant = 'primary',
  size: ButtonSize = 'md',
  extra = '',
) {
  return ['btn', `btn-${variant}`, size !== 'md' && `btn-${size}`, extra].filter(Boolean).join(' ');
}
