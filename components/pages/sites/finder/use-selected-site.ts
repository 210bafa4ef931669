import { useCallback, useEffect, useState } from 'react';

export interface SiteSelection {
  /** Empty if no site is selected. */
  code: string;
  /**
   * Source of the selection: a link (or the address), the button in the list, the map itself, or the map's link to the
   * list.
   */
  by: 'link' | 'list' | 'map' | 'details';
}

const NO_SELECTION: SiteSelection = { code: '', by: 'link' };
const SITE_CODE = /^#([A-Z0-9][A-Z0-9-]{1,39})$/;

function readSelection(): SiteSelection {
  return { code: SITE_CODE.exec(window.location.hash)?.[1] ?? '', by: 'link' };
}

/** Returns the selected site, which is also in the address, so that it can be linked. */
export function useSelectedSite(): { selected: SiteSelection; select: (selection: SiteSelection) => void } {
  const [selected, setSelected] = useState(NO_SELECTION);

  useEffect(() => {
    const follow = () => setSelected(readSelection());
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);

  const select = useCallback((selection: SiteSelection) => {
    setSelected(selection);
    const { pathname, search } = window.location;
    // Replaces the history entry, so that Back leaves the page.
    window.history.replaceState(
      window.history.state,
      '',
      `${pathname}${search}${selection.code && `#${selection.code}`}`,
    );
  }, []);

  return { selected, select };
}
