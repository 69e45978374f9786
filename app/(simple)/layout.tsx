import type { ReactNode } from 'react';
import { RootDocument } from '@/components/layout/root-document';
import { SimpleChrome } from '@/components/layout/simple-chrome';
import '../globals.css';

export default function SimpleLayout({ children }: { children: ReactNode }) {
  return (
    <RootDocument>
      <SimpleChrome>{children}</SimpleChrome>
    </RootDocument>
  );
}
