'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/status/dialog.island';
import { DisclosureMenu } from '@/components/ui/navigation/disclosure-menu.island';
import { MenuItem, MenuList } from '@/components/ui/navigation/menu-list';

export function GalleryDialog({ title, text, close }: { title: string; text: string; close: string }) {
  const [open, setOpen] = useState(false);
  const closeDialog = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{title}</Button>
      <DisclosureMenu summary={close} name="gallery" align="end">
        <MenuList>
          <MenuItem icon="log-out" onClick={() => setOpen(true)}>
            {title}
          </MenuItem>
        </MenuList>
      </DisclosureMenu>
      <Dialog
        open={open}
        onClose={closeDialog}
        closeOnBackdrop
        title={title}
        closeLabel={close}
        actions={
          <>
            <Button variant="danger" onClick={closeDialog}>
              {title}
            </Button>
            <Button onClick={closeDialog}>{close}</Button>
          </>
        }
      >
        {text}
      </Dialog>
    </>
  );
}
