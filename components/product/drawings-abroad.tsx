import type { ReactNode } from 'react';
import { Bag, Box, Carton, Depot, House, Lorry, Place, Plane } from './drawing-parts';
import type { ProductKey } from './product';
import styles from './product-drawing.module.css';

export const DRAWINGS_ABROAD = {
  intlStraight: (
    <>
      <path className={styles.arc} d="M92 288C120 200 220 200 248 288M92 288C140 90 300 90 348 288" />
      <path className={styles.route} d="M92 288C150-10 384-10 442 288" />
      <Box x={58} y={286} scale={0.9} />
      <Carton x={170} y={232} scale={0.8} />
      <Carton x={220} y={152} scale={1.1} />
      <Plane x={268} y={62} scale={3.6} />
      <Place x={92} y={288} end />
      <Place x={248} y={288} />
      <Place x={348} y={288} />
      <Place x={442} y={288} />
    </>
  ),
  small: (
    <>
      <path className={styles.arc} d="M40 288C110 60 320 60 384 240" />
      <Box x={70} y={222} scale={0.42} />
      <Box x={122} y={166} scale={0.52} />
      <Box x={196} y={128} scale={0.62} />
      <Box x={284} y={136} scale={0.72} />
      <House x={412} y={288} scale={1.3} />
      <Box x={340} y={288} scale={0.8} />
      <Place x={40} y={288} end />
    </>
  ),
  smallPac: (
    <>
      <path className={styles.arc} d="M112 246C150 90 250 90 286 288M112 246C170 20 330 20 362 288" />
      <path className={styles.route} d="M112 246C170-50 400-50 440 196" />
      <path className={styles.solid} d="M32 258h136v30H32z" />
      <path className={styles.line} d="M48 273h24M128 273h24" />
      <Bag x={62} y={258} />
      <Bag x={112} y={258} />
      <Bag x={84} y={224} />
      <Bag x={134} y={224} />
      <Bag x={180} y={142} scale={0.9} />
      <Bag x={258} y={92} scale={1.1} />
      <Bag x={352} y={78} scale={1.3} />
      <Place x={286} y={288} />
      <Place x={362} y={288} />
      <House x={440} y={288} scale={0.95} />
      <Place x={440} y={198} end />
    </>
  ),
  special: (
    <>
      <path className={styles.arc} d="M96 288C150 120 330 120 384 288" />
      <path className={styles.route} d="M96 288C150-20 330-20 384 288" />
      <path className={styles.motion} d="M132 92h44M108 116h40M150 68h30" />
      <Box x={58} y={286} />
      <Plane x={240} y={60} scale={4.6} />
      <House x={424} y={288} scale={1.05} />
      <Place x={96} y={288} end />
      <Place x={384} y={288} />
    </>
  ),
  business: (
    <>
      <path className={styles.arc} d="M40 210C120 10 350 10 440 210" />
      <Plane x={330} y={62} scale={3} />
      <path className={styles.solid} d="M116 268h248v10H116z" />
      <path className={styles.line} d="M132 278v10M240 278v10M348 278v10" />
      <Box x={162} y={270} />
      <Box x={240} y={270} />
      <Box x={318} y={270} />
      <Box x={201} y={208} />
      <Box x={279} y={208} />
      <Box x={240} y={146} />
    </>
  ),
  firstDelivery: (
    <>
      <path className={styles.arc} d="M352 134C380 84 410 60 456 40" />
      <path className={styles.motion} d="M20 190h22M12 216h30M24 242h18" />
      <Lorry x={152} y={288} scale={0.92} />
      <Box x={112} y={250} scale={0.6} />
      <Carton x={158} y={250} scale={0.9} />
      <Depot x={352} y={288} scale={1.9} />
      <Box x={352} y={284} scale={0.72} />
      <Plane x={428} y={54} scale={2.6} />
      <Place x={352} y={134} end />
    </>
  ),
} satisfies Partial<Record<ProductKey, ReactNode>>;
