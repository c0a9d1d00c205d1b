import { createHash } from 'node:crypto'
import { pageScript } from './page.island.ts'

/** What `script-src` allows: this script and no other. */
export const scriptHash = `sha256-${createHash('sha256').update(pageScript).digest('base64')}`

/** The Content-Security-Policy of card pages (security.md, section 5). Only the server needs it, so it may use Node. */
export const cardPageCsp = (filesOrigin: string): string =>
  [
    "default-src 'none'",
    `script-src '${scriptHash}'`,
    "style-src 'unsafe-inline'",
    `img-src 'self' data: ${new URL(filesOrigin).origin}`,
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    'frame-src https://www.youtube-nocookie.com',
    // A payment form opens a UPI app by its own scheme.
    "form-action 'self' upi:",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ')
