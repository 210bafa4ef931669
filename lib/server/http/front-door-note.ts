import 'server-only';

/** Next loads modules of its own; both sides meet at the process. */
const NOTE = Symbol.for('express-parcel.front-door');
const keeper = globalThis as { [NOTE]?: true };

/** Notes that a front door stands before Next in this process. */
export function noteFrontDoor(): void {
  keeper[NOTE] = true;
}

export const isBehindFrontDoor = (): boolean => keeper[NOTE] === true;
