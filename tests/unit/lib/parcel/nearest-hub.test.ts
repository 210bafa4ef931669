import { expect, it } from 'vitest';
import { nearestHub } from '@/lib/parcel/nearest-hub';

const ACCRA = { code: 'GHACC', lat: 5.6, lng: -0.19 };
const KUMASI = { code: 'GHKMS', lat: 6.69, lng: -1.62 };
const TAMALE = { code: 'GHTML', lat: 9.4, lng: -0.84 };

it.each([
  ['Obuasi', { lat: 6.2, lng: -1.66 }, KUMASI],
  ['Ho', { lat: 6.6, lng: 0.47 }, ACCRA],
  ['Bolgatanga', { lat: 10.79, lng: -0.85 }, TAMALE],
])('the hub nearest to %s is found in any order of the hubs', (_, place, hub) => {
  expect(nearestHub(place, [ACCRA, KUMASI, TAMALE])).toBe(hub);
  expect(nearestHub(place, [TAMALE, KUMASI, ACCRA])).toBe(hub);
});

it('a degree of longitude counts less in the north', () => {
  const [east, south] = [
    { lat: 60, lng: 1.5 },
    { lat: 59, lng: 0 },
  ];
  expect(nearestHub({ lat: 60, lng: 0 }, [south, east])).toBe(east);
});

it('no hub is nearest without hubs', () => expect(nearestHub(ACCRA, [])).toBeUndefined());
