import { expect, it } from 'vitest';
import { printedHubCode } from '@/lib/parcel/printed-hub-code';

it('a label prints the letters after the country', () => expect(printedHubCode('GHACC')).toBe('ACC'));
