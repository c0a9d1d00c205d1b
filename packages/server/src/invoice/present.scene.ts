import { at, group, rect, stack, words } from '@parichay/card-page/pictures/bricks.ts'
import { makePalette } from '@parichay/card-page/pictures/palette.ts'
import { amountInWords } from '@parichay/contract/invoice/amount-words.ts'
import { type InvoiceDocument, isRegistered } from '@parichay/contract/invoice/document.ts'
import { documentDay, invoiceLabels } from '@parichay/contract/invoice/labels.ts'
import { gstStates } from '@parichay/contract/invoice/states.ts'
import { placeName, rateText } from '@parichay/contract/invoice/tax.ts'
import { rupees } from '@parichay/contract/money.ts'
import type { Element } from '@parichay/scene/element.ts'
import type { TextElement } from '@parichay/scene/elements/text.ts'
import { withoutMissing } from '@parichay/scene/fonts/stack.ts'
import { type Scene, sceneVersion } from '@parichay/scene/scene.ts'
import { roomFor } from './present.room.ts'

/** A4. What needs more room grows below. */
const page = { width: 210, height: 297 }
const left = 16
const right = page.width - left
const wide = right - left

type More = Partial<Omit<TextElement, 'kind' | 'box' | 'text'>>
/** What people typed, as it can be printed: signs no font has are left out, and nothing is taken for a fact. */
const plain = (text: string) => withoutMissing(text.replaceAll('{{', '{ {'), 'sans')
const text = (
  x: number,
  y: number,
  width: number,
  height: number,
  what: string,
  size: number,
  more: More = {},
) =>
  words(at(x, y, width, height), plain(what) || ' ', more.fill ?? '#17181c', size, {
    weight: 'regular',
    ...more,
  })

/** A text that takes as many lines as it needs: nothing that somebody typed is cut or made small. */
const whole = (y: number, width: number, what: string, size: number, more: More = {}) =>
  text(0, y, width, 400, what, size, { minSize: size, ...more })

/** Money with its paise always shown, so that columns stand under one another. */
const money = (paise: number) =>
  `${rupees(Math.trunc(paise / 100) * 100)}.${String(Math.abs(paise) % 100).padStart(2, '0')}`

/** An A4 page: who, what, which tax, how much. Plain, in the agency's colour; all text, so that it can be searched. */
export function invoiceScene(document: InvoiceDocument, { hasLogo }: { hasLogo: boolean }): Scene {
  const { brand, kind, language, total, lines, seller, buyer } = document
  const say = invoiceLabels(language)
  const { fill, link, soft, line, tint, ink } = makePalette(brand.colour)
  const label = (x: number, y: number, width: number, what: string, more: More = {}) =>
    text(x, y, width, 4, what, 2.7, { fill: soft, ...more })
  const rule = (y: number, colour = line, height = 0.25) => rect(at(left, y, wide, height), colour)
  const hasTax = document.place !== null
  const isCredit = kind === 'CREDIT_NOTE'

  const headX = hasLogo ? left + 19 : left
  const contact = [brand.site, brand.phone, brand.email].filter(Boolean).join('  ·  ')
  const headHeight = Math.max(17, roomFor(brand.agencyName, 5.4, 92) + 0.6 + roomFor(contact, 2.8, 92))
  const head: Element[] = [
    rect(at(0, 0, page.width, 3.2), fill),
    ...(hasLogo
      ? [
          {
            kind: 'image' as const,
            box: at(left, 15, 15, 15),
            source: 'logo',
            fit: 'contain' as const,
            mask: { type: 'rect' as const, radius: 2.6 },
          },
        ]
      : []),
    stack(at(headX, 14, 100, headHeight), 'middle', [
      whole(0, 92, brand.agencyName, 5.4, { weight: 'bold', fill: ink }),
      whole(0.6, 92, contact, 2.8, { fill: soft }),
    ]),
    text(right - 70, 14.5, 70, 10, say[kind], 7.4, { weight: 'bold', align: 'end', fill: link, maxLines: 1 }),
    ...(kind === 'TAX_INVOICE' ? [label(right - 70, 24.6, 70, say.original, { align: 'end' })] : []),
  ]

  const facts: [string, string][] = [
    [say.number, document.invoiceNo],
    [say.date, documentDay(document.issuedOn, language)],
    ...(document.credits
      ? ([
          [say.against, `${document.credits.invoiceNo}, ${documentDay(document.credits.issuedOn, language)}`],
        ] as [string, string][])
      : []),
    ...(document.place ? ([[say.place, placeName(document.place)]] as [string, string][]) : []),
  ]
  const shares = facts.map(([name]) => (name === say.against ? 1.5 : name === say.date ? 0.85 : 1))
  const share = wide / shares.reduce((sum, one) => sum + one, 0)
  const stripTop = headHeight + 20
  const widthOf = (i: number) => share * shares[i]! - 6
  const stripHeight = Math.max(
    16,
    9.4 + Math.max(...facts.map(([, value], i) => roomFor(value, 3.8, widthOf(i)))),
  )
  const strip: Element[] = [
    rect(at(left, stripTop, wide, stripHeight), tint, 2.4),
    ...facts.map(([name, value], i) => {
      const x = left + 5 + share * shares.slice(0, i).reduce((sum, one) => sum + one, 0)
      return stack(at(x, stripTop + 2.4, widthOf(i), stripHeight - 4), 'start', [
        label(0, 0, widthOf(i), name),
        whole(0, widthOf(i), value, 3.8, { weight: 'bold', fill: ink }),
      ])
    }),
  ]

  const partiesTop = stripTop + stripHeight + 7
  const half = wide / 2 - 6
  type Party = { title: string; name: string; parts: string[]; foot: string; isFaint?: boolean }
  const partyHeight = ({ name, parts, foot }: Party) =>
    [...parts, foot].reduce((sum, part) => sum + 1.4 + roomFor(part, 3.2, half), 6 + roomFor(name, 4.1, half))
  const party = (x: number, { title, name, parts, foot, isFaint = false }: Party) =>
    stack(at(x, partiesTop, half, 42), 'start', [
      label(0, 0, half, title),
      whole(1.2, half, name, 4.1, { weight: 'bold', fill: ink }),
      ...parts.filter(Boolean).map((part) => whole(0.7, half, part, 3.1, { fill: ink })),
      ...(foot
        ? [
            whole(
              1.4,
              half,
              foot,
              isFaint ? 3 : 3.2,
              isFaint ? { fill: soft } : { weight: 'bold', fill: ink },
            ),
          ]
        : []),
    ])
  const place = (city: string, pin: string, state: InvoiceDocument['seller']['state']) =>
    [[city, pin].filter(Boolean).join(' '), state ? `${gstStates[state]} (${say.state} ${state})` : '']
      .filter(Boolean)
      .join(', ')
  const gstinText = (gstin: string | null) => (gstin ? `${say.gstin}  ${gstin}` : '')
  const sides: Party[] = [
    {
      title: say.from,
      name: seller.legalName,
      parts: [seller.address, place(seller.city, seller.pin, seller.state)],
      foot: gstinText(seller.gstin) || (isRegistered(seller) ? '' : say.unregistered),
      isFaint: !seller.gstin,
    },
    {
      title: isCredit ? say.refundedTo : say.to,
      name: buyer.name,
      parts: [
        buyer.address,
        place(buyer.city, buyer.pin, buyer.state),
        [buyer.phone, buyer.email].filter(Boolean).join('  ·  '),
      ],
      foot: gstinText(buyer.gstin),
    },
  ]
  const parties: Element[] = sides.map((side, i) => party(left + i * (wide / 2 + 6), side))

  // Columns from the right: amount, then tax where there is any, then quantity and price.
  const columns = [
    { name: say.amount, width: 30, value: (one: (typeof lines)[number]) => money(one.totalPaise) },
    ...(hasTax
      ? [{ name: say.taxable, width: 30, value: (one: (typeof lines)[number]) => money(one.taxable) }]
      : []),
    { name: say.rate, width: 27, value: (one: (typeof lines)[number]) => money(one.pricePaise) },
    { name: say.quantity, width: 13, value: (one: (typeof lines)[number]) => String(one.quantity) },
    ...(hasTax ? [{ name: say.sac, width: 18, value: () => seller.sac }] : []),
  ]
  const first = wide - columns.reduce((sum, { width }) => sum + width, 0)
  const cells = (
    y: number,
    height: number,
    write: (column: (typeof columns)[number]) => string,
    more: More,
  ) => {
    let x = right
    return columns.map((column) => {
      x -= column.width
      return text(x, y, column.width, height, write(column), 3.2, {
        align: 'end',
        maxLines: 1,
        minSize: 2.3,
        ...more,
      })
    })
  }
  const tableTop = partiesTop + Math.max(44, Math.max(...sides.map(partyHeight)) + 4)
  // What is sold is grouped, so there are never many lines; many stand closer.
  const least = lines.length > 6 ? 10.5 : 15
  const heights = lines.map(({ title, detail }) =>
    Math.max(least, 4 + roomFor(title, 3.5, first - 3) + roomFor(detail, 2.8, first - 3)),
  )
  const tops = heights.map((_, i) => tableTop + 9 + heights.slice(0, i).reduce((sum, one) => sum + one, 0))
  const table: Element[] = [
    rule(tableTop, ink, 0.35),
    text(left, tableTop + 2.6, first, 5, say.description, 2.8, { fill: soft }),
    ...cells(tableTop + 2.6, 5, ({ name }) => name, { size: 2.8, fill: soft }),
    rule(tableTop + 9),
    ...lines.flatMap((one, i) => {
      const [y, height] = [tops[i]!, heights[i]!]
      return [
        stack(at(left, y, first - 3, height), 'middle', [
          whole(0, first - 3, one.title, 3.5, { weight: 'bold', fill: ink }),
          ...(one.detail ? [whole(0.5, first - 3, one.detail, 2.8, { fill: soft })] : []),
        ]),
        ...cells(y, height, (column) => column.value(one), { valign: 'middle', fill: ink }),
        rule(y + height),
      ]
    }),
  ]

  const sumsTop = tableTop + 9 + heights.reduce((sum, one) => sum + one, 0) + 5
  const halfRate = rateText(document.rate / 2)
  const sums: [string, number][] = hasTax
    ? [
        [say.taxable, total.taxable],
        ...(total.igst > 0 || document.isZeroRated || document.place !== seller.state
          ? ([[`IGST ${rateText(document.rate)}`, total.igst]] as [string, number][])
          : ([
              [`CGST ${halfRate}`, total.cgst],
              [`${document.stateTax} ${halfRate}`, total.sgst],
            ] as [string, number][])),
      ]
    : []
  const sumX = right - 78
  const totalTop = sumsTop + sums.length * 6.4 + (sums.length ? 1.5 : 0)
  const totals: Element[] = [
    ...sums.flatMap(([name, paise], i) => [
      text(sumX + 5, sumsTop + i * 6.4, 40, 6, name, 3.2, { fill: soft, valign: 'middle' }),
      text(right - 38, sumsTop + i * 6.4, 38, 6, money(paise), 3.3, {
        align: 'end',
        valign: 'middle',
        fill: ink,
      }),
    ]),
    rect(at(sumX, totalTop, 78, 13), fill, 2.4),
    group(at(sumX, totalTop, 78, 13), [
      text(5, 0, 27, 13, isCredit ? say.credited : hasTax ? say.totalPaid : say.total, 3.3, {
        valign: 'middle',
        fill: makePalette(brand.colour).on,
        maxLines: 2,
        minSize: 2.6,
      }),
      text(33, 0, 40, 13, money(total.totalPaise), 5.6, {
        weight: 'bold',
        align: 'end',
        valign: 'middle',
        fill: makePalette(brand.colour).on,
        maxLines: 1,
        minSize: 3.4,
      }),
    ]),
  ]

  const paid = document.paid
  const how = paid
    ? isCredit
      ? paid.mode === 'online'
        ? say.refunded
        : say.reversed
      : paid.mode === 'online'
        ? say.online
        : say.manual
    : ''
  const inWords = amountInWords(total.totalPaise, language === 'hi' ? 'hi' : 'en')
  const dueText = !paid && document.dueOn ? `${say.due} ${documentDay(document.dueOn, language)}` : ''
  const paidText = paid ? `${how}, ${documentDay(paid.paidOn, language)}` : ''
  const besideWidth = wide - 90
  const besideHeight = [inWords, dueText, paidText, paid?.reference ?? ''].reduce(
    (sum, part) => sum + (part ? 4.5 + roomFor(part, 3.4, besideWidth) : 0),
    5,
  )
  const beside: Element[] = [
    stack(at(left, sumsTop, besideWidth, 60), 'start', [
      label(0, 0, besideWidth, say.inWords),
      whole(1, besideWidth, inWords, 3.4, { weight: 'bold', fill: ink, balance: true }),
      ...(dueText ? [whole(4.5, besideWidth, dueText, 3.4, { weight: 'bold', fill: ink })] : []),
      ...(paidText ? [whole(4.5, besideWidth, paidText, 3.1, { fill: ink })] : []),
      ...(paid?.reference ? [whole(0.6, besideWidth, paid.reference, 2.8, { fill: soft })] : []),
    ]),
  ]

  const notes = [
    ...(hasTax ? [say.reverse] : [say.exempt]),
    ...(document.isZeroRated ? [say.zeroRated] : []),
    say.computer,
  ]
  const end = Math.max(totalTop + 13, sumsTop + besideHeight)
  const footTop = Math.max(page.height - 29, end + 8)
  const foot: Element[] = [
    rule(footTop),
    ...notes.map((note, i) =>
      text(left, footTop + 3 + i * 4.6, wide, 4.4, note, 2.7, { fill: soft, maxLines: 1, minSize: 2.1 }),
    ),
  ]
  return {
    version: sceneVersion,
    unit: 'mm',
    dpi: 300,
    width: page.width,
    height: footTop + 29,
    language: language === 'hi' ? 'hi' : 'en',
    background: '#ffffff',
    layers: [...head, ...strip, ...parties, ...table, ...totals, ...beside, ...foot],
  }
}
