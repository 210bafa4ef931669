import styles from './empty-drawing.module.css';

export type EmptyDrawingName = 'parcel' | 'search' | 'map' | 'offline';

/** Renders a label without text, with a drawing of the missing thing in the place of the destination. */
export function EmptyDrawing({ name }: { name: EmptyDrawingName }) {
  return (
    <svg viewBox="0 0 240 140" className={styles.drawing} aria-hidden="true">
      <path
        fill="var(--surface)"
        stroke="var(--control-line)"
        strokeWidth="2"
        d="M11 1h218a10 10 0 0 1 10 10v118a10 10 0 0 1-10 10H11a10 10 0 0 1-10-10V11A10 10 0 0 1 11 1zM1 33h238M1 103h238"
      />
      <path
        fill="var(--line)"
        d="M16 10h4v14h-4zM23 10h3v14h-3zM34 13h52v8H34zM186 13h38v8h-38zM16 54h58v18H16zM16 80h34v6H16zM16 113h4v16h-4zM24 113h8v16h-8zM36 113h4v16h-4zM44 113h4v16h-4zM54 113h12v16H54zM70 113h4v16h-4zM80 113h8v16h-8zM92 113h4v16h-4zM102 113h4v16h-4zM110 113h12v16h-12zM126 113h4v16h-4zM136 113h8v16h-8zM148 113h4v16h-4zM156 113h4v16h-4zM166 113h12v16h-12zM182 113h4v16h-4zM192 113h4v16h-4zM200 113h8v16h-8zM212 113h4v16h-4zM220 113h4v16h-4z"
      />
      <path stroke="var(--accent-strong)" strokeWidth="4" d="M94 68h50M134 58l10 10-10 10" />
      <g transform="translate(168 40)" stroke="var(--link)" strokeWidth="2.5">
        {EMPTY_DRAWINGS[name]}
      </g>
    </svg>
  );
}

/** Drawings, each in a square of 56 units. */
const EMPTY_DRAWINGS = {
  parcel: (
    <>
      <path fill="var(--selected-soft)" d="M28 4 4 16v26l24 12 24-12V16z" />
      <path d="M4 16l24 12 24-12M28 28v26M16 10l24 12v10" />
    </>
  ),
  search: (
    <>
      <circle fill="var(--selected-soft)" cx="24" cy="24" r="19" />
      <path d="M38 38l14 14M15 20h18M15 28h11" />
    </>
  ),
  map: (
    <>
      <path fill="var(--selected-soft)" d="M28 53s20-17 20-32a20 20 0 0 0-40 0c0 15 20 32 20 32z" />
      <circle cx="28" cy="21" r="7" />
    </>
  ),
  offline: (
    <>
      <path fill="var(--selected-soft)" d="M14 44a13 13 0 0 1-1-26 19 19 0 0 1 36-4 15 15 0 0 1 0 30z" />
      <path d="M22 23l14 14M36 23 22 37" />
    </>
  ),
};
