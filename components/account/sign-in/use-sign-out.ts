import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { signingOutFlag } from '@/components/shared/customer-screen';
import { takeEntry } from '@/components/ui/last-navigation';
import { route } from '@/lib/routing/routes';
import { signOut } from '@/stores/flows/session/sign-out';

/** Signs the customer out and goes to the home page (spec 4.1). */
export function useSignOut() {
  const router = useRouter();
  const [isLeaving, setLeaving] = useState(false);
  const signOff = async () => {
    if (isLeaving) return;
    setLeaving(true);
    // The menu goes with the session: its history entry becomes the home page's.
    takeEntry();
    router.prefetch(route('home'));
    signingOutFlag.isTaken = true;
    try {
      await signOut();
    } finally {
      router.replace(route('home'));
      signingOutFlag.isTaken = false;
    }
  };
  return { isLeaving, signOff };
}
