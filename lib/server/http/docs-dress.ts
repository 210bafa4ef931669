import 'server-only';

/** The site's colours and sizes, in the few rules that the page of the API needs; it loads no file. */
export const DOCS_STYLE = `
*{box-sizing:border-box}body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#0d1a33;background:#fff}
header{display:flex;flex-wrap:wrap;align-items:center;gap:.5rem 1.5rem;padding:1rem max(1rem,calc(50% - 38rem));color:#fff;background:#0b1c3f}
header a{display:flex;align-items:center;gap:.5rem;min-height:2rem;color:#fff;font-weight:600;text-decoration:none}
h1{margin:0;font-size:1.25rem;color:#ffb224}h2{margin:0;font-size:1.75rem;line-height:1.2}h3{margin:0 0 .5rem;font-size:.875rem;color:#4a5872}
.page{display:grid;gap:2rem;max-width:78rem;margin:0 auto;padding:2rem 1rem 4rem}
nav ul{display:flex;flex-wrap:wrap;gap:0 1rem;margin:0;padding:0;list-style:none}nav a{display:inline-block;padding:.25rem 0}
.find{display:grid;gap:.25rem;margin:0 0 1rem}.find[hidden]{display:none}.find label{font-weight:600}
input{min-height:2.75rem;padding:0 .75rem;border:1px solid #75829a;border-radius:.5rem;font:inherit}
a{color:#174a9c}:focus-visible{outline:3px solid #ffb224;outline-offset:2px;box-shadow:0 0 0 2px #0d1a33}
main{display:grid;gap:3rem;min-width:0}main section{min-width:0;scroll-margin-top:1rem}main p{max-width:44rem}.lead{margin:0;color:#4a5872}
.call{border:1px solid #dce2ec;border-radius:.5rem;margin:.5rem 0}.call[hidden]{display:none}
.call>p,.call>.pair,.call>.schema{margin:0 1rem 1rem}
.call>summary{display:flex;flex-wrap:wrap;align-items:center;gap:.25rem .75rem;padding:.75rem 1rem;cursor:pointer}
.call>summary>span{font-weight:600}.call>summary code{margin-inline-start:auto;color:#4a5872;overflow-wrap:anywhere}
b{min-width:3.5rem;padding:.125rem .5rem;border-radius:.25rem;font-size:.75rem;text-align:center;color:#0c2f6b;background:#edf3fc}b.post{color:#0d1a33;background:#ffe2ac}
small{margin-inline-start:.5rem;font-weight:400;color:#4a5872}code,pre{font:.8125rem/1.5 ui-monospace,monospace}
pre{max-height:28rem;margin:0;padding:1rem;overflow:auto;border-radius:.5rem;background:#f4f6fa}.pair{display:grid;gap:1rem}.pair>div{min-width:0}
.schema summary{min-height:2rem;cursor:pointer;color:#174a9c}
@media(min-width:60rem){.page{grid-template-columns:13rem minmax(0,1fr)}nav{position:sticky;top:1.5rem;align-self:start}nav ul{display:grid}.pair{grid-template-columns:repeat(2,minmax(0,1fr))}}
`;

/** Hides the calls that do not hold every word, and says how many are left. A call named in the address is opened. */
export const DOCS_SCRIPT = `
const field=document.querySelector('#find'),calls=[...document.querySelectorAll('.call')];
field.parentElement.hidden=false;
field.addEventListener('input',()=>{
const words=field.value.toLowerCase().split(/\\s+/).filter(Boolean);
let left=0;
for(const call of calls){const text=(call.id+' '+call.querySelector('summary').textContent+' '+call.querySelector('p').textContent).toLowerCase();
call.hidden=!words.every((word)=>text.includes(word));left+=call.hidden?0:1}
for(const group of document.querySelectorAll('main section'))group.hidden=!group.querySelector('.call:not([hidden])');
document.querySelector('output').textContent=words.length?left+(left===1?' call':' calls'):''});
const open=()=>{const call=calls.find(({id})=>id===location.hash.slice(1));if(call){call.open=true;call.scrollIntoView()}};
addEventListener('hashchange',open);open();
`;
