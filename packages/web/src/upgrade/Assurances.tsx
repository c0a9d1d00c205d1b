import { Trans } from '@lingui/react/macro'
import type { UpgradeMode } from '@parichay/contract/payment/opening.ts'
import Box from '@mui/material/Box'
import { LockKeyhole, type LucideIcon, ReceiptText, RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Line } from '../ui/shapes.tsx'

/** What makes paying here safe, in three short lines. Nothing for those who record a payment. */
export function Assurances({ mode }: { mode: UpgradeMode }) {
  if (mode !== 'buy') return null
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        mt: 4,
        px: 3,
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'center',
        columnGap: 4,
        rowGap: 1.25,
        typography: 'body2',
        color: 'text.secondary',
      }}
    >
      <Point icon={LockKeyhole}>
        <Trans>Pay by UPI, card or net banking</Trans>
      </Point>
      <Point icon={ReceiptText}>
        <Trans>Invoice in your account</Trans>
      </Point>
      <Point icon={RotateCcw}>
        <Trans>Nothing is charged by itself</Trans>
      </Point>
    </Box>
  )
}

const Point = ({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) => (
  <Line component="li" gap={1} centred>
    <Icon size={18} strokeWidth={1.75} aria-hidden />
    {children}
  </Line>
)
