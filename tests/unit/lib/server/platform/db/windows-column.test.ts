import { describe, expect, it } from 'vitest';
import { StoredWindows } from '@/lib/parcel/stored-windows';
import { WINDOWS_COLUMN } from '@/lib/server/platform/db/windows-column';

const window = {
  minDays: 5,
  maxDays: 10,
  from: '2026-11-24',
  earliest: '2026-12-01',
  latest: '2026-12-08',
  whole: true,
};
const at = '2026-11-24T10:00:00.000Z';
const storedWindows: StoredWindows = {
  line: { minDays: 5, maxDays: 10 },
  origin: 'CN',
  remote: null,
  windows: [
    { ...window, because: 'PLACED', at, scan: null },
    { ...window, because: 'RECEIVED_LATER', at, whole: false, scan: { eventId: 'scan-1', occurredAt: at } },
  ],
};

describe('the column of delivery windows', () => {
  it('reads its own output', () => {
    expect(WINDOWS_COLUMN.read(WINDOWS_COLUMN.write(storedWindows))).toEqual(storedWindows);
  });

  it('stores six windows in fewer than 900 characters', () => {
    const windows = Array.from({ length: 6 }, () => storedWindows.windows[1]!);
    expect(WINDOWS_COLUMN.write({ ...storedWindows, windows }).length).toBeLessThan(900);
  });

  it('rejects invalid windows', () => {
    const text = WINDOWS_COLUMN.write(storedWindows);
    expect(() => WINDOWS_COLUMN.read(text.replace('2026-12-01', '2026-12-32'))).toThrow();
    expect(() => WINDOWS_COLUMN.read(text.replace('"PLACED"', '"NOBODY"'))).toThrow();
  });

  const FIELDS = ['minDays', 'maxDays', 'from', 'earliest', 'latest', 'whole', 'because', 'at'] as const;
  const VALUES = [
    7,
    1.5,
    '7',
    true,
    null,
    '',
    '2026-02-30',
    '2028-02-29',
    '2026-11-24T24:00:00Z',
    at,
    'EDITED',
    'edited',
  ];

  it.each(FIELDS)('treats %s like the schema of a window', (field) => {
    const [, moved] = storedWindows.windows;
    for (const value of VALUES) {
      const changed = { ...storedWindows, windows: [{ ...moved!, [field]: value }] } as StoredWindows;
      const { success } = StoredWindows.safeParse(changed);
      const read = () => WINDOWS_COLUMN.read(WINDOWS_COLUMN.write(changed));
      if (success) expect(read()).toEqual(changed);
      else expect(read, String(value)).toThrow();
    }
  });

  it('rejects a journey without windows, and a scan without its time', () => {
    expect(() => WINDOWS_COLUMN.read(WINDOWS_COLUMN.write({ ...storedWindows, windows: [] }))).toThrow();
    expect(() =>
      WINDOWS_COLUMN.read(WINDOWS_COLUMN.write(storedWindows).replace(`,"scan-1","${at}"`, ',"scan-1"')),
    ).toThrow();
  });
});
