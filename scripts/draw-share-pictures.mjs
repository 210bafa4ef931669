// Draws the pictures for shared links. It is a separate process: Pango finds its fonts by environment variables, which
// a browser that the tests start would inherit.
import { drawSharePictures } from './share-pictures/draw.mjs';

await drawSharePictures();
