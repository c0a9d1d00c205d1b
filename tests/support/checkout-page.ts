import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A shop of one page that takes payments; `close` ends it. */
export type CheckoutPage = { url: string; close(): void }

/** What the page heard from checkout, in order; `window.heard` in the browser. */
export type Heard = { what: 'handler' | 'failed' | 'dismiss' | 'missing'; with?: Record<string, unknown> }

/**
 * Serves a page that loads checkout from `scriptUrl` as the panel does, under a strict policy: no inline style, no script
 * without the nonce, no other frame. The options of checkout come in the hash, the functions are added by the page.
 */
export async function serveCheckoutPage(scriptUrl: string, lang = 'en'): Promise<CheckoutPage> {
  const nonce = randomBytes(12).toString('base64')
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `frame-src ${new URL(scriptUrl).origin}`,
    "style-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy })
    response.end(page(scriptUrl, nonce, lang))
  })
  await new Promise<void>((up) => server.listen(0, '127.0.0.1', up))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}/`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

const page = (scriptUrl: string, nonce: string, lang: string) => `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>Shop</title></head>
<body><main><h1>Shop</h1><p>Gold plan, one year.</p><button type="button">Buy</button></main>
<script nonce="${nonce}">
window.heard = []
window.blocked = []
document.addEventListener('securitypolicyviolation', (event) => blocked.push(event.violatedDirective + ' ' + event.blockedURI))
const hear = (what) => (payload) => heard.push({ what, with: payload })
document.querySelector('button').onclick = () => {
  const script = document.createElement('script')
  script.src = ${JSON.stringify(scriptUrl)}
  script.onerror = () => hear('missing')()
  script.onload = () => {
    const options = JSON.parse(decodeURIComponent(location.hash.slice(1)))
    options.handler = hear('handler')
    options.modal = { ...options.modal, ondismiss: hear('dismiss') }
    window.checkout = new Razorpay(options)
    checkout.on('payment.failed', ({ error }) => hear('failed')(error))
    checkout.open()
  }
  document.head.append(script)
}
</script></body></html>`
