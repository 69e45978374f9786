import { type ComponentProps, useRef } from 'react';
import { Button } from '@/components/ui/button';

interface FileButtonProps extends ComponentProps<typeof Button> {
  accept: string;
  multiple?: boolean;
  onFiles: (files: File[]) => void;
}

export function FileButton({ accept, multiple, onFiles, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={multiple}
        hidden
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // Without this, choosing the same file again would not fire a change event.
          target.value = '';
        }}
      />
      <Button variant="secondary" {...button} onClick={() => input.current?.click()} />
    </>
  );
}
