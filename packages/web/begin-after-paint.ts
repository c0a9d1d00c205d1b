import type { Plugin } from 'vite'

/**
 * Runs in the page: the picture of the first paint may keep it waiting, but not long, and a tab in the background draws
 * no frame at all.
 */
const begin = `const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
const pictures = [...document.querySelectorAll('.first img')]
await Promise.race([frame(), new Promise((done) => setTimeout(done, 200))])
for (const link of document.querySelectorAll('link[rel="later"]')) link.rel = 'modulepreload'
const painted = async () => {
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})))
  await frame()
}
await Promise.race([painted(), new Promise((done) => setTimeout(done, 600))])
for (const script of SCRIPTS) await import(script)`

/**
 * Name and mark of the business stand in the page (`server/platform/first-paint.ts`); they are seen before our scripts
 * take the line or the processor: those are asked for with the first frame, behind the pictures that it shows, and run
 * once these were painted. Where nothing is shown before the scripts, the server lets them come at once
 * (`server/platform/panel.ts`).
 */
export const beginAfterPaint = (): Plugin => ({
  name: 'begin-after-paint',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(page) {
      const tag = /<script type="module"[^>]*? src="([^"]+)"[^>]*><\/script>/g
      const scripts = [...page.matchAll(tag)].map(([, address]) => address!)
      const hints = scripts.map(
        (address) => `<link rel="later" fetchpriority="low" nonce="__NONCE__" href="${address}">`,
      )
      const run = `<script type="module" nonce="__NONCE__">${begin.replace('SCRIPTS', JSON.stringify(scripts))}</script>`
      return page.replace(tag, '').replace('</head>', () => `${[...hints, run].join('\n    ')}\n  </head>`)
    },
  },
})
