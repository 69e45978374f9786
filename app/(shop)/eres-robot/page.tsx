import { accessMetadata } from '@/components/access/access-metadata';
import { RobotScreen } from '@/components/access/robot-screen';

export function generateMetadata() {
  return accessMetadata('robot');
}

export default function Robot() {
  return <RobotScreen />;
}
