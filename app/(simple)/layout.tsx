import type { ReactNode } from 'react';
import { SimpleChrome } from '@/components/shell/chrome/page-frame';
import { RootDocument } from '@/components/shell/document/root-document';
import '../globals.css';

export default function SimpleLayout({ children }: { children: ReactNode }) {
  return (
    <RootDocument>
      <SimpleChrome>{children}</SimpleChrome>
    </RootDocument>
  );
}
