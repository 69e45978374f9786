import { assemblyMetadata } from '@/components/builder/assembly-metadata';
import { AssemblyShell } from '@/components/builder/assembly-shell';

export function generateMetadata() {
  return assemblyMetadata();
}

export default function Assembly() {
  return <AssemblyShell />;
}
