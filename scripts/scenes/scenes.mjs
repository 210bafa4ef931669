// All scenes by name. components/ui/content/scene.tsx and their files use the same names.
import { SCENE as air } from './air.mjs';
import { SCENE as counter } from './counter.mjs';
import { SCENE as customs } from './customs.mjs';
import { SCENE as delivery } from './delivery.mjs';
import { SCENE as dock } from './dock.mjs';
import {
  EAST_AFRICA as doorEastAfrica,
  GULF as doorGulf,
  NORTH_AFRICA as doorNorthAfrica,
  PAKISTAN as doorPakistan,
  TURKEY as doorTurkey,
  WEST_AFRICA as doorWestAfrica,
} from './doors.mjs';
import { SCENE as handover } from './handover.mjs';
import { SCENE as message } from './message.mjs';
import { SCENE as packing } from './packing.mjs';
import { SCENE as pallet } from './pallet.mjs';
import { SCENE as port } from './port.mjs';
import { SCENE as road } from './road.mjs';
import { SCENE as support } from './support.mjs';
import { SCENE as team } from './team.mjs';
import { SCENE as warehouse } from './warehouse.mjs';

export const SCENES = {
  air,
  counter,
  customs,
  delivery,
  dock,
  doorEastAfrica,
  doorGulf,
  doorNorthAfrica,
  doorPakistan,
  doorTurkey,
  doorWestAfrica,
  handover,
  message,
  packing,
  pallet,
  port,
  road,
  support,
  team,
  warehouse,
};
