import { Text } from './text';

export default function Page() {
  return <Text />;
}
