import { html, type Html, trust } from '../html.ts'
import { drawQrSvg } from '../qr.ts'
import type { CardView } from '../view.ts'
import { icon } from './icons.ts'
import { shareAction } from './actions.ts'

/** The QR code with share and copy. As the target of `#qr` it fills a phone's screen, so it works without script. */
export function drawPassOn(view: CardView): Html {
  const { facts, words } = view
  return html`<section class="pass-on" id="qr" aria-labelledby="qr-name"><h2 id="qr-name">${words.qr}</h2>
<div class="code">${trust(drawQrSvg(facts.url, { dark: '#111111', light: '#ffffff', size: 208 }))}</div>
<p class="hint">${words.qrHint}</p><p class="address">${facts.url.replace(/^https?:\/\//, '')}</p>
<p class="ways">${shareAction(view)}<button class="act copy" type="button" data-copy="${facts.url}" data-said="${words.copied}" hidden>${icon('copy')}<span>${words.copyLink}</span></button></p>
<p class="said" role="status"></p><a class="shut-qr" href="#top">${icon('close')}<span>${words.close}</span></a></section>`
}

/** A way to the QR code from the head of the page. */
export const qrAction = ({ words }: CardView): Html =>
  html`<a class="act show-qr" href="#qr">${icon('qr')}<span>${words.qr}</span></a>`
