'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/status/dialog.island';
import { MenuItem, MenuList } from '@/components/ui/navigation/menu-list';
import { api } from '@/lib/client/api/api';
import { endSession, endSessionAndLeave } from '@/lib/client/session/session';
import { useUserStore } from '@/lib/client/stores/user';
import { toast, toastOnNextPage } from '@/lib/client/api/toast';
import { matchRoute } from '@/lib/routing/paths';
import type { AccountPanelProps } from './load-account-menu-props';
import styles from './account-menu.module.css';

/** Personal centre, my parcels, log out with the confirmation of §6 (§2). */
export function UserPanel({ words, home, personal, parcels, onDone }: AccountPanelProps) {
  const texts = words.logout;
  const userName = useUserStore(({ user }) => user?.userName);
  const [isDialogOpen, setDialogOpen] = useState(false);
  const [busy, setBusy] = useState(false);

  async function logOut() {
    setBusy(true);
    // This browser clears the person's data even if the call fails. The session then expires on the server by itself.
    await api('logout', {}, { quiet: true }).catch(() => undefined);
    if (matchRoute(location.pathname)?.route.flags.needsLogin) {
      toastOnNextPage('ok', texts.done);
      return endSessionAndLeave(home);
    }
    setDialogOpen(false);
    onDone();
    endSession();
    toast('ok', texts.done);
  }

  return (
    <>
      <p className={styles.person}>
        <bdi>{userName}</bdi>
      </p>
      <MenuList
        links={[
          { key: 'personal', href: personal[0], label: personal[1], icon: 'user' },
          { key: 'parcels', href: parcels[0], label: parcels[1], icon: 'parcel' },
        ]}
      >
        <MenuItem icon="log-out" onClick={() => setDialogOpen(true)}>
          {texts.action}
        </MenuItem>
      </MenuList>
      <Dialog
        open={isDialogOpen}
        onClose={() => setDialogOpen(false)}
        title={texts.question}
        closeLabel={texts.stay}
        size="small"
        closeOnBackdrop
        actions={
          <>
            <Button variant="primary" loading={busy} onClick={() => void logOut()}>
              {texts.action}
            </Button>
            <Button onClick={() => setDialogOpen(false)}>{texts.stay}</Button>
          </>
        }
      >
        <p>{texts.note}</p>
      </Dialog>
    </>
  );
}
