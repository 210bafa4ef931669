// The colours of the scenes, by day and at dusk. docs/drawing.md explains the use of each.

/** Returns a colour in evening light: each channel is multiplied by the light's. */
function dusk(hex, light) {
  const channels = [1, 3, 5].map(
    (at) => (parseInt(hex.slice(at, at + 2), 16) * parseInt(light.slice(at, at + 2), 16)) / 255,
  );
  return `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** Evening light: surroundings lose most light, people and vehicles less, parcels hardly any. */
const SURROUNDINGS = '#5f6f9e';
const PEOPLE = '#b4b4d0';
const PARCELS = '#ebdfe4';

const under = (light, colours) =>
  Object.fromEntries(Object.entries(colours).map(([name, day]) => [name, { day, dusk: dusk(day, light) }]));

export const PALETTE = {
  // Air and light sources.
  skyHigh: { day: '#a9d0f2', dusk: '#14264f' },
  sky: { day: '#cfe5f8', dusk: '#2a3d70' },
  skyLow: { day: '#fdf1dc', dusk: '#7d6076' },
  sun: { day: '#fffaf0', dusk: '#f3e3c9' },
  cloud: { day: '#ffffff', dusk: '#3d4f82' },
  glass: { day: '#b9d6ee', dusk: '#4b66a3' },
  glassLight: { day: '#d6e8f6', dusk: '#6d88c0' },
  // Lit windows at dusk.
  window: { day: '#b9d6ee', dusk: '#ffdf9e' },
  windowLight: { day: '#d6e8f6', dusk: '#ffe9b8' },
  lamp: { day: '#fff3d6', dusk: '#ffe8b0' },
  ...under(SURROUNDINGS, {
    // Paper: walls, ships, aircraft.
    white: '#ffffff',
    paper: '#eef2f8',
    paperShade: '#d3dceb',
    steel: '#b0bfd6',
    steelShade: '#8698b8',
    // Earth: ground, walls, roofs, wood.
    sandLight: '#f3e2c4',
    sand: '#e5cba0',
    sandShade: '#cfae7d',
    clay: '#c9775a',
    clayShade: '#a85c45',
    wood: '#a97c55',
    woodShade: '#7f5a3d',
    road: '#66748f',
    roadShade: '#525f7a',
    kerb: '#c3ccdb',
    // Green: trees, hills.
    leafLight: '#8cbf86',
    leaf: '#5a9d6c',
    leafShade: '#3b7a56',
    hill: '#b7d2c4',
    hillFar: '#bcd4e8',
    sea: '#5f9fc9',
    seaLight: '#8fc1df',
    seaShade: '#3d7dac',
  }),
  ...under(PEOPLE, {
    // Ink: our own things, such as uniforms and vehicles.
    ink: '#0f2a5c',
    inkLight: '#2a5199',
    inkLightShade: '#1b3f80',
    inkPale: '#7fa3d8',
    inkShade: '#0a1d3f',
    cloth: '#ffffff',
    clothShade: '#d5deec',
    teal: '#2f8f8b',
    tealShade: '#21706e',
    rose: '#c65f6d',
    roseShade: '#a24858',
    olive: '#7f9a5b',
    oliveShade: '#637b44',
    plum: '#7b4a78',
    plumShade: '#5f365d',
    deep: '#5b3826',
    deepShade: '#452819',
    brown: '#8a5a3b',
    brownShade: '#6f452b',
    tan: '#c0875c',
    tanShade: '#a06c46',
    fair: '#e2b18a',
    fairShade: '#c4906a',
    hair: '#22191a',
    hairLight: '#3b2c2a',
    tyre: '#222b3d',
    metal: '#8d9ab0',
  }),
  ...under(PARCELS, {
    amberLight: '#ffd27a',
    amber: '#ffb224',
    amberShade: '#dd8d0f',
    amberDeep: '#b06a00',
    label: '#ffffff',
    labelInk: '#0a1d3f',
    shine: '#fff3c4',
  }),
};
