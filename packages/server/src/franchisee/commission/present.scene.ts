import { at, rect, words } from '@parichay/card-page/pictures/bricks.ts'
import { makePalette } from '@parichay/card-page/pictures/palette.ts'
import type { CommissionStatement } from '@parichay/contract/franchisee/fields.commission.ts'
import { rupees } from '@parichay/contract/money.ts'
import type { Element } from '@parichay/scene/element.ts'
import { withoutMissing } from '@parichay/scene/fonts/stack.ts'
import { type Scene, sceneVersion } from '@parichay/scene/scene.ts'

const [left, wide, row, top] = [16, 178, 6.4, 78]
const kinds = { card: 'Digital card', pdf: 'PDF ID card', video: 'Video' } as const
type Look = { fill?: string; bold?: boolean; end?: boolean }

/** What people typed, as it can be printed: signs no font has are left out, and nothing is taken for a fact. */
const plain = (text: string) => withoutMissing(text.replaceAll('{{', '{ {'), 'sans') || ' '
const text = (x: number, y: number, width: number, what: string, size: number, look: Look = {}) =>
  words(at(left + x, y, width, size * 1.5), plain(what), look.fill ?? '#17181c', size, {
    weight: look.bold ? 'bold' : 'regular',
    align: look.end ? 'end' : 'start',
    maxLines: 1,
  })
const money = (paise: number) => {
  const sum = `${rupees(Math.trunc(Math.abs(paise) / 100) * 100)}.${String(Math.abs(paise) % 100).padStart(2, '0')}`
  return paise < 0 ? `− ${sum}` : sum
}

/** A statement on A4 that grows below: five sums, every step, every payment; all text, so that it can be searched. */
export function statementScene(
  statement: CommissionStatement,
  agency: { agencyName: string; colour: string },
): Scene {
  const { fill, soft, line, ink } = makePalette(agency.colour)
  const quiet = { fill: soft }
  const sums: [string, number][] = [
    ['Due before', statement.openingPaise],
    ['Earned', statement.earnedPaise],
    ['Taken back', -statement.takenBackPaise],
    ['Paid', -statement.paidPaise],
    ['Due', statement.duePaise],
  ]
  const rows: { cells: [string, string, string, string, string]; isPayout: boolean }[] = [
    ...statement.lines.map((one) => ({
      cells: [
        one.day,
        `${one.businessName} · ${one.name || kinds[one.kind]}`,
        money(one.amountPaise),
        `${one.pct} %`,
        money(one.commissionPaise),
      ] as [string, string, string, string, string],
      isPayout: false,
    })),
    ...statement.payouts.map((one) => ({
      cells: [
        one.day,
        ['Paid', one.mode, one.reference, one.note].filter(Boolean).join(' · '),
        '',
        '',
        money(-one.amountPaise),
      ] as [string, string, string, string, string],
      isPayout: true,
    })),
  ]
  const columns = [
    [0, 22],
    [23, 82],
    [106, 30],
    [137, 12],
    [150, 28],
  ] as const
  const cell = (at_: number, y: number, what: string, look: Look = {}) =>
    text(columns[at_]![0], y, columns[at_]![1], what, 3, { ...look, end: at_ > 1 })
  const table: Element[] = rows.flatMap(({ cells, isPayout }, number) => {
    const y = top + 8 + number * row
    return [
      ...cells.map((what, place) => cell(place, y, what, isPayout ? quiet : {})),
      rect(at(left, y + row - 1.4, wide, 0.15), line),
    ]
  })
  const { payout } = statement
  const numbers = [statement.pan && `PAN ${statement.pan}`, statement.gstin && `GSTIN ${statement.gstin}`]
  const who = [...numbers, statement.address.replaceAll('\n', ', ')].filter(Boolean).join(' · ')
  const to = [payout.upiId, payout.holder, payout.accountNumber, payout.ifsc].filter(Boolean).join(' · ')
  const foot = top + 12 + rows.length * row + (statement.moreLines > 0 ? 6 : 0)
  return {
    version: sceneVersion,
    unit: 'mm',
    dpi: 300,
    width: 210,
    height: Math.max(297, foot + 26),
    language: 'en',
    background: '#ffffff',
    layers: [
      rect(at(0, 0, 210, 3.2), fill),
      text(0, 14, 110, agency.agencyName, 5.4, { bold: true, fill: ink }),
      text(98, 14, 80, 'Commission statement', 5.4, { bold: true, end: true }),
      text(0, 25, 120, statement.name, 4.2, { bold: true }),
      text(98, 25, 80, statement.month, 4.2, { end: true }),
      ...(who ? [text(0, 32, wide, who, 3, quiet)] : []),
      ...(to ? [text(0, 37, wide, `Paid to: ${to}`, 3, quiet)] : []),
      ...sums.flatMap(([label, paise], place): Element[] => [
        text(place * 36, 45, 34, label, 3, quiet),
        text(place * 36, 50, 34, money(paise), 4.2, { bold: place === 4 }),
      ]),
      rect(at(left, top - 4, wide, 0.3), line),
      ...['Day', 'For what', 'Amount', '', 'Commission'].map((what, place) => cell(place, top, what, quiet)),
      ...table,
      ...(rows.length === 0
        ? [text(0, top + 8, wide, 'Nothing was sold or paid in this month.', 3.2, quiet)]
        : []),
      ...(statement.moreLines > 0
        ? [text(0, foot - 5, wide, `${statement.moreLines} more steps stand in the table (CSV).`, 3, quiet)]
        : []),
      text(
        0,
        foot,
        wide,
        'Percent of what customers paid, GST included. What is given back is taken back.',
        2.8,
        quiet,
      ),
    ],
  }
}
