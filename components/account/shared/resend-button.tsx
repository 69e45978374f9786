import { useMutation } from '@tanstack/react-query';
import { Button } from '@/components/ui/button';
import { errorText } from '@/lib/api/client/error-catalogue';

interface ResendButtonProps<T> {
  send: () => Promise<T>;
  onSent?: (answer: T) => void;
  label: string;
  /** Says that it was sent. */
  done: string;
}

/** Asks for another mail or code, and says what came of it. */
export function ResendButton<T>({ send, onSent, label, done }: ResendButtonProps<T>) {
  const resend = useMutation({ mutationFn: send, onSuccess: onSent });
  return (
    <>
      <Button
        variant="secondary"
        className="justify-self-start"
        isBusy={resend.isPending}
        onClick={() => resend.mutate()}
      >
        {label}
      </Button>
      <p role="status" className="mt-2 min-h-6">
        {resend.isSuccess && done}
        {resend.error && errorText(resend.error)}
      </p>
    </>
  );
}
