import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { route } from '@/lib/routes';
import { leave } from '@/stores/flows/leave';

/** Logs out and goes to the home page (spec 4.1). */
export function useSignOff() {
  const router = useRouter();
  const [isLeaving, setLeaving] = useState(false);
  const signOff = async () => {
    if (isLeaving) return;
    setLeaving(true);
    router.prefetch(route('home'));
    await leave();
    router.replace(route('home'));
  };
  return { isLeaving, signOff };
}
