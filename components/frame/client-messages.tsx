import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Namespace } from '@/lib/i18n/messages/namespaces';

type Messages = Record<string, unknown>;

/** Adds a namespace, or one branch of it, to the namespaces that were picked before. */
function pick(picked: Messages, messages: Messages, namespacePath: string): Messages {
  const [namespace = '', branch] = namespacePath.split('.');
  const whole = messages[namespace] as Messages;
  if (branch === undefined) return { ...picked, [namespace]: whole };
  return { ...picked, [namespace]: { ...(picked[namespace] as Messages | undefined), [branch]: whole[branch] } };
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
  const pickedMessages = namespaces.reduce<Messages>(
    (before, namespacePath) => pick(before, messages, namespacePath),
    {},
  );
  return <NextIntlClientProvider messages={pickedMessages as typeof messages}>{children}</NextIntlClientProvider>;
}
