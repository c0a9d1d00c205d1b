import { rupees } from '@parichay/contract/money.ts'
import type { CardPageFacts, PagePicture } from '@parichay/contract/card/page.ts'
import { linkHref } from '@parichay/contract/link-store/rules.ts'
import { weekdays } from '@parichay/contract/card/weekdays.ts'
import { underHeadings } from './headings.ts'
import { describeSpan } from './hours.ts'
import { whatsappHref } from './phone.ts'
import type { Words } from './words/en.ts'
import { say } from './words/find-words.ts'

type Fact = CardPageFacts['sections']['products'][number]

/** A product, service or class ready to show. `index` is its place among all, which an order names. */
export type ViewProduct = {
  index: number
  name: string
  price: string | null
  /** Price in paise for the sum of a basket; null cannot be summed. */
  paise: number | null
  mrp: string | null
  /** `20% off`, when the MRP is higher. */
  off: string | null
  unit: string
  description: string
  inStock: boolean
  diet: Fact['diet']
  pictures: PagePicture[]
  /** Where a tap leads: a WhatsApp enquiry or the owner's link; null for what is only shown. */
  ask: { href: string; label: string; kind: 'whatsapp' | 'go' } | null
  /** Whether it can be put into the basket. */
  canOrder: boolean
  /** Days and times of a class. */
  when: { days: string; times: string } | null
}
/** Products under one heading; the first group alone may have none. */
export type ProductGroup = { category: string; items: ViewProduct[] }
/** What a business sells: goods by category, services, classes. */
export type ViewProducts = {
  goods: ProductGroup[]
  services: ProductGroup[]
  classes: ViewProduct[]
  /** Whether anything can be ordered by basket. */
  hasBasket: boolean
}

/** Everything a card sells; null when there is nothing. */
export function viewProducts({ sections, basicDetails }: CardPageFacts, words: Words): ViewProducts | null {
  if (sections.products.length === 0) return null
  const all = sections.products.map((fact, index) => ({
    fact,
    view: viewProduct(fact, index, basicDetails, words),
  }))
  const of = (kind: Fact['kind']) => all.filter(({ fact }) => fact.kind === kind)
  return {
    goods: groups(of('product')),
    services: groups(of('service')),
    classes: of('class').map(({ view }) => view),
    hasBasket: all.some(({ view }) => view.canOrder),
  }
}

const groups = (items: { fact: Fact; view: ViewProduct }[]): ProductGroup[] =>
  underHeadings(items, ({ fact }) => fact.category).map(([category, found]) => ({
    category,
    items: found.map(({ view }) => view),
  }))

function viewProduct(
  fact: Fact,
  index: number,
  details: CardPageFacts['basicDetails'],
  words: Words,
): ViewProduct {
  const { price, mrp, name } = fact
  const lower = price !== null && mrp !== null && mrp > price
  const off = lower ? Math.floor(((mrp - price) * 100) / mrp) : 0
  return {
    index,
    name,
    price: price === null ? null : price === 0 ? words.free : rupees(price),
    paise: price,
    mrp: lower ? rupees(mrp) : null,
    off: off > 0 ? say(words.off, { percent: String(off) }) : null,
    unit: fact.unit && say(words.perUnit, { unit: fact.unit }),
    description: fact.description,
    inStock: fact.inStock,
    diet: fact.diet,
    pictures: fact.pictures,
    ask: askOf(fact, details, words),
    canOrder: isOrdered(fact) && details.whatsapp !== null,
    when: fact.when && {
      days: daysOf(fact.when.days, words),
      times: timesOf(fact.when, words),
    },
  }
}

/** Only goods go into the basket; a service or class that was to be ordered is asked about. */
const isOrdered = ({ kind, action, inStock }: Fact) => kind === 'product' && action === 'order' && inStock

function askOf(fact: Fact, { whatsapp }: CardPageFacts['basicDetails'], words: Words): ViewProduct['ask'] {
  const { action, link, name, kind } = fact
  if (action === 'link' && link !== null) {
    const href = linkHref({ fieldType: 'url', prefix: '', pattern: '' }, link)
    return href === null ? null : { href, label: words.seeMore, kind: 'go' }
  }
  if (whatsapp === null || isOrdered(fact)) return null
  const label = kind === 'class' ? words.join : words.enquire
  return { href: whatsappHref(whatsapp, say(words.enquireMessage, { item: name })), label, kind: 'whatsapp' }
}

/** `Mon – Fri`, `Mon, Wed, Fri`: neighbours are joined. */
function daysOf(days: NonNullable<Fact['when']>['days'], words: Words): string {
  const places = weekdays.flatMap((day, i) => (days.includes(day) ? [i] : []))
  const runs: number[][] = []
  for (const place of places) {
    const last = runs.at(-1)
    if (last && last.at(-1) === place - 1) last.push(place)
    else runs.push([place])
  }
  const short = (place: number) => words[`short_${weekdays[place]!}`]
  return runs
    .flatMap((run) => (run.length > 2 ? [`${short(run[0]!)}\u00a0– ${short(run.at(-1)!)}`] : run.map(short)))
    .join(', ')
}

function timesOf(when: NonNullable<Fact['when']>, words: Words): string {
  const { from, to } = describeSpan(when, words)
  return to === null ? from : `${from}\u00a0– ${to}`
}
