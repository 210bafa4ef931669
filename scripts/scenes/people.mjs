// People, looking to the right. Their feet are at 0 0, and they are 130 high.
import { head } from './heads.mjs';
import { at, circle, group, line, path } from './shapes.mjs';

const joints = ([fromX, fromY], [midX, midY, endX, endY]) => `M${fromX} ${fromY}L${midX} ${midY} ${endX} ${endY}`;

/** Draws an arm. `bend`: elbow and hand. */
function arm(shoulder, bend, { cloth, skin, short }) {
  const [elbowX, elbowY, handX, handY] = bend;
  if (!short) return [circle(skin, handX, handY, 4.8), line(cloth, 10, sleeve(shoulder, bend))];
  return [
    line(skin, 7, `M${elbowX} ${elbowY}L${handX} ${handY}`),
    circle(skin, handX, handY, 4.6),
    line(cloth, 10.5, `M${shoulder[0]} ${shoulder[1]}L${elbowX} ${elbowY}`),
  ];
}

/** Draws a sleeve, which ends a little before the hand. */
function sleeve(shoulder, [elbowX, elbowY, handX, handY]) {
  const length = Math.hypot(handX - elbowX, handY - elbowY) || 1;
  const part = Math.max(0, (length - 7) / length);
  const end = [elbowX + (handX - elbowX) * part, elbowY + (handY - elbowY) * part].map((value) => Math.round(value));
  return joints(shoulder, [elbowX, elbowY, ...end]);
}

/** Draws a leg. `bend`: knee and heel. */
function leg(hip, bend, cloth, shoe) {
  const [, , heelX, heelY] = bend;
  return [
    line(cloth, 12, joints(hip, [bend[0], bend[1], heelX, heelY - 12])),
    path(shoe, `M${heelX - 7} ${heelY}v-9h12q9 3 10 9z`),
  ];
}

const TORSO = 'M-14-92q1-10 9-11h9q9 1 10 11l-1 24 1 20h-27z';
const BACK_SHADE = 'M-14-92q1-10 9-11-2 30-1 55h-8l1-20z';
const TORSO_SHADE = 'M7-102q6 2 7 10l-1 24 1 20h-11q3-28 4-54z';
/** A robe down to the ankles. */
const ROBE = 'M-14-92q1-10 9-11h9q9 1 10 11l1 30 7 56q-18 5-34 0l5-54z';
const ROBE_BACK = 'M-14-92q1-10 9-11-2 50-1 100.500-6-.500-11-2.500l5-54z';
const ROBE_SHADE = 'M7-102q6 2 7 10l1 30 7 56q-9 3-18 2.500 4-50 3-98.500z';

const STAND = { far: [5, -28, 6, 0], near: [-5, -28, -6, 0] };
const HANGING = [-12, -70, -8, -50];

/**
 * Draws a person. `arms` and `legs` have a `far` and a `near` bend each; `holds` is drawn between the arms, `robe` instead of legs.
 * Light comes from the left, so a `turned` person has it in front. `vest` is a work vest over the top.
 */
export function person({
  skin,
  cover,
  coverColour,
  top,
  trousers = 'inkShade',
  shoe = 'tyre',
  short,
  robe,
  vest,
  ...pose
}) {
  const { arms = {}, legs = STAND, holds = [], lean = 0, turned = false } = pose;
  const shade = `${top}Shade`;
  const near = { cloth: top, skin, short };
  const far = { cloth: shade, skin: `${skin}Shade`, short };
  const lower = robe
    ? [path(shoe, 'M-8 0v-8h14q8 2 10 8z'), path(top, ROBE), path(shade, turned ? ROBE_BACK : ROBE_SHADE)]
    : [leg([4, -52], legs.far, trousers, shoe), leg([-4, -52], legs.near, trousers, shoe)];
  return [
    arm([7 + lean, -92], arms.far ?? [10, -70, 12, -50], far),
    lower,
    !robe && [path(top, TORSO), path(shade, turned ? BACK_SHADE : TORSO_SHADE)],
    vest && [path(vest, 'M-14-92q1-8 6-10l3 54h-8l-1-1zM13-91q-1-9-5-11l-2 54h7z'), path('shine', 'M-13-70h26v5h-26z')],
    at(1 + lean, -105, head({ skin, cover, colour: coverColour })),
    holds,
    group('translate(2 2)', line(shade, 10, sleeve([-8 + lean, -90], arms.near ?? HANGING))),
    arm([-8 + lean, -91], arms.near ?? HANGING, near),
  ];
}
