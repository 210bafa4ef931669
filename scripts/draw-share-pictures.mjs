// Draws the pictures for shared links. A process of its own: Pango takes its fonts from environment variables, which a
// browser that the tests start would inherit.
import { drawSharePictures } from './share-pictures/draw.mjs';

await drawSharePictures();
