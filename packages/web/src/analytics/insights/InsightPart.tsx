import type { ReactNode } from 'react'
import type { ChartProps } from './Chart.tsx'
import { ChartCard } from './ChartCard.tsx'
import { NumberTable, type NumberRow } from './NumberTable.tsx'

/** A question of the insights with its answer. */
export type InsightPart = {
  id: string
  /** It tells what customers paid: not shown to whom that is hidden from. */
  ofMoney?: true
  title: string
  /** How it is counted. */
  about: string
  /** Nothing to draw: said in words instead. */
  isEmpty: boolean
  chart?: Omit<ChartProps, 'title' | 'hint'>
  /** Between the drawing and its numbers. */
  lead?: ReactNode
  heads: readonly string[]
  rows: readonly NumberRow[]
}

/** Draws one question of the insights: a card with its drawing and its numbers. */
export function InsightPartCard({ lead, heads, rows, ofMoney: _, ...card }: InsightPart) {
  return (
    <ChartCard {...card}>
      {lead}
      <NumberTable label={card.title} heads={heads} rows={rows} />
    </ChartCard>
  )
}

/** Pure: about how tall a part is drawn on a desktop, in pixels; `ChartCard` and `NumberTable` say why. */
export function heightOf({ isEmpty, chart, lead, rows }: InsightPart): number {
  const head = 95
  if (isEmpty) return head + 86
  return head + (chart ? 262 : 0) + (lead ? 22 : 0) + Math.min(288, 8 + 41 * (rows.length + 1)) + 48
}
