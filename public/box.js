// Shows a parcel's tracking on a page of yours, in a frame below this script. No cookies, nothing stored.
//   <script src="https://HOST/box.js" data-market="gh-en" data-number="DX..." data-theme="dark" async></script>
// data-market: country and language. data-number: the parcel to show at once. data-theme: light or dark, by default the
// setting of the reader's device.
(() => {
  const script = document.currentScript;
  const { origin } = new URL(script.src);
  const { market = 'cn-en', number, theme } = script.dataset;
  const address = new URL(`/${encodeURIComponent(market)}/track/box`, origin);
  if (number) address.searchParams.set('no', number);
  if (theme) address.searchParams.set('theme', theme);

  const frame = document.createElement('iframe');
  frame.src = address.href;
  frame.title = address.hostname;
  frame.style.cssText = 'display:block;width:100%;height:240px;border:0;color-scheme:normal';

  // The frame sends its height and title after it has received this greeting.
  const greet = () => frame.contentWindow.postMessage({ tracking: 'hello' }, origin);
  frame.addEventListener('load', greet);
  addEventListener('message', (event) => {
    if (event.source !== frame.contentWindow || event.origin !== origin) return;
    const { tracking, height, title } = event.data ?? {};
    if (tracking !== 'size') return;
    if (height > 0 && height < 10000) frame.style.height = `${height}px`;
    if (typeof title === 'string') frame.title = title;
  });
  script.after(frame);
})();
