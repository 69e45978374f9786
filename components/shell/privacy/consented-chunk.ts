/** What belongs to providers, and is loaded when the visitor has consented or comes to its place. */
export { startAnalytics } from '@/lib/analytics/start-analytics';
export { SocialWidget } from './social-widget';
