/** Read as they are: a new visitor meets them on the first view, which the machinery for texts would weigh down. */
export { default as privacyTexts } from '@/locales/es-MX/privacy.json';
