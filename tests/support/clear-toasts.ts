import { useToastStore } from '@/stores/interface/toast-store';

/** Takes every notification off the screen. */
export const clearToasts = () => useToastStore.setState({ toasts: [] });
