// A rider on a motorbike carries a parcel through a street.
import { block, windows } from './houses.mjs';
import { bush, cloud, palm, sun, tree } from './nature.mjs';
import { head } from './heads.mjs';
import { at, circle, ellipse, line, path, rect, repeat, scaled } from './shapes.mjs';
import { motorbike, riderBox } from './vehicles.mjs';

const FAR = [
  sun(92, 66, 22),
  cloud(34, 128, 0.8),
  cloud(318, 62, 1.1),
  cloud(420, 110, 0.7),
  path(
    'hillFar',
    'M0 206V150h26v-22h30v30h22v-50h28v58h30v-34h26v26h34v-52h24v60h26v-30h32v22h22v-48h30v56h36v-38h26v24h34v-44h30v30h28v64z',
  ),
];

/** A shop with an awning; `stripe` is the colour between its white stripes. */
const shop = (x, wall, stripe) => [
  block(wall, x, 232, 112, 122, 14),
  rect('white', x - 4, 106, 120, 7),
  windows(x + 14, 124, { columns: 4, rows: 1, width: 12, height: 20, gapX: 23 }),
  rect(`${wall}Shade`, x + 10, 184, 84, 48),
  rect('lamp', x + 14, 186, 42, 46),
  rect('windowLight', x + 62, 186, 28, 46),
  path('wood', `M${x + 14} 212h42v20h-42z`),
  path('clay', `M${x + 18} 206h8v6h-8zM${x + 40} 204h8v8h-8z`),
  path('leaf', `M${x + 28} 206h9v6h-9z`),
  repeat(7, (index) =>
    path(index % 2 ? 'white' : stripe, `M${x + 8 + index * 13} 162h13l${(index - 3) * 1.4} 24h-13z`),
  ),
];

const NEAR = [
  shop(-20, 'sand', 'teal'),
  [block('clay', 100, 232, 78, 152, 12), rect('clayShade', 96, 76, 86, 7)],
  windows(112, 96, { columns: 3, rows: 3, width: 11, height: 18, gapX: 19, gapY: 32 }),
  path('white', 'M108 148h56v4h-56zM108 180h56v4h-56z'),
  path('woodShade', 'M124 198h24v34h-24z'),
  shop(200, 'paper', 'rose'),
  block('sand', 322, 232, 92, 96, 14),
  rect('sandShade', 318, 132, 100, 7),
  windows(336, 152, { columns: 4, rows: 2, width: 10, height: 16, gapX: 18, gapY: 34 }),
  block('clay', 424, 232, 70, 132, 10),
  windows(436, 118, { columns: 2, rows: 3, width: 12, height: 18, gapX: 22, gapY: 34 }),
  palm(190, 240, 1.7),
  tree(416, 238, 0.95),
  bush(330, 238, 0.9),
  bush(96, 238, 0.8),
];

const STREET = [
  path('kerb', 'M0 230h480v14H0z'),
  path('road', 'M0 244h480v76H0z'),
  path('steel', 'M0 244h480v4H0z'),
  path('roadShade', 'M0 300h480v20H0z'),
  path('kerb', 'M24 272h46v4H24zM374 272h52v4h-52z'),
];

const RIDER = [
  // The far arm and leg.
  line('inkShade', 10, 'M22-92L42-78 56-64'),
  circle('inkShade', 57, -62, 5),
  line('inkShade', 13, 'M14-50L40-44 36-22'),
  // The near parts follow.
  path('ink', 'M2-48q-4-30 6-46 6-9 16-7 8 3 7 14l-7 40z'),
  path('inkLight', 'M2-48q-4-30 6-46 5-8 12-7-12 16-8 53z'),
  rect('shine', 3, -74, 23, 5),
  at(24, -104, head({ skin: 'brown', cover: 'helmet', colour: 'inkLight' })),
  line('inkPale', 13, 'M8-49L36-42 28-18'),
  path('tyre', 'M20-8v-9h14q10 2 11 9z'),
  line('inkLight', 10.5, 'M14-90L32-70 48-63'),
  circle('brown', 53, -62, 5),
];

export const SCENE = [
  FAR,
  NEAR,
  STREET,
  ellipse('roadShade', 268, 293, 96, 7),
  line('kerb', 3, 'M84 232h52M60 252h44M96 274h50'),
  scaled(214, 292, 1.42, riderBox(), motorbike(), RIDER),
];
