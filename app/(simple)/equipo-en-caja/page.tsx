import { builderMetadata } from '@/components/builder/builder-metadata';
import { BuilderShell } from '@/components/builder/builder-shell';

export function generateMetadata() {
  return builderMetadata();
}

export default function SimpleBuilderPage() {
  return <BuilderShell isSimple />;
}
