import type { CardBlock } from '@parichay/contract/card/sections.ts'
import { html, type Html } from '../html.ts'
import type { CardView } from '../view.ts'

/** A section that stands on the page: its anchor and its name. */
export type Chapter = { id: string; title: string }

/** The sections of a page in the owner's order, for a design's own navigation. */
export function chaptersOf(view: CardView): Chapter[] {
  const { words, products } = view
  const some = (id: string, title: string, isThere: unknown): Chapter[] => (isThere ? [{ id, title }] : [])
  const chapters: Record<CardBlock, () => Chapter[]> = {
    contact: () => [...some('contact', words.contact, true), ...some('hours', words.hours, view.week)],
    about: () => some('about', view.about?.title ?? '', view.about),
    products: () => [
      ...some('products', words.products, products?.goods.length),
      ...some('services', words.services, products?.services.length),
      ...some('timetable', words.timetable, products?.classes.length),
    ],
    gallery: () => some('gallery', words.gallery, view.albums.length),
    videos: () => some('videos', words.videos, view.videos.length),
    links: () => some('links', words.links, view.links.length),
    payment: () => some('payment', words.payment, view.payment),
    feedback: () => some('feedback', words.feedback, true),
  }
  return view.order.flatMap((block) => chapters[block]())
}

/** The way to each section as a list of anchors; a page of two sections needs none. */
export function drawChapters(view: CardView, chapters = chaptersOf(view)): Html | null {
  if (chapters.length < 3) return null
  return html`<nav class="chapters" aria-label="${view.words.onThisPage}"><ul>${chapters.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}</ul></nav>`
}
