import { Plural, useLingui } from '@lingui/react/macro'
import { rupees } from '@parichay/contract/money.ts'
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { Hidden } from '../ui/Hidden.tsx'

/** `1,234/-` as Indians write whole rupees. */
const grouped = (price: number) => rupees(price * 100).slice(1)

/** A price large, with what it is for, and the higher price it replaces struck through. */
export function PlanPrice({ price, mrp, unit }: { price: number; mrp?: number | null; unit: ReactNode }) {
  const { t } = useLingui()
  const higher = mrp && mrp > price ? grouped(mrp) : undefined
  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 }}>
        <Box component="span" sx={{ display: 'inline-flex', alignItems: 'baseline', whiteSpace: 'nowrap' }}>
          <Box component="span" sx={{ fontSize: 22, fontWeight: 600, mr: 0.25 }}>
            ₹
          </Box>
          <Box
            component="span"
            sx={{ fontSize: 38, fontWeight: 750, lineHeight: 1.1, letterSpacing: '-0.035em' }}
          >
            {grouped(price)}
          </Box>
          <Box component="span" sx={{ fontSize: 20, fontWeight: 600 }}>
            /-
          </Box>
        </Box>
        {higher && (
          <Box component="s" sx={{ typography: 'body2', opacity: 0.8 }}>
            <Hidden>{t`Before:`} </Hidden>₹{higher}
          </Box>
        )}
      </Box>
      <Box sx={{ typography: 'body2', fontWeight: 550, opacity: 0.92 }}>{unit}</Box>
    </Box>
  )
}

/** How long a plan holds. */
export const Years = ({ validity }: { validity: number }) => (
  <Plural value={validity} one="for # year" other="for # years" />
)
