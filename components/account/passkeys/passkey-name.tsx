import type { PasskeyView } from '@/lib/contract/accounts/passkeys';
import { usePasskeyName } from './use-passkey-name';

/** Shows a passkey's name. A typed name has its own direction. The words of a device follow the page. */
export function PasskeyName({ item }: { item: PasskeyView }) {
  const name = usePasskeyName()(item);
  return item.name ? <bdi>{name}</bdi> : <span>{name}</span>;
}
