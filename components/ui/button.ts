export type ButtonLook = 'primary' | 'secondary' | 'quiet';
export type ButtonSize = 'md' | 'lg' | 'icon';

/** The classes of a button; links that look like one use them too. */
export function buttonClass(look: ButtonLook = 'primary', size: ButtonSize = 'md', extra = '') {
  return ['btn', `btn-${look}`, size !== 'md' && `btn-${size}`, extra].filter(Boolean).join(' ');
}
