/** The popover that holds the header's links on narrow screens. */
export const SITE_MENU_ID = 'site-menu';
/** The header's menus: opening one closes the others. */
export const MENU_GROUP = 'header-menu';
