import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Namespace } from '@/lib/i18n/messages/namespaces';

type MessageTree = Record<string, unknown>;

/** Adds a namespace, or one branch of it, to the namespaces that were picked before. */
function withNamespace(picked: MessageTree, messages: MessageTree, namespacePath: string): MessageTree {
  const [namespace = '', branch] = namespacePath.split('.');
  const whole = messages[namespace] as MessageTree;
  if (branch === undefined) return { ...picked, [namespace]: whole };
  return { ...picked, [namespace]: { ...(picked[namespace] as MessageTree | undefined), [branch]: whole[branch] } };
}

/** Passes these namespaces, or branches of them, to the islands below. All of them become a part of the HTML. */
export async function ClientMessages({
  namespaces,
  children,
}: {
  namespaces: readonly (Namespace | `${Namespace}.${string}`)[];
  children: ReactNode;
}) {
  const messages = await getMessages();
  const pickedMessages = namespaces.reduce<MessageTree>(
    (before, namespacePath) => withNamespace(before, messages, namespacePath),
    {},
  );
  return <NextIntlClientProvider messages={pickedMessages as typeof messages}>{children}</NextIntlClientProvider>;
}
