import type { ReactNode } from 'react'
import type { ChartProps } from './Chart.tsx'
import { ChartCard } from './ChartCard.tsx'
import { NumberTable, type NumberRow } from './NumberTable.tsx'

/** A question of the insights with its answer. */
export type InsightPart = {
  id: string
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
export function InsightPartCard({ lead, heads, rows, ...card }: InsightPart) {
  return (
    <ChartCard {...card}>
      {lead}
      <NumberTable label={card.title} heads={heads} rows={rows} />
    </ChartCard>
  )
}
