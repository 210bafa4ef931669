import { expect, it } from 'vitest';
import { CreateWebhookRequest } from '@/lib/contract/developers/webhooks';
import { checkWebhookUrl, isPublicAddress, mayConnect } from '@/lib/server/accounts/webhooks/webhook-address';

it.each([
  '0.0.0.0',
  '10.0.0.1',
  '100.64.0.1',
  '100.127.255.255',
  '127.0.0.1',
  '127.255.255.255',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.1',
  '192.0.2.1',
  '192.168.1.1',
  '198.18.0.1',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '239.255.255.255',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '::ffff:7f00:1',
  '::7f00:1',
  '64:ff9b::a00:1',
  '100::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '3fff::1',
  'fc00::1',
  'fd12::1',
  'fe80::1',
  'fe80::1%eth0',
  'fec0::1',
  'ff02::1',
  'localhost',
  '',
])('%s is not on the internet', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

it.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '192.0.3.1', '2606:4700::1111', '2a00:1450:4001::200e'])(
  '%s is on the internet',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

it('only configured networks may be called by http', () => {
  const settings = { WEBHOOK_ALLOW_NETWORKS: ['10.1.0.0/16'] };
  expect(mayConnect(settings, '10.1.2.3', 'http:')).toBe(true);
  expect(mayConnect(settings, '10.2.2.3', 'https:')).toBe(false);
  expect(mayConnect(settings, '8.8.8.8', 'https:')).toBe(true);
  expect(mayConnect(settings, '8.8.8.8', 'http:')).toBe(false);
  expect(mayConnect({ WEBHOOK_ALLOW_NETWORKS: [] }, '10.1.2.3', 'https:')).toBe(false);
});

it('ports below 1024 are refused but 443, except in a configured network', () => {
  const refusedFor = (url: string) => {
    try {
      checkWebhookUrl({ WEBHOOK_ALLOW_NETWORKS: ['10.1.0.0/16'] }, url);
      return null;
    } catch (error) {
      return (error as { details: { fields: { message: string }[] } }).details.fields[0]!.message;
    }
  };
  for (const port of ['', ':443', ':8443', ':1024', ':65535'])
    expect(refusedFor(`https://example.com${port}/`)).toBeNull();
  for (const port of [':0', ':22', ':25', ':80', ':1023'])
    expect(refusedFor(`https://example.com${port}/`), port).toBe('webhookPort');
  expect(refusedFor('http://10.1.2.3:25/')).toBeNull();
});

it('an address is stored as it is requested', () => {
  const storedUrl = (url: string) => CreateWebhookRequest.shape.url.parse(url);
  expect(storedUrl('https://example.com/a\r\nX-Evil: 1')).toBe('https://example.com/aX-Evil:%201');
  expect(storedUrl(' https://EXAMPLE.com ')).toBe('https://example.com/');
  expect(storedUrl('https://example.com/hooks?shop=1')).toBe('https://example.com/hooks?shop=1');
});
