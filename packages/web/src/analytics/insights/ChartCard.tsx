import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { lazy, type ReactNode, Suspense } from 'react'
import { Card } from '../../ui/Card.tsx'
import { loadPart } from '../../ui/load-part.ts'
import { Bone } from '../../ui/Skeletons.tsx'
import type { ChartProps } from './Chart.tsx'

const Chart = lazy(() => loadPart(() => import('./Chart.tsx')).then((part) => ({ default: part.Chart })))

type Props = {
  id: string
  title: string
  /** How it is counted. */
  about: string
  /** Nothing to draw: said in words instead. */
  isEmpty: boolean
  chart?: Omit<ChartProps, 'title' | 'hint'>
  /** The numbers themselves, each a way to the list behind it. */
  children: ReactNode
}

/** A question of the insights: how it is counted, its drawing, and always its numbers beneath. */
export function ChartCard({ id, title, about, isEmpty, chart, children }: Props) {
  const { t } = useLingui()
  return (
    <Card component="section" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Box component="h2" id={id} sx={{ typography: 'h3' }}>
        {title}
      </Box>
      <Box component="p" sx={{ typography: 'body2', color: 'text.secondary', mb: 2, mt: 0.25 }}>
        {about}
      </Box>
      {isEmpty ? (
        <Box
          sx={{ py: 4, textAlign: 'center', color: 'text.secondary' }}
        >{t`Nothing happened on these days.`}</Box>
      ) : (
        <>
          {chart && (
            <Suspense fallback={<Bone height={262} round={12} />}>
              <Chart {...chart} title={title} hint={t`Arrow keys read the values one by one.`} />
            </Suspense>
          )}
          {children}
        </>
      )}
    </Card>
  )
}
