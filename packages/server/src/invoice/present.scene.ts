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
    stack(at(headX, 14, 100, 17), 'middle', [
      text(0, 0, 92, 7.5, brand.agencyName, 5.4, { weight: 'bold', maxLines: 1, minSize: 3.6, fill: ink }),
      text(0, 0.6, 92, 4.4, contact, 2.8, { fill: soft, maxLines: 1, minSize: 2.2 }),
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
  const strip: Element[] = [
    rect(at(left, 37, wide, 16), tint, 2.4),
    ...facts.flatMap(([name, value], i) => {
      const x = left + 5 + share * shares.slice(0, i).reduce((sum, one) => sum + one, 0)
      const width = share * shares[i]! - 6
      return [
        label(x, 39.4, width, name),
        text(x, 43.4, width, 7.6, value, 3.8, {
          weight: 'bold',
          maxLines: 2,
          minSize: 2.4,
          lineHeight: 1.1,
          fill: ink,
        }),
      ]
    }),
  ]

  const party = (
    x: number,
    title: string,
    name: string,
    parts: string[],
    gstin: string | null,
    registered = true,
  ) =>
    stack(at(x, 60, wide / 2 - 6, 42), 'start', [
      label(0, 0, wide / 2 - 6, title),
      text(0, 1.2, wide / 2 - 6, 12, name, 4.1, { weight: 'bold', maxLines: 2, minSize: 3.2, fill: ink }),
      ...parts
        .filter(Boolean)
        .map((part) => text(0, 0.7, wide / 2 - 6, 12, part, 3.1, { maxLines: 3, minSize: 2.6, fill: ink })),
      ...(gstin
        ? [text(0, 1.4, wide / 2 - 6, 5, `${say.gstin}  ${gstin}`, 3.2, { weight: 'bold', fill: ink })]
        : registered
          ? []
          : [text(0, 1.4, wide / 2 - 6, 5, say.unregistered, 3, { fill: soft })]),
    ])
  const place = (city: string, pin: string, state: InvoiceDocument['seller']['state']) =>
    [[city, pin].filter(Boolean).join(' '), state ? `${gstStates[state]} (${say.state} ${state})` : '']
      .filter(Boolean)
      .join(', ')
  const parties: Element[] = [
    party(
      left,
      say.from,
      seller.legalName,
      [seller.address, place(seller.city, seller.pin, seller.state)],
      seller.gstin,
      isRegistered(seller),
    ),
    party(
      left + wide / 2 + 6,
      isCredit ? say.refundedTo : say.to,
      buyer.name,
      [
        buyer.address,
        place(buyer.city, buyer.pin, buyer.state),
        [buyer.phone, buyer.email].filter(Boolean).join('  ·  '),
      ],
      buyer.gstin,
    ),
  ]

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
  const tableTop = 104
  // What is sold is grouped, so there are never many lines; many stand closer.
  const rowHeight = Math.min(15, 92 / lines.length)
  const isTight = rowHeight < 11
  const table: Element[] = [
    rule(tableTop, ink, 0.35),
    text(left, tableTop + 2.6, first, 5, say.description, 2.8, { fill: soft }),
    ...cells(tableTop + 2.6, 5, ({ name }) => name, { size: 2.8, fill: soft }),
    rule(tableTop + 9),
    ...lines.flatMap((one, i) => {
      const y = tableTop + 9 + i * rowHeight
      return [
        stack(at(left, y, first - 3, rowHeight), 'middle', [
          text(
            0,
            0,
            first - 3,
            5.5,
            isTight && one.detail ? `${one.title} · ${one.detail}` : one.title,
            3.5,
            {
              weight: 'bold',
              maxLines: 1,
              minSize: 2.6,
              fill: ink,
            },
          ),
          ...(one.detail && !isTight
            ? [text(0, 0.5, first - 3, 8, one.detail, 2.8, { fill: soft, maxLines: 2, minSize: 2.3 })]
            : []),
        ]),
        ...cells(y, rowHeight, (column) => column.value(one), { valign: 'middle', fill: ink }),
        rule(y + rowHeight),
      ]
    }),
  ]

  const sumsTop = tableTop + 9 + lines.length * rowHeight + 5
  const half = rateText(document.rate / 2)
  const sums: [string, number][] = hasTax
    ? [
        [say.taxable, total.taxable],
        ...(total.igst > 0 || document.isZeroRated || document.place !== seller.state
          ? ([[`IGST ${rateText(document.rate)}`, total.igst]] as [string, number][])
          : ([
              [`CGST ${half}`, total.cgst],
              [`${document.stateTax} ${half}`, total.sgst],
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
      text(5, 0, 36, 13, isCredit ? say.credited : hasTax ? say.totalPaid : say.total, 3.3, {
        valign: 'middle',
        fill: makePalette(brand.colour).on,
        maxLines: 2,
        minSize: 2.6,
      }),
      text(32, 0, 41, 13, money(total.totalPaise), 5.6, {
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
  const beside: Element[] = [
    stack(at(left, sumsTop, wide - 90, 60), 'start', [
      label(0, 0, wide - 90, say.inWords),
      text(0, 1, wide - 90, 18, amountInWords(total.totalPaise, language === 'hi' ? 'hi' : 'en'), 3.4, {
        weight: 'bold',
        maxLines: 4,
        minSize: 2.6,
        fill: ink,
        balance: true,
      }),
      ...(!paid && document.dueOn
        ? [
            text(0, 4.5, wide - 90, 5, `${say.due} ${documentDay(document.dueOn, language)}`, 3.4, {
              weight: 'bold',
              fill: ink,
              maxLines: 2,
              minSize: 2.4,
            }),
          ]
        : []),
      ...(paid
        ? [
            text(0, 4.5, wide - 90, 5, `${how}, ${documentDay(paid.paidOn, language)}`, 3.1, {
              fill: ink,
              maxLines: 2,
              minSize: 2.4,
            }),
            ...(paid.reference
              ? [text(0, 0.6, wide - 90, 5, paid.reference, 2.8, { fill: soft, maxLines: 1, minSize: 2 })]
              : []),
          ]
        : []),
    ]),
  ]

  const notes = [
    ...(hasTax ? [say.reverse] : [say.exempt]),
    ...(document.isZeroRated ? [say.zeroRated] : []),
    say.computer,
  ]
  const foot: Element[] = [
    rule(268),
    ...notes.map((note, i) =>
      text(left, 271 + i * 4.6, wide, 4.4, note, 2.7, { fill: soft, maxLines: 1, minSize: 2.1 }),
    ),
  ]
  return {
    version: sceneVersion,
    unit: 'mm',
    dpi: 300,
    ...page,
    language: language === 'hi' ? 'hi' : 'en',
    background: '#ffffff',
    layers: [...head, ...strip, ...parties, ...table, ...totals, ...beside, ...foot],
  }
}
