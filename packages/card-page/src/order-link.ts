import { rupees } from '@parichay/contract/money.ts'
import { whatsappHref } from './phone.ts'
import type { CardView } from './view.ts'
import { say } from './words/find-words.ts'

/**
 * Letters of a link, as it is sent, after which no further line of an order goes into it. One line, the number of those left
 * out and the sum still do: then it stays below the 8,000 that everything on the way has to take (RFC 9110, 4.1), with room for
 * what wa.me adds as it leads on. WhatsApp names no limit of its own for such a link; its messages hold more.
 */
export const mostOfOrder = 6000

/** A product of an order as it is written in the message. */
export type OrderLine = { name: string; price: string | null; unit: string }
/** `Rice – ₹60 per kg`. */
export const orderLine = ({ name, price, unit }: OrderLine): string =>
  `${name}${price === null ? '' : ` – ${price}`}${unit && ` ${unit}`}`

const encoded = (text: string) => encodeURIComponent(text.toWellFormed())

/** The parts of an order's link that the page carries for its script: what it begins with, and what stands before two numbers. */
export function orderParts({ words, name }: Pick<CardView, 'words' | 'name'>, whatsapp: string) {
  return {
    begin: whatsappHref(whatsapp, say(words.orderMessage, { name })),
    left: encoded(`\n${words.orderLeft} `),
    total: encoded(`\n${words.total}: `),
  }
}

/** The link that hands an order to WhatsApp, and how many of its products did not fit into it. The script of a page makes the same. */
export function orderLink(
  view: Pick<CardView, 'words' | 'name'>,
  whatsapp: string,
  chosen: readonly { line: OrderLine; count: number }[],
  paise: number,
): { href: string; left: number } {
  const { begin, left: beforeLeft, total } = orderParts(view, whatsapp)
  let [href, left] = [begin, 0]
  for (const { line, count } of chosen)
    if (href.length > mostOfOrder) left += 1
    else href += encoded(`\n${count} × ${orderLine(line)}`)
  if (left > 0) href += `${beforeLeft}${left}`
  if (paise > 0) href += `${total}${encoded(rupees(paise))}`
  return { href, left }
}
