import { html, type Html, trust } from '../html.ts'
import { drawQrSvg } from '../qr.ts'
import type { CardView } from '../view.ts'
import type { Words } from '../words/en.ts'
import { say } from '../words/find-words.ts'
import { icon } from './icons.ts'
import { drawSection } from './section.ts'
import { drawPicture } from './picture.ts'

/** UPI with amount and QR, payment apps, bank transfer. */
export function drawPayment({ payment, words }: CardView): Html | null {
  if (!payment) return null
  const { upi, wallets, bank, qr, note } = payment
  return drawSection(
    'payment',
    html`<h2>${words.payment}</h2>${
      upi &&
      html`<div class="upi"><p class="payee">${say(words.payTo, { payee: upi.payee })}</p><p class="pair"><span class="value">${upi.id}</span>${copyButton(words.upi, upi.id, words)}</p>
<form class="amount" action="upi://pay" method="get" data-upi="${upi.href}"><input type="hidden" name="pa" value="${upi.id}"><input type="hidden" name="pn" value="${upi.payee}"><input type="hidden" name="cu" value="INR"><label><span>${words.amount}</span><input type="number" name="am" min="1" max="100000" step="0.01" inputmode="decimal"></label><button class="act pay" type="submit" data-v="pay">${icon('pay')}<span>${words.payUpi}</span></button></form>
<div class="scan"><div class="code">${trust(drawQrSvg(upi.href, { dark: '#111111', light: '#ffffff', size: 208 }))}</div><p class="hint">${words.scanToPay}</p></div></div>`
    }${qr && html`<div class="own-qr">${drawPicture(qr, { alt: words.qr, sizes: '240px' })}</div>`}${
      wallets.length > 0 &&
      html`<h3>${words.wallets}</h3><ul class="wallets">${wallets.map(({ app, shown, number }) => html`<li class="pair"><span class="words"><small>${app}</small> <span class="value">${shown}</span></span>${copyButton(app, number, words)}</li>`)}</ul>`
    }${
      bank.length > 0 &&
      html`<h3>${words.bankTransfer}</h3><dl class="bank">${bank.map(({ label, value }) => html`<div><dt>${label}</dt><dd class="pair"><span class="value">${value}</span>${copyButton(label, value, words)}</dd></div>`)}</dl>`
    }<p class="hint verify">${note || words.verifyPayee}</p>`,
  )
}

/** Copies a value; hidden where nothing can be copied. */
const copyButton = (what: string, value: string, words: Words): Html =>
  html`<button class="copy-one" type="button" data-copy="${value}" data-said="${words.copied}" aria-label="${say(words.copy, { what })}" hidden>${icon('copy')}</button>`
