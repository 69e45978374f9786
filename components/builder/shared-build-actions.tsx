'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { TOAST_DURATION } from '@/lib/domain/toast-duration';
import { route } from '@/lib/routing/routes';
import { importSharedBuild } from '@/stores/flows/builder/import-shared-build';
import { copyText } from '@/stores/interface/notify-failure';
import { notify } from '@/stores/interface/toast-store';

interface SharedBuildActionsProps {
  encodedBuild: string;
  href: string;
  labels: Record<'take' | 'taking' | 'failed' | 'copy' | 'copied' | 'notCopied' | 'print', string>;
}

export function SharedBuildActions({ encodedBuild, href, labels }: SharedBuildActionsProps) {
  const router = useRouter();
  const [isTaking, setTaking] = useState(false);
  const take = async () => {
    setTaking(true);
    try {
      await importSharedBuild(encodedBuild);
      router.push(route('assembly-new'));
    } catch {
      notify({ type: 'error', text: labels.failed, duration: TOAST_DURATION.long });
      setTaking(false);
    }
  };
  const copy = () =>
    copyText(href, { copied: labels.copied, failed: labels.notCopied }, TOAST_DURATION.long);
  return (
    <div className="grid gap-1 noscript:hidden live">
      <Button icon="edit" isBusy={isTaking} onClick={take}>
        {isTaking ? labels.taking : labels.take}
      </Button>
      <Button variant="quiet" icon="external" onClick={copy}>
        {labels.copy}
      </Button>
      <Button variant="quiet" icon="file" onClick={() => window.print()}>
        {labels.print}
      </Button>
    </div>
  );
}
