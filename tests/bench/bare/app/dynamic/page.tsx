import { Text } from '../text';

/** Rendered for each request, as tracking with numbers is. */
export const dynamic = 'force-dynamic';

export default function Page() {
  return <Text />;
}
