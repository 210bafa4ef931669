import type { ReactNode } from 'react';
import { Box, Crate, House, Lorry, Place, Scooter, Tower } from './drawing-parts';
import type { ProductKey } from './product';
import styles from './product-drawing.module.css';

export const DRAWINGS_LOCAL = {
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
  large: (
    <>
      <path className={styles.arc} d="M60 204C110 20 360 20 432 196" />
      <path className={styles.motion} d="M112 190h30M120 216h22M104 242h38" />
      <Crate x={60} y={288} scale={0.95} />
      <Lorry x={258} y={288} scale={1.08} />
      <Crate x={182} y={240} scale={0.68} />
      <Crate x={256} y={240} scale={0.68} />
      <Place x={60} y={206} />
      <House x={436} y={288} scale={0.9} />
      <Place x={432} y={198} end />
    </>
  ),
} satisfies Partial<Record<ProductKey, ReactNode>>;
