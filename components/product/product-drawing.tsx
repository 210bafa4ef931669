import type { ReactNode } from 'react';
import { Box, Carton, House, Place, Plane, Scooter, Tower } from './drawing-parts';
import type { ProductKey } from './products';
import styles from './product-drawing.module.css';

/** The product as one line drawing; what moves, moves the way the text runs. */
export function ProductDrawing({ name }: { name: ProductKey }) {
  return (
    <svg viewBox="0 0 480 320" className={styles.drawing} aria-hidden="true">
      <path className={styles.ground} d="M16 288h448" />
      {DRAWINGS[name]}
    </svg>
  );
}

const DRAWINGS: Record<ProductKey, ReactNode> = {
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
  express: (
    <>
      <Tower x={52} y={288} />
      <path className={styles.arc} d="M52 132C120 4 350 4 428 150" />
      <path className={styles.motion} d="M94 214h30M86 238h26M98 262h22" />
      <Scooter x={226} y={288} />
      <House x={428} y={288} scale={1.1} />
      <Place x={428} y={158} end />
    </>
  ),
  standard: (
    <>
      <Tower x={64} y={288} />
      <path className={styles.route} d="M64 126C120 6 340 6 402 172" />
      <path className={styles.solid} d="M116 214h62l16 16v58h-78z" />
      <path className={styles.line} d="M178 214v16h16M132 246h42M132 262h42M132 230h22" />
      <Box x={238} y={96} scale={0.85} />
      <House x={402} y={288} scale={1.25} />
      <Box x={314} y={288} scale={0.75} />
      <Place x={64} y={126} />
      <Place x={402} y={172} end />
    </>
  ),
};
