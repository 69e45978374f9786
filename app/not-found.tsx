export { default } from './(shop)/not-found';
