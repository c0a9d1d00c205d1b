import { html, type Html } from '../html.ts'
import type { CardView } from '../view.ts'
import { icon } from './icons.ts'

/** Calls the first number of the card; at a desk the number itself is of more use, so a design may show it. */
export const callAction = ({ phones, words }: CardView, withNumber = false): Html | undefined =>
  phones[0] &&
  html`<a class="act call" data-v="call" href="${phones[0].href}">${icon('call')}<span>${words.call}${withNumber && html` <span class="number">${phones[0].shown}</span>`}</span></a>`

/** The button that opens a chat with the default message; null without a number. */
export const whatsappAction = ({ whatsapp, words }: CardView): Html | null =>
  whatsapp === null
    ? null
    : html`<a class="act chat" data-v="whatsapp" href="${whatsapp}">${icon('whatsapp')}<span>${words.whatsapp}</span></a>`

/** The button that saves the contact (vCard). */
export const saveAction = ({ vcardLink, words }: CardView): Html =>
  html`<a class="act save" data-v="save" href="${vcardLink}">${icon('save')}<span>${words.saveContact}</span></a>`

/** Opens WhatsApp to pass the card on; the script puts the phone's own share sheet in its place. */
export const shareAction = ({ shareLink, facts, name, words }: CardView): Html =>
  html`<a class="act share" data-v="share" href="${shareLink}" data-share="${facts.url}" data-name="${name}">${icon('share')}<span>${words.share}</span></a>`

/** The bar at the thumb: fixed on phones, gone where the page has room to show its actions. */
export const drawActionBar = (view: CardView): Html =>
  html`<nav class="bar" aria-label="${view.words.quickActions}">${callAction(view)}${whatsappAction(view)}${saveAction(view)}${shareAction(view)}</nav>`
