import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { wayOut } from '@/components/shared/way-out';
import { route } from '@/lib/routing/routes';
import { leave } from '@/stores/flows/session/leave';

/** Signs the customer out and goes to the home page (spec 4.1). */
export function useSignOff() {
  const router = useRouter();
  const [isLeaving, setLeaving] = useState(false);
  const signOff = async () => {
    if (isLeaving) return;
    setLeaving(true);
    router.prefetch(route('home'));
    wayOut.isTaken = true;
    try {
      await leave();
    } finally {
      router.replace(route('home'));
      wayOut.isTaken = false;
    }
  };
  return { isLeaving, signOff };
}
