import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';

interface SubmitButtonProps {
  isSending: boolean;
  labels: { send: string; sending: string };
}

/** The submit button of a form. It is never disabled: a press on an incomplete form shows what is missing. */
export function SubmitButton({ isSending, labels }: SubmitButtonProps) {
  return (
    <Button size="lg" className="w-full" type="submit" isBusy={isSending}>
      {isSending ? labels.sending : labels.send}
    </Button>
  );
}

export function FormResult({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <div role="status" className="grid gap-3 justify-items-start p-5 rounded-md bg-saved-wash">
      <p className="text-20 font-650">{title}</p>
      {children}
    </div>
  );
}
