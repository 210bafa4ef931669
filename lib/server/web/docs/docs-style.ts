import 'server-only';

/** The site's fonts (app/styles/fonts.css). The pages read well without them. */
const FACES = ['400.f1b98c10', '600.cf5b9f79']
  .map(
    (file) =>
      `@font-face{font-family:Plex;font-weight:${file.slice(0, 3)};font-display:swap;src:url(/fonts/plex-english-${file}.woff2) format('woff2')}`,
  )
  .join('');

/**
 * The site's colours and sizes (app/styles/tokens.css) in the few rules that the API's pages need. They load only the
 * fonts.
 */
export const DOCS_STYLE = `${FACES}
:root{color-scheme:light dark;--paper:#fff;--wash:#f4f6fa;--line:#dce2ec;--control-line:#75829a;--text:#0d1a33;--soft:#4a5872;--link:#174a9c;--focus:#1d63d2;--ink:#0a1d3f}
@media(prefers-color-scheme:dark){:root{--paper:#0b121f;--wash:#141f31;--line:#28374f;--control-line:#74859f;--text:#e9eef6;--soft:#a9b5c8;--link:#9dc0fb;--focus:#7fb0ff;--ink:#0c2148}}
*{box-sizing:border-box}body{margin:0;font:16px/1.5 Plex,system-ui,sans-serif;color:var(--text);background:var(--paper)}
header{display:flex;flex-wrap:wrap;align-items:center;gap:.5rem 1.5rem;padding:1rem max(1rem,calc(50% - 38rem));color:#fff;background:var(--ink)}
header a{display:flex;align-items:center;gap:.5rem;min-height:2rem;color:#fff;font-weight:600;text-decoration:none}
h1,h2,h3{margin:0;line-height:1.2;font-weight:600}h1{font-size:2rem}h2{font-size:1.5rem}h3{font-size:.875rem;color:var(--soft)}
.page{display:grid;gap:2rem;max-width:78rem;margin:0 auto;padding:2rem 1rem 4rem}
nav{min-width:0}nav ul{display:flex;gap:0 1rem;overflow-x:auto;white-space:nowrap;margin:0 0 .5rem;padding:0 3rem 0 0;list-style:none;-webkit-mask:linear-gradient(to left,#0000,#000 3rem);mask:linear-gradient(to left,#0000,#000 3rem)}nav a,.calls a{display:inline-block;padding:.25rem 0}nav [aria-current]{color:inherit;font-weight:600;text-decoration:none}
.find{display:grid;gap:.25rem;margin:0}.find[hidden]{display:none}.find label{font-weight:600}
input[type=search]{min-height:2.75rem;max-width:30rem;padding:0 .75rem;border:1px solid var(--control-line);border-radius:.5rem;font:inherit;color:inherit;background:var(--paper)}
a{color:var(--link)}:focus-visible{outline:2px solid var(--focus);outline-offset:2px}header :focus-visible{outline-color:#fff}
main{display:grid;gap:2.5rem;align-content:start;min-width:0}main section{display:grid;gap:.75rem;min-width:0}main p,main li,main dd{max-width:44rem;margin:0}main p,li,td,dd{overflow-wrap:break-word}
main :target,main section,main h2{scroll-margin-top:1rem}.lead{color:var(--soft)}h1+.lead{margin-top:-1.75rem}main ul,main ol{display:grid;gap:.25rem;margin:0;padding-inline-start:1.25rem}
.calls{padding:0!important;list-style:none}.calls li{max-width:none;padding:.5rem 0;border-top:1px solid var(--line)}.calls [hidden],section[hidden]{display:none}.calls a{font-weight:600}
.calls code{color:var(--soft)}dl{display:grid;gap:.25rem 1.5rem;margin:0}dt{font-weight:600}
.call{border:1px solid var(--line);border-radius:10px}
.call>p,.call>.pair,.call>.schema{margin:0 1rem 1rem}
.call>summary{display:grid;grid-template-columns:auto minmax(0,1fr);align-items:baseline;gap:.25rem .75rem;padding:.75rem 1rem;cursor:pointer}
.call>summary>span{font-weight:600}.call>summary>code{grid-column:1/-1;color:var(--soft);overflow-wrap:anywhere}
b.get,b.post{min-width:3.5rem;padding:.125rem .5rem;border-radius:6px;font-size:.75rem;text-align:center;border:1px solid var(--control-line)}
.call>summary>small{margin:0;padding:.125rem .5rem;border-radius:99px;background:var(--wash)}
small{margin-inline-start:.5rem;font-weight:400;color:var(--soft)}code,pre{font:.8125rem/1.5 ui-monospace,'SF Mono',Menlo,Consolas,monospace}p code,li code,td code,dd code{padding:.0625rem .25rem;border-radius:4px;background:var(--wash);overflow-wrap:anywhere}
pre{max-height:28rem;margin:0;padding:1rem;overflow:auto;border-radius:10px;color:#f5f8fd;background:var(--ink)}.pair{display:grid;gap:1rem}.pair>div{display:grid;gap:.5rem;min-width:0;align-content:start}
summary{cursor:pointer}.schema summary,.group summary{align-content:center;min-height:2rem;cursor:pointer;color:var(--link)}
table{width:100%;margin:.5rem 0 1rem;border-collapse:collapse;font-size:.875rem}caption{padding:.25rem 0;font-weight:600;text-align:start}th,td{padding:.25rem 1rem .25rem 0;border-top:1px solid var(--line);text-align:start;vertical-align:top}th{width:45%;font-weight:400}td,th code{overflow-wrap:anywhere}
.choice{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;margin:0;padding:.5rem 1rem;border:1px solid var(--line);border-radius:10px}.choice label{display:flex;align-items:center;gap:.5rem;min-height:2rem}
.sample,.block{display:grid;gap:.25rem;min-width:0}.sample pre{max-height:none}.copy{justify-self:end;min-height:2rem;padding:0 .75rem;border:1px solid var(--control-line);border-radius:6px;font:inherit;font-size:.875rem;color:inherit;background:var(--paper);cursor:pointer}
@media(min-width:40rem){dl{grid-template-columns:11rem minmax(0,1fr)}}
@media(min-width:60rem){.page{grid-template-columns:13rem minmax(0,1fr)}nav{position:sticky;top:1.5rem;align-self:start}nav ul{display:grid;margin-bottom:1rem;padding:0;white-space:normal;-webkit-mask:none;mask:none}.call>summary{grid-template-columns:auto minmax(0,1fr) auto}.call>summary>code{grid-column:auto}.pair{grid-template-columns:repeat(2,minmax(0,1fr))}}
`;

/**
 * Hides calls that do not contain every word, opens the groups of the others, and shows how many are left. A fragment
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

/** Opens the call that the fragment names. */
export const GROUP_SCRIPT = `
const open=()=>{const call=document.getElementById(location.hash.slice(1));if(call?.matches('.call')){call.open=true;call.scrollIntoView()}};
addEventListener('hashchange',open);open();
`;

/** Adds a button to each block of code that copies it. Without scripts, the text can be selected. */
export const COPY_SCRIPT = `
if(navigator.clipboard)for(const block of document.querySelectorAll('.block')){
const button=document.createElement('button');button.type='button';button.className='copy';button.textContent='Copy';
button.addEventListener('click',async()=>{await navigator.clipboard.writeText(block.querySelector('pre').textContent);button.textContent='Copied';setTimeout(()=>{button.textContent='Copy'},2000)});
block.prepend(button)}
`;
