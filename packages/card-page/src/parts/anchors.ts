import type { CardBlock } from '@parichay/contract/card/sections.ts'
import { html, type Html } from '../html.ts'
import type { CardView } from '../view.ts'
import { icon, type IconName } from './icons.ts'

/** A way to a section of the page. */
export type Anchor = { href: string; label: string; icon: IconName }

/** Ways to the sections that stand on the page, in the owner's order. `goodsTitle` as for the products. */
export function anchorsOf(view: CardView, goodsTitle = view.words.products): Anchor[] {
  const { words, products } = view
  const to = (id: string, label: string, name: IconName, stands: unknown): Anchor[] =>
    stands ? [{ href: `#${id}`, label, icon: name }] : []
  const ways: Record<CardBlock, Anchor[]> = {
    contact: [...to('contact', words.contact, 'call', true), ...to('hours', words.hours, 'clock', view.week)],
    about: to('about', words.about, 'shop', view.about),
    products: [
      ...to('products', goodsTitle, 'basket', products?.goods.length),
      ...to('services', words.services, 'tool', products?.services.length),
      ...to('timetable', words.timetable, 'calendar', products?.classes.length),
    ],
    gallery: to('gallery', words.gallery, 'photo', view.albums.length),
    videos: to('videos', words.videos, 'play', view.videos.length),
    links: to('links', words.links, 'globe', view.links.length),
    payment: to('payment', words.payment, 'pay', view.payment),
    lead: to('lead', words.lead, 'call', true),
    feedback: to('feedback', words.feedback, 'star', true),
  }
  return view.order.flatMap((block) => ways[block])
}

/** These ways as a list of links; nothing where a page is short enough to be seen at once. */
export const drawAnchors = (view: CardView, anchors: Anchor[], withIcons = false): Html | null =>
  anchors.length < 4
    ? null
    : html`<nav class="anchors" aria-label="${view.words.sections}"><ul>${anchors.map((way) => html`<li><a href="${way.href}">${withIcons && icon(way.icon)}<span>${way.label}</span></a></li>`)}</ul></nav>`
