import { expect, it } from 'vitest';
import { maskAddress } from '@/lib/server/messaging/messages/mask-address';

it.each([
  ['ama@example.com', 'a***@example.com'],
  ['+233240000123', '+233***23'],
  ['12345', '***'],
  ['', '***'],
])('operators see %s only as %s', (address, masked) => expect(maskAddress(address)).toBe(masked));
