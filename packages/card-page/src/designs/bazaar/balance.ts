import type { CardBlock } from '@parichay/contract/card/sections.ts'
import type { Column } from '../../blocks.ts'
import type { CardView } from '../../view.ts'

/** About how tall a block is on a desk, in px: enough to keep two columns alike. */
function heightOf(block: CardBlock, view: CardView): number {
  const { products, about, albums, payment } = view
  const rows = (count: number, each: number, across = 1) => Math.ceil(count / across) * each
  const sum = (heights: number[]) => heights.reduce((all, one) => all + one, 0)
  switch (block) {
    case 'contact':
      return (
        130 +
        rows(view.phones.length + view.facts.basicDetails.emails.length + (view.website ? 1 : 0), 64) +
        (view.week ? 410 : 0) +
        (view.place ? 230 : 0)
      )
    case 'about':
      return about
        ? 180 +
            (about.owner ? 100 : 0) +
            view.facts.sections.aboutUs.body.length * 0.6 +
            rows(about.reasons.length, 48, 2) +
            rows(about.facts.length, 60, 2)
        : 0
    case 'products':
      return products
        ? sum(products.goods.map(({ items }) => 70 + rows(items.length, 310, 3))) +
            sum(products.services.map(({ items }) => 120 + rows(items.length, 110))) +
            rows(products.classes.length, 110)
        : 0
    case 'gallery':
      return sum(albums.map(({ shots }) => 50 + rows(shots.length + 3, 166, 3)))
    case 'videos':
      return rows(view.videos.length, 230, 2)
    case 'links':
      return view.links.length ? 90 + rows(view.links.length, 116, 5) : 0
    case 'payment':
      return payment
        ? 130 + (payment.upi ? 440 : 0) + rows(payment.wallets.length, 56) + rows(payment.bank.length, 72)
        : 0
    case 'lead':
      return 620
    case 'feedback':
      return 470
  }
}

/** Each block goes to the column that is shorter when its turn comes; `end` is what follows all of them. */
export function balance(view: CardView): { columnOf: (block: CardBlock) => Column; end: Column } {
  const heights = { main: 0, side: 0 }
  const shorter = (): Column => (heights.side < heights.main ? 'side' : 'main')
  const columns = new Map<CardBlock, Column>()
  for (const block of view.order) {
    const column = shorter()
    columns.set(block, column)
    heights[column] += heightOf(block, view)
  }
  return { columnOf: (block) => columns.get(block) ?? 'main', end: shorter() }
}
