import { createHash } from 'node:crypto'
import type { Message } from './inbox.ts'

const style = `
:root{color-scheme:light dark;--page:#f4f5f7;--card:#fff;--ink:#16181d;--soft:#5b6270;--line:#e2e5ea;--mark:#0b66c3;--wash:#eaf3fd}
@media(prefers-color-scheme:dark){:root{--page:#101216;--card:#191c22;--ink:#eceef2;--soft:#a2a9b6;--line:#2b2f38;--mark:#7cb8f7;--wash:#16283c}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--ink);font:16px/1.5 system-ui,"Noto Sans Devanagari","Noto Sans Gujarati",sans-serif}
main{max-width:640px;margin:0 auto;padding:20px 16px 64px}
h1{font-size:22px;line-height:1.25;margin:0 0 2px;letter-spacing:-.01em}
.lead{margin:0 0 16px;color:var(--soft);font-size:14px}
form{position:sticky;top:0;z-index:1;display:flex;gap:8px;padding:8px 0 12px;background:var(--page)}
input{flex:1;min-width:0;height:48px;padding:0 14px;font:inherit;color:inherit;background:var(--card);border:1px solid var(--line);border-radius:12px}
button,.all{min-height:48px;padding:0 16px;font:inherit;font-weight:600;color:var(--mark);background:var(--wash);border:0;border-radius:12px;cursor:pointer}
.all{display:inline-flex;align-items:center;text-decoration:none}
:focus-visible{outline:2px solid var(--mark);outline-offset:2px}
ol{list-style:none;margin:0;padding:0;display:grid;gap:12px}
li{padding:16px;background:var(--card);border:1px solid var(--line);border-radius:16px}
.top{display:flex;flex-wrap:wrap;gap:2px 10px;align-items:baseline;font-size:14px;color:var(--soft)}
.to{flex-basis:100%;margin-top:6px;font-size:16px;color:var(--ink);font-weight:600;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
.kind{padding:1px 8px;font-size:12px;font-weight:600;color:var(--mark);background:var(--wash);border-radius:99px}
time{margin-left:auto;font-variant-numeric:tabular-nums}
.from{flex-basis:100%}
::placeholder{color:var(--soft);opacity:1}
.code{display:flex;align-items:center;justify-content:space-between;gap:12px;margin:12px 0 0;padding:6px 6px 6px 16px;background:var(--wash);border-radius:12px}
.code b{font:700 30px/1.2 ui-monospace,"Roboto Mono",monospace;letter-spacing:.12em;user-select:all}
.code button{background:var(--card)}
h2{font-size:16px;margin:10px 0 0;overflow-wrap:anywhere}
.text{margin:8px 0 0;white-space:pre-wrap;overflow-wrap:anywhere}
.text a{color:var(--mark)}
.file{display:inline-block;margin:12px 8px 0 0;padding:4px 12px;font-size:14px;font-weight:600;color:var(--mark);background:var(--wash);border-radius:8px}
.none{padding:48px 16px;text-align:center;color:var(--soft);background:none;border:1px dashed var(--line)}
`

/** Looks again every two seconds while the page is seen, and puts in the list only if it changed. */
const script = `
const list=document.querySelector('#list')
let shown=list.innerHTML
const localTimes=()=>{for(const t of list.querySelectorAll('time'))t.textContent=new Date(t.dateTime).toLocaleTimeString()}
const refresh=async()=>{
  if(document.hidden)return
  try{
    const page=new DOMParser().parseFromString(await(await fetch(location.href)).text(),'text/html')
    const fresh=page.querySelector('#list')?.innerHTML
    if(fresh&&fresh!==shown){list.innerHTML=shown=fresh;localTimes()}
  }catch{}
}
localTimes()
document.addEventListener('click',async e=>{
  const button=e.target.closest('[data-copy]')
  if(!button)return
  const code=button.previousElementSibling
  try{await navigator.clipboard.writeText(code.textContent);button.textContent='Copied'}
  catch{getSelection().selectAllChildren(code);button.textContent='Selected'}
})
document.addEventListener('visibilitychange',refresh)
setInterval(refresh,2000)
`

const scriptHash = createHash('sha256').update(script).digest('base64')

/** What the page may do: its own style and script, and asking its own address. */
export const inboxPolicy = `default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${scriptHash}'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`

/** The inbox as a page for people: newest first, each code large enough to be read across a table. */
export function renderInbox(messages: Message[], to: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sandbox inbox</title><noscript><meta http-equiv="refresh" content="4"></noscript><style>${style}</style></head>
<body><main><h1>Sandbox inbox</h1>
<p class="lead">Texts and letters of this demo end here. Nobody receives them.</p>
<form role="search"><input type="search" name="to" value="${escapeHtml(to)}" aria-label="Show messages to" placeholder="Phone number or e-mail" autocomplete="off">
<button>Find</button>${to ? '<a class="all" href="?">All</a>' : ''}</form>
<ol id="list" aria-live="polite">${messages.map(renderMessage).join('') || renderNone(to)}</ol>
</main><script>${script}</script></body></html>`
}

function renderMessage({
  channel,
  to,
  from,
  fromName,
  at,
  subject,
  text,
  code,
  files = [],
}: Message): string {
  const kind = { sms: 'SMS', mail: 'E-mail', push: 'Notification' }[channel]
  return `<li><div class="top"><span class="kind">${kind}</span><time datetime="${at}">${at.slice(11, 19)} UTC</time><span class="to">${escapeHtml(readable(to))}</span><span class="from">from ${escapeHtml(fromName ? `${fromName} <${from}>` : from)}</span></div>
${code ? `<div class="code"><b>${code}</b><button type="button" data-copy>Copy</button></div>` : ''}
${subject ? `<h2>${escapeHtml(subject)}</h2>` : ''}<p class="text">${withLinks(text)}</p>${files.map(renderFile).join('')}</li>`
}

const renderFile = ({ name, bytes }: NonNullable<Message['files']>[number]) =>
  `<p class="file">${escapeHtml(name)} · ${Math.ceil(bytes / 1024)} KB</p>`

const renderNone = (to: string) =>
  `<li class="none">${to ? `Nothing for ${escapeHtml(to)} yet.` : 'Nothing yet. Ask for a code in the panel and it shows here.'}</li>`

/** Indian numbers in their usual grouping: +91 98250 12345. */
function readable(to: string): string {
  if (/^91\d{10}$/.test(to)) return `+91 ${to.slice(2, 7)} ${to.slice(7)}`
  return /^\d+$/.test(to) ? `+${to}` : to
}

const withLinks = (text: string) =>
  escapeHtml(text).replaceAll(
    /https?:\/\/[^\s<>()]+/g,
    (link) => `<a href="${link}" rel="noreferrer">${link}</a>`,
  )

const escapeHtml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
