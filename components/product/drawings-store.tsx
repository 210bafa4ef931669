import type { ReactNode } from 'react';
import { Box, Carton, Depot, House, Place, Plane, Scooter, Shield, Ship } from './drawing-parts';
import type { ProductKey } from './product';
import styles from './product-drawing.module.css';

export const DRAWINGS_STORE = {
  warehouse: (
    <>
      <path className={styles.solid} d="M52 288V116L196 44l144 72v172" />
      <path className={styles.line} d="M36 124 196 44l160 80M80 288V140h232v148M80 190h232M80 240h232" />
      <Carton x={112} y={190} />
      <Carton x={164} y={190} />
      <Carton x={268} y={190} />
      <Carton x={120} y={240} />
      <Carton x={222} y={240} />
      <Carton x={274} y={240} />
      <Carton x={112} y={288} />
      <Carton x={164} y={288} />
      <Carton x={216} y={288} />
      <path className={styles.route} d="M216 172C236 84 380 84 424 196" />
      <path className={styles.line} d="M409 190l16 8 3-18" />
      <Box x={420} y={288} />
    </>
  ),
  head: (
    <>
      <path className={styles.route} d="M60 206C110-20 370-20 420 196" />
      <path className={styles.arc} d="M60 206C110 150 150 150 176 168M330 196C360 156 390 160 420 196" />
      <Plane x={240} y={56} scale={3.6} />
      <Ship x={240} y={276} scale={1.05} />
      <path
        className={styles.motion}
        d="M100 288c12 0 12-8 24-8s12 8 24 8 12-8 24-8 12 8 24 8 12-8 24-8 12 8 24 8 12-8 24-8 12 8 24 8 12-8 24-8 12 8 24 8 12-8 24-8 12 8 24 8"
      />
      <Carton x={40} y={288} />
      <Carton x={80} y={288} scale={0.8} />
      <Carton x={52} y={254} />
      <Depot x={424} y={288} scale={1.1} />
      <Place x={60} y={206} end />
      <Place x={422} y={198} />
    </>
  ),
  fulfilment: (
    <>
      <path className={styles.line} d="M34 288V92M190 288V92M34 160h156M34 224h156M34 92h156" />
      <Carton x={64} y={160} />
      <Carton x={112} y={160} />
      <Carton x={64} y={224} />
      <Carton x={160} y={224} />
      <Carton x={64} y={288} />
      <Carton x={112} y={288} />
      <Carton x={160} y={288} />
      <path className={styles.route} d="M164 142C196 10 392 10 420 172" />
      <Carton x={250} y={70} scale={1.1} />
      <Scooter x={294} y={288} scale={0.66} />
      <House x={424} y={288} scale={1.05} />
      <Place x={164} y={142} />
      <Place x={420} y={174} end />
    </>
  ),
  promise: (
    <>
      <path className={styles.line} d="M352 288V128M456 288V128M352 208h104" />
      <Carton x={380} y={208} />
      <Carton x={380} y={288} />
      <Carton x={428} y={288} />
      <path className={styles.arc} d="M84 190C130 20 360 0 424 158" />
      <path className={styles.route} d="M412 144l13 18 10-20" />
      <Carton x={428} y={208} />
      <Box x={84} y={288} scale={1.15} />
      <Shield x={228} y={288} scale={1.15} />
      <Place x={84} y={190} end />
    </>
  ),
} satisfies Partial<Record<ProductKey, ReactNode>>;
