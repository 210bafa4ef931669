import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import styles from './intro-drawing.module.css';

export type IntroDrawingName =
  | 'support'
  | 'help'
  | 'contact'
  | 'company'
  | 'store'
  | 'platform'
  | 'solutions'
  | 'resolve'
  | 'careers'
  | 'franchise'
  | 'business';

/** What goes from one place to another, goes the way the text runs. */
const MOVING: readonly IntroDrawingName[] = ['solutions'];

/** Our own drawings on one motif, an arc between two places. Decoration. */
export function IntroDrawing({ name }: { name: IntroDrawingName }) {
  return (
    <svg
      viewBox="0 0 440 280"
      aria-hidden="true"
      className={classNames(styles.drawing, MOVING.includes(name) && styles.moving)}
    >
      <path className={styles.ground} d="M20 248h400" />
      <path className={styles.arc} d="M44 248C96 60 344 60 396 248" />
      <circle className={styles.place} cx="44" cy="248" r="6" />
      <circle className={styles.place} cx="396" cy="248" r="6" />
      {DRAWINGS[name]}
    </svg>
  );
}

const DRAWINGS: Record<IntroDrawingName, ReactNode> = {
  support: (
    <>
      <path
        className={styles.solid}
        d="M132 40h176a20 20 0 0 1 20 20v84a20 20 0 0 1-20 20h-62l-30 32v-32h-84a20 20 0 0 1-20-20V60a20 20 0 0 1 20-20z"
      />
      <path className={styles.line} d="M182 112v-8a38 38 0 0 1 76 0v8" />
      <path className={styles.line} d="M176 108h13v28h-7a6 6 0 0 1-6-6zM264 108h-13v28h7a6 6 0 0 0 6-6z" />
      <path className={styles.line} d="M258 136c0 8-10 12-24 12h-8" />
      <path
        className={styles.faint}
        d="M330 176h52a14 14 0 0 1 14 14v18a14 14 0 0 1-14 14h-16l-14 16v-16h-22a14 14 0 0 1-14-14v-18a14 14 0 0 1 14-14z"
      />
      <path className={styles.dots} d="M342 199v.01M356 199v.01M370 199v.01" />
    </>
  ),
  help: (
    <>
      <path className={styles.faint} d="M118 84l150-26a10 10 0 0 1 12 8l20 112-172 30-20-112a10 10 0 0 1 10-12z" />
      <path
        className={styles.solid}
        d="M152 52h168a12 12 0 0 1 12 12v120a12 12 0 0 1-12 12H152a12 12 0 0 1-12-12V64a12 12 0 0 1 12-12z"
      />
      <path className={styles.line} d="M140 84h192" />
      <path className={styles.dots} d="M158 68v.01M174 68v.01" />
      <path className={styles.line} d="M222 122a15 15 0 1 1 22 13c-5 3-8 6-8 11v3" />
      <path className={styles.dots} d="M236 166v.01" />
      <path className={styles.soft} d="M160 112h28M160 132h28M160 152h28M284 112h28M284 132h28M284 152h28" />
    </>
  ),
  contact: (
    <>
      <path
        className={styles.solid}
        d="M138 64h164a14 14 0 0 1 14 14v100a14 14 0 0 1-14 14H138a14 14 0 0 1-14-14V78a14 14 0 0 1 14-14z"
      />
      <path className={styles.line} d="M130 74l78 60a20 20 0 0 0 24 0l78-60M130 184l60-54M310 184l-60-54" />
      <path className={styles.soft} d="M84 92h24M72 122h36M84 152h24" />
      <path className={styles.faint} d="M352 130a26 26 0 0 1 26 26c0 20-26 42-26 42s-26-22-26-42a26 26 0 0 1 26-26z" />
      <circle className={styles.line} cx="352" cy="156" r="9" />
    </>
  ),
  store: (
    <>
      <path className={styles.solid} d="M112 236V120l108-62 108 62v116z" />
      <path className={styles.line} d="M148 236v-92h144v92M148 168h144" />
      <path className={styles.faint} d="M160 200h40v36h-40zM206 200h40v36h-40zM182 176h40v24h-40z" />
      <path className={styles.soft} d="M176 200v10M226 200v10M202 176v8" />
      <path className={styles.line} d="M252 188h28M252 206h28M252 224h16" />
      <circle className={styles.end} cx="220" cy="98" r="8" />
    </>
  ),
  franchise: (
    <>
      <path className={styles.solid} d="M118 236V128h204v108z" />
      <path
        className={styles.faint}
        d="M104 128l22-44h188l22 44a17 17 0 0 1-34 0 17 17 0 0 1-34 0 17 17 0 0 1-34 0 17 17 0 0 1-34 0 17 17 0 0 1-34 0 17 17 0 0 1-34 0 17 17 0 0 1-34 0z"
      />
      <path className={styles.line} d="M142 236v-66h56v66M186 204v.01M222 170h76v40h-76z" />
      <path className={styles.soft} d="M236 190h48" />
      <path className={styles.route} d="M220 84C220 52 262 34 300 34" />
      <circle className={styles.end} cx="220" cy="84" r="7" />
      <circle className={styles.stop} cx="304" cy="34" r="5" />
    </>
  ),
  business: (
    <>
      <path className={styles.solid} d="M96 236V96h96v140zM192 236v-98h84v98z" />
      <path
        className={styles.soft}
        d="M116 122h16M152 122h16M116 150h16M152 150h16M116 178h16M152 178h16M212 164h14M242 164h14M212 190h14M242 190h14"
      />
      <path className={styles.line} d="M132 236v-30h24v30" />
      <path className={styles.faint} d="M298 196h44v40h-44zM346 204h34v32h-34zM308 162h34v34h-34z" />
      <path className={styles.line} d="M320 196v10M363 204v8M325 162v8" />
      <path className={styles.route} d="M144 96C170 40 270 40 325 152" />
      <circle className={styles.end} cx="144" cy="96" r="7" />
      <circle className={styles.stop} cx="325" cy="152" r="5" />
    </>
  ),
  company: (
    <>
      <circle className={styles.solid} cx="220" cy="138" r="96" />
      <path
        className={styles.soft}
        d="M124 138h192M220 42v192M220 42c-64 50-64 142 0 192M220 42c64 50 64 142 0 192M139 88h162M139 188h162"
      />
      <path
        className={styles.route}
        d="M284 110C250 60 176 70 160 168M284 110c-36-14-84 2-92 26M284 110c-22 14-44 46-42 84"
      />
      <circle className={styles.end} cx="284" cy="110" r="8" />
      <circle className={styles.stop} cx="160" cy="168" r="5" />
      <circle className={styles.stop} cx="192" cy="136" r="5" />
      <circle className={styles.stop} cx="242" cy="194" r="5" />
    </>
  ),
  platform: (
    <>
      <path
        className={styles.solid}
        d="M60 72h138a12 12 0 0 1 12 12v104a12 12 0 0 1-12 12H60a12 12 0 0 1-12-12V84a12 12 0 0 1 12-12z"
      />
      <path className={styles.line} d="M48 100h162M96 128l-22 22 22 22M162 128l22 22-22 22M138 122l-18 56" />
      <path className={styles.dots} d="M66 86v.01M82 86v.01" />
      <path className={styles.route} d="M222 136h42" />
      <circle className={styles.stop} cx="216" cy="136" r="6" />
      <circle className={styles.stop} cx="270" cy="136" r="6" />
      <path className={styles.faint} d="M284 84h92v34h-92zM284 154h92v34h-92z" />
      <path className={styles.solid} d="M276 118h108v36H276z" />
      <path className={styles.line} d="M320 136h44M326 101h34M326 171h34" />
      <path className={styles.dots} d="M296 136v.01M302 101v.01M302 171v.01" />
    </>
  ),
  solutions: (
    <>
      <path className={styles.faint} d="M230 90h150v116H230z" />
      <path className={styles.soft} d="M252 106v84M276 106v84M300 106v84M324 106v84M348 106v84" />
      <path className={styles.solid} d="M126 128h92v78h-92z" />
      <path className={styles.line} d="M158 128v26h28v-26M204 190h-18" />
      <path className={styles.solid} d="M62 166h48v40H62z" />
      <path className={styles.line} d="M79 166v14h14v-14" />
      <path className={styles.route} d="M86 138C96 96 140 66 172 100M172 100C196 40 276 30 304 62" />
      <circle className={styles.end} cx="304" cy="64" r="7" />
      <circle className={styles.stop} cx="172" cy="102" r="5" />
      <circle className={styles.stop} cx="86" cy="140" r="5" />
    </>
  ),
  resolve: (
    <>
      <path className={styles.solid} d="M220 66l78 38v88l-78 38-78-38v-88z" />
      <path className={styles.line} d="M142 104l78 38 78-38M220 142v88M180 85l78 38v26" />
      <path
        className={styles.route}
        d="M106 148a114 114 0 0 1 28-76M334 148a114 114 0 0 1-28 76M134 92V72h-20M306 204v20h20"
      />
      <circle className={styles.faint} cx="304" cy="84" r="34" />
      <path className={styles.line} d="M288 85l11 11 22-23" />
    </>
  ),
  careers: (
    <>
      <circle className={styles.solid} cx="150" cy="98" r="26" />
      <path className={styles.solid} d="M96 220v-34c0-28 22-48 54-48s54 20 54 48v34z" />
      <circle className={styles.faint} cx="300" cy="112" r="22" />
      <path className={styles.faint} d="M254 220v-28c0-24 18-42 46-42s46 18 46 42v28z" />
      <path className={styles.solid} d="M186 162h76v66h-76z" />
      <path className={styles.line} d="M212 162v22h24v-22M246 214h-16" />
      <path className={styles.dots} d="M142 96v.01M158 96v.01M294 110v.01M307 110v.01" />
    </>
  ),
};
