import { leavesPage, type NavigationProgress } from './navigation-progress';

/** The popover that holds the header's links on narrow screens. */
export const SITE_MENU_ID = 'site-menu';
/** The header's menus: opening one closes the others. */
export const MENU_GROUP = 'header-menu';

/** Width from which the header shows its links in a row. */
const WIDE_HEADER_QUERY = '(min-width: 960px)';

const siteMenu = () => document.getElementById(SITE_MENU_ID);

function closeSiteMenu(): void {
  const menu = siteMenu();
  if (menu?.matches(':popover-open')) menu.hidePopover();
}

/** Handles every press on a link: starts the progress bar, closes the menu's sheet, scrolls to the top. */
export function followLinks(progress: NavigationProgress, signal: AbortSignal): void {
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!(link instanceof HTMLAnchorElement) || !link.href) return;
      const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      const press = {
        href: link.href,
        target: link.target,
        download: link.hasAttribute('download'),
        button: event.button,
        modified,
      };
      if ('backToTop' in link.dataset && !modified) {
        event.preventDefault();
        void import('./lazy-parts').then(
          (part) => part.scrollToTop(),
          () => scrollTo(0, 0),
        );
      } else if (leavesPage(press, location.href)) {
        progress.start();
      }
      if (!modified && siteMenu()?.contains(link)) closeSiteMenu();
    },
    // Runs before the router, which handles the event itself.
    { signal, capture: true },
  );
  matchMedia(WIDE_HEADER_QUERY).addEventListener('change', closeSiteMenu, { signal });
}
