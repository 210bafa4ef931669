import 'server-only';

/** The site's fonts (app/styles/fonts.css). The pages are readable without them. */
const FONT_FACES = ['400.f1b98c10', '600.cf5b9f79']
  .map(
    (file) =>
      `@font-face{font-family:Plex;font-weight:${file.slice(0, 3)};font-display:swap;src:url(/fonts/plex-english-${file}.woff2) format('woff2')}`,
  )
  .join('');

/**
 * The site's colours and sizes (app/styles/tokens.css) in the few rules that the API's pages need. These pages load
 * only the fonts.
 */
export const DOCS_STYLE = `${FONT_FACES}
:root{color-scheme:light dark;--paper:#fff;--wash:#f4f6fa;--line:#dce2ec;--control-line:#75829a;--text:#0d1a33;--soft:#4a5872;--link:#174a9c;--focus:#1d63d2;--ink:#0a1d3f}
@media(prefers-color-scheme:dark){:root{--paper:#0b121f;--wash:#141f31;--line:#28374f;--control-line:#74859f;--text:#e9eef6;--soft:#a9b5c8;--link:#9dc0fb;--focus:#7fb0ff;--ink:#0c2148}}
*{box-sizing:border-box}html{scroll-padding-top:1rem}body{margin:0;font:16px/1.5 Plex,system-ui,sans-serif;color:var(--text);background:var(--paper)}
header{display:flex;flex-wrap:wrap;align-items:center;gap:.5rem 1.5rem;padding:.75rem max(1rem,calc(50% - 38.5rem));color:#fff;background:var(--ink)}
header a{display:flex;align-items:center;gap:.5rem;min-height:2.5rem;color:#fff;font-weight:600;text-decoration:none}
h1,h2,h3{margin:0;line-height:1.2;font-weight:600;letter-spacing:-.015em}h1{font-size:2.25rem}h2{font-size:1.5rem}h3{font-size:1rem}
.page{display:grid;gap:1.5rem;max-width:80rem;margin:0 auto;padding:1.5rem 1rem 4rem}
nav,main{min-width:0}nav ul{margin:0;padding:.5rem 1rem;list-style:none}nav ul+ul{border-top:1px solid var(--line)}nav a{display:block;padding:.5rem 0;text-decoration:none}nav a:hover{text-decoration:underline}
nav>details{border:1px solid var(--control-line);border-radius:.5rem}nav summary{min-height:2.75rem;padding:.625rem 1rem;font-weight:600}nav [aria-current]{color:inherit;font-weight:600}nav .parts{display:none}
summary{display:flex;align-items:center;gap:.5rem;cursor:pointer;list-style:none}summary::-webkit-details-marker{display:none}
summary::after{flex:none;width:.5rem;height:.5rem;margin:-.25rem .25rem 0 auto;border:solid var(--soft);border-width:0 2px 2px 0;rotate:45deg;content:''}details[open]>summary::after{margin-top:.25rem;rotate:225deg}
.groups{display:grid;gap:0 2.5rem;align-items:start}.group{gap:.25rem!important;padding:1rem 0;border-top:1px solid var(--line)}.group h2{font-size:1.25rem}.group h2 a{text-decoration:none}.group summary{justify-content:start;min-height:2.75rem;color:var(--link)}.group summary::after{margin-inline-start:.5rem}
.find{display:grid;gap:.25rem;margin:0}.find[hidden]{display:none}.find label{font-weight:600}
input[type=search]{min-height:2.75rem;max-width:32.5rem;padding:0 .75rem;border:1px solid var(--control-line);border-radius:.5rem;font:inherit;color:inherit;background:var(--paper)}
a{color:var(--link)}:focus-visible{outline:2px solid var(--focus);outline-offset:2px}header :focus-visible,.block :focus-visible{outline-color:#fff;outline-offset:-3px}
main{display:grid;gap:2.5rem;align-content:start}main section{display:grid;gap:.75rem;min-width:0}main p,main li,main dd{max-width:44rem;margin:0}main p,li,td,dd{overflow-wrap:break-word}
.lead{color:var(--soft)}h1+.lead{margin-top:-1.75rem}main ul,main ol{display:grid;gap:.25rem;margin:0;padding-inline-start:1.25rem}
.calls{padding:0!important;list-style:none}.calls li{max-width:none;padding:.75rem 0;border-top:1px solid var(--line)}.calls [hidden],section[hidden]{display:none}.calls a{font-weight:600}
.calls code{color:var(--soft)}.rules{display:grid;gap:0 1.5rem}.rules dd{padding-bottom:1rem}dl{margin:0}dt{font-weight:600}
.list{gap:0!important;border-bottom:1px solid var(--line)}.call{border-top:1px solid var(--line)}.call>.pair{padding-bottom:2rem}
.call>summary{display:grid;grid-template-columns:3.5rem minmax(0,1fr) auto;gap:.25rem .75rem;padding:.75rem 0}.call>summary::after{grid-area:1/3}
.call>summary>h2{font-size:1.125rem;font-weight:600}.call>summary>code{grid-column:2;color:var(--soft);overflow-wrap:anywhere}
b.get,b.post{padding:.125rem 0;border-radius:6px;font-size:.75rem;text-align:center;background:var(--wash)}b.post{color:var(--paper);background:var(--link)}
small.tag{padding:.0625rem .5rem;border:1px solid var(--control-line);border-radius:1rem}small{margin-inline-start:.5rem;font-size:.8125rem;letter-spacing:0;font-weight:400;color:var(--soft)}h2>small{display:inline-block}code,pre{font:.8125rem/1.6 ui-monospace,'SF Mono',Menlo,Consolas,monospace}p code,li code,td code,.rules code{padding:.0625rem .25rem;border-radius:4px;background:var(--wash);overflow-wrap:anywhere}
.pair,.texts,.samples{display:grid;gap:1.5rem;min-width:0;align-content:start}.texts{gap:1rem}.samples{gap:1rem}
.fields dl>div{padding:.75rem 0;border-top:1px solid var(--line)}.fields code{overflow-wrap:anywhere}dt>code{font-weight:600}.type,.name{font-size:.875rem;color:var(--soft);overflow-wrap:anywhere}
.schema>summary{justify-content:start;min-height:2.75rem;color:var(--link)}.schema>summary::after{margin-inline-start:.5rem}.fields .schema{padding-inline-start:1rem}
.block{min-width:0;overflow:hidden;border-radius:10px;color:#f5f8fd;background:var(--ink)}.bar{display:flex;align-items:center;justify-content:space-between;gap:1rem;min-height:2.75rem;padding:0 .5rem 0 1rem;font-size:.875rem;font-weight:600;border-bottom:1px solid #ffffff29}
pre{display:flex;max-height:28rem;margin:0;padding:1rem;overflow:auto}pre>code{flex:none}pre::after{position:sticky;inset-inline-end:-1rem;flex:0 0 2rem;margin-inline:auto -1rem;background:linear-gradient(to left,var(--ink),transparent);content:''}pre i{font-style:normal;color:#ffcf73}
.copy{min-height:2rem;padding:0 .75rem;border:1px solid #ffffff73;border-radius:6px;font:inherit;font-weight:400;color:inherit;background:none;cursor:pointer}.copy:hover{background:#ffffff1f}
table{width:100%;border-collapse:collapse;font-size:.875rem}th,td{padding:.625rem 1rem .625rem 0;border-top:1px solid var(--line);text-align:start;vertical-align:top}th{font-weight:400}td,th code{overflow-wrap:anywhere}thead th{border:0;font-weight:600}.errors small{display:block;margin:0}
.choice{display:flex;align-items:center;gap:.25rem;min-width:0;margin:0;padding:0;border:0}.choice legend{float:left;padding:0 .5rem 0 0;font-size:.875rem}.choice label{display:flex;align-items:center;gap:.25rem;min-height:2.5rem;padding:0 .625rem;border-radius:6px;font-size:.875rem;cursor:pointer}
@supports selector(:has(*)){.choice input{position:absolute;opacity:0}.choice label:has(:checked){color:var(--ink);font-weight:600;background:#fff}.choice label:has(:focus-visible){outline:2px solid #fff;outline-offset:2px}}
:target:not(.call){background:var(--wash)}
@media(max-width:39.99rem){.choice{flex-wrap:wrap}.choice legend{display:none}table,tbody,tr,th,td{display:block}thead{position:absolute;clip-path:inset(50%)}tr{display:grid;grid-template-columns:3rem minmax(0,1fr);padding:.75rem 0;border-top:1px solid var(--line)}tr>*{grid-column:2;padding:0 0 .25rem;border:0}.errors td:first-child{grid-area:1/1;font-weight:600}.errors th small{display:inline;margin-inline-start:.5rem}.errors th{order:-1}}
@media(min-width:40rem){.choice{margin-inline-start:auto}.rules{grid-template-columns:7rem minmax(0,1fr)}.errors td:first-child{width:4rem;font-weight:600}.errors th:nth-child(2){width:12rem}.errors td:last-child{width:32%}}
@media(min-width:68.75rem){html{scroll-padding-top:5rem}header{position:sticky;top:0;z-index:1;height:4rem;padding-block:0}.page{grid-template-columns:12.5rem minmax(0,1fr);gap:2rem;padding:2rem 1.5rem 4rem}
nav{position:sticky;top:5rem;align-self:start;max-height:calc(100vh - 6rem);padding-bottom:2rem;overflow-y:auto;mask:linear-gradient(to top,transparent,#000 3rem)}nav ul{padding:0 0 .75rem}nav ul+ul{padding-top:.75rem}nav a{padding:.25rem 0}nav .parts{display:block;margin:.25rem 0;padding:0 0 0 .75rem;border-inline-start:2px solid var(--line);font-size:.875rem}.parts a{color:var(--soft)}
.pair{grid-template-columns:minmax(0,1fr) 32.5rem;gap:.25rem 2rem}.samples{position:sticky;grid-row:1/span 2;grid-column:2;top:5rem;align-self:start}.samples pre{max-height:max(6rem,calc(50vh - 6.5rem))}
.groups{grid-template-columns:repeat(2,minmax(0,1fr))}.call>summary{grid-template-columns:3.5rem minmax(0,auto) 1fr auto;padding:1.5rem 0 1rem}.call>summary>h2{font-size:1.25rem}.call>summary>code{grid-column:3;text-align:end}.call>summary::after{grid-area:1/4}
@supports selector(::details-content){nav>details{border:0}nav>details::details-content{display:block;content-visibility:visible}nav summary{display:none}}}
`;

/**
 * Hides calls without one of the typed words, opens the groups of the others, and shows how many are left. A fragment
 * with a call's name redirects to the call's page.
 */
export const OVERVIEW_SCRIPT = `
const field=document.querySelector('#find'),calls=[...document.querySelectorAll('.calls li')];
field.parentElement.hidden=false;
field.addEventListener('input',()=>{
const words=field.value.toLowerCase().split(/\\s+/).filter(Boolean);
let left=0;
for(const call of calls){const text=(call.id+' '+call.textContent).toLowerCase();
call.hidden=!words.every((word)=>text.includes(word));left+=call.hidden?0:1}
for(const group of document.querySelectorAll('section.group')){group.hidden=!group.querySelector('li:not([hidden])');group.querySelector('details').open=words.length>0}
document.querySelector('output').textContent=words.length?left+(left===1?' call':' calls'):''});
const lead=()=>{const call=calls.find(({id})=>id===location.hash.slice(1));if(call)location.replace(call.querySelector('a').href)};
addEventListener('hashchange',lead);lead();
`;

/** Opens the call that the fragment names, or that contains the named part; without a fragment, the first call. */
export const GROUP_SCRIPT = `
const open=()=>{const part=document.getElementById(location.hash.slice(1));
for(let each=part??document.querySelector('.call');each;each=each.parentElement)if(each.matches('details'))each.open=true;
part?.scrollIntoView()};
addEventListener('hashchange',open);open();
`;

/** Adds a button to each block of code that copies it. Without scripts, the text can be selected. */
export const COPY_SCRIPT = `
if(navigator.clipboard)for(const block of document.querySelectorAll('.block')){
const button=document.createElement('button');button.type='button';button.className='copy';button.textContent='Copy';
button.addEventListener('click',async()=>{await navigator.clipboard.writeText(block.querySelector('pre').textContent);button.textContent='Copied';setTimeout(()=>{button.textContent='Copy'},2000)});
block.querySelector('.bar').append(button)}
`;
