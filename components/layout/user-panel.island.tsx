'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog.island';
import { MenuItem, MenuList } from '@/components/ui/menu-list';
import { api } from '@/lib/client/api';
import { endSession, endSessionAndLeave } from '@/lib/client/session';
import { useUserStore } from '@/lib/client/stores/user';
import { toast, toastOnNextPage } from '@/lib/client/toast';
import { matchRoute } from '@/lib/routing/paths';
import type { AccountMenuProps } from './account-texts';
import styles from './account-menu.module.css';

/** §2: personal centre, my parcels, log out (with the confirmation of §6). */
export function UserPanel({ links, texts, onDone }: AccountMenuProps & { onDone: () => void }) {
  const userName = useUserStore(({ user }) => user?.userName);
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);

  async function logOut() {
    setBusy(true);
    // Whatever the server answers, this browser clears the person's data; the server's session expires by itself at the latest.
    await api('logout', {}, { quiet: true }).catch(() => undefined);
    if (matchRoute(location.pathname)?.route.flags.needsLogin) {
      toastOnNextPage('ok', texts.loggedOut);
      return endSessionAndLeave(links.home);
    }
    setAsking(false);
    onDone();
    endSession();
    toast('ok', texts.loggedOut);
  }

  return (
    <>
      <p className={styles.person}>
        <bdi>{userName}</bdi>
      </p>
      <MenuList
        links={[
          { key: 'personal', href: links.personal, label: texts.personal, icon: 'user' },
          { key: 'parcels', href: links.parcels, label: texts.parcels, icon: 'parcel' },
        ]}
      >
        <MenuItem icon="log-out" onClick={() => setAsking(true)}>
          {texts.logOut}
        </MenuItem>
      </MenuList>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={texts.logOutQuestion}
        closeLabel={texts.stay}
        size="small"
        closeOnBackdrop
        actions={
          <>
            <Button variant="primary" loading={busy} onClick={() => void logOut()}>
              {texts.logOut}
            </Button>
            <Button onClick={() => setAsking(false)}>{texts.stay}</Button>
          </>
        }
      >
        <p>{texts.logOutNote}</p>
      </Dialog>
    </>
  );
}
