import 'server-only';

/** The site's own colours (app/styles/tokens.css). A test compares them. */
const LIGHT =
  '--surface:#ffffff;--line:#dce2ec;--control-line:#75829a;--text:#0d1a33;--text-soft:#4a5872;--link:#174a9c;--focus:#1d63d2;' +
  '--info:#174a9c;--info-soft:#e8f0fb;--ok:#0f6a3e;--ok-soft:#e5f5ec;--warn:#7a4a00;--warn-soft:#fbf3da;--bad:#b0261d;--bad-soft:#fdeceb;' +
  '--neutral:#4a5872;--neutral-soft:#f4f6fa;';
const DARK =
  '--surface:#141f31;--line:#28374f;--control-line:#74859f;--text:#e9eef6;--text-soft:#a9b5c8;--link:#9dc0fb;--focus:#7fb0ff;' +
  '--info:#9dc0fb;--info-soft:#152a4c;--ok:#76d3a2;--ok-soft:#10301f;--warn:#efcb7f;--warn-soft:#33290f;--bad:#ffa299;--bad-soft:#3d1a1a;' +
  '--neutral:#a9b5c8;--neutral-soft:#101928;';

/** Card on the shop's page. Directions are logical, so one style sheet serves all languages. It loads no font. */
export const BOX_STYLE = `
:root{color-scheme:light;${LIGHT}--accent:#ffb224;--on-accent:#0a1d3f}
@media(prefers-color-scheme:dark){:root:not([data-theme=light]){color-scheme:dark;${DARK}}}
:root[data-theme=dark]{color-scheme:dark;${DARK}}
*{box-sizing:border-box}
body{margin:0;padding:2px;font:16px/1.6 system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans','PingFang SC','Microsoft YaHei','Noto Sans Arabic',sans-serif;color:var(--text);background:transparent}
:lang(ur) body{font-family:'Noto Nastaliq Urdu','Jameel Noori Nastaleeq','Urdu Typesetting',system-ui,sans-serif;line-height:2}
main{display:grid;gap:16px;padding:16px;border:1px solid var(--line);border-radius:16px;background:var(--surface)}
h1,h2,p,ol,dl{margin:0}h1{font-size:20px;line-height:1.35}h2{font-size:18px;line-height:1.35}
:lang(ur) :is(h1,h2){line-height:1.9}
form{display:grid;gap:4px}.row{display:flex;flex-wrap:wrap;gap:8px}
input{flex:1 1 12rem;min-inline-size:0;min-block-size:48px;padding:0 12px;border:1px solid var(--control-line);border-radius:10px;font:inherit;color:inherit;background:var(--surface);text-align:start}
input[aria-invalid]{border-color:var(--bad)}
button{flex:0 1 auto;min-block-size:48px;padding:0 20px;border:0;border-radius:10px;font:inherit;font-weight:600;color:var(--on-accent);background:var(--accent);cursor:pointer}
a{display:inline-block;color:var(--link)}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
article{display:grid;gap:12px;padding-block-start:16px;border-block-start:2px solid var(--text)}
.head{display:flex;flex-wrap:wrap;align-items:center;gap:4px 12px}
.state{padding:2px 10px;border-radius:99px;font-size:15px;font-weight:600}
${['neutral', 'info', 'ok', 'warn', 'bad'].map((tone) => `.${tone}{color:var(--${tone});background:var(--${tone}-soft)}`).join('')}
.expected{font-size:22px;font-weight:700;line-height:1.35}:lang(ur) .expected{line-height:1.9}.route{justify-self:start;font-weight:600;letter-spacing:.04em}.route b{color:var(--accent)}.soft{color:var(--text-soft);font-size:15px}.refused{color:var(--bad);font-weight:600}
.steps{container-type:inline-size;display:grid;gap:6px;--done:var(--info)}.steps.ok{--done:var(--ok)}.steps.warn{--done:var(--warn)}.steps.bad{--done:var(--bad)}.steps.neutral{--done:var(--text-soft)}
.steps ol{grid-auto-flow:column;grid-auto-columns:minmax(0,1fr);gap:4px}.steps li,.steps li+li{padding-block:6px 0;border-block-start:6px solid var(--line);font-size:14px;line-height:1.3;color:var(--text-soft)}
:lang(ur) .steps li{line-height:1.9}.steps .reached{border-color:var(--done)}.steps .current{color:var(--text);font-weight:600}.steps li span{display:none}@container(min-width:34rem){.steps li span{display:block}}
ol{display:grid;gap:8px;padding:0;list-style:none;line-height:1.4}:lang(ur) ol{line-height:2}li+li{padding-block-start:8px;border-block-start:1px solid var(--line)}
.mark{vertical-align:-4px}.way{stroke:var(--accent)}
#result{display:grid;gap:16px;outline:0}bdi[dir]{font-variant-numeric:tabular-nums;white-space:nowrap}
.unseen{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
`;

/**
 * Sends the box's height and its name to the surrounding page, but only to the origin that requested them
 * (public/box.js does). After a search in the box, the result receives the focus.
 */
export const BOX_SCRIPT = `
let shop='';
const tell=()=>{if(shop)parent.postMessage({tracking:'size',height:Math.ceil(document.body.getBoundingClientRect().height),title:document.title},shop)};
addEventListener('message',({source,origin,data})=>{if(source!==parent||data?.tracking!=='hello'||!/^https?:/.test(origin))return;shop=origin;tell()});
new ResizeObserver(tell).observe(document.body);
if(document.referrer.split('?',1)[0]===location.href.split('?',1)[0])document.querySelector('#result')?.focus();
`;
