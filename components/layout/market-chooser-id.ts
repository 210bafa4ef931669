/** The element with the map and the list of markets; the dialog takes it out of the chooser's page. */
export const CHOOSER_ID = 'market-chooser';
