/** Imported directly: a new visitor sees these texts at once, and the i18n library would add bytes to the first view. */
export { default as privacyTexts } from '@/locales/es-MX/privacy.json';
