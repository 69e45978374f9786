export type ButtonLook = 'primary' | 'secondary' | 'quiet';
export type ButtonSize = 'md' | 'lg' | 'icon';

/** The CSS classes of a button, also for links that look like buttons. */
export function buttonClass(look: ButtonLook = 'primary', size: ButtonSize = 'md', extra = '') {
  return ['btn', `btn-${look}`, size !== 'md' && `btn-${size}`, extra].filter(Boolean).join(' ');
}
