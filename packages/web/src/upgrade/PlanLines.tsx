import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import type { PlanSection } from '@parichay/contract/plan/lines.ts'
import Box from '@mui/material/Box'
import { Check, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Hidden } from '../ui/Hidden.tsx'
import { lineWords, productNames } from './words.ts'
import { Pile, PlainList } from '../ui/shapes.tsx'

/** What a plan holds, product by product; what it does not hold is told by a sign and by words. */
export function PlanLines({ sections }: { sections: readonly PlanSection[] }) {
  const { i18n } = useLingui()
  return (
    <Pile gap={2}>
      {sections.map(({ product, lines }) => (
        <Box key={product}>
          <Box sx={{ typography: 'caption', fontWeight: 700, color: 'text.secondary', mb: 0.75 }}>
            {i18n._(productNames[product])}
          </Box>
          <Lines>
            {lines.map((line) => (
              <Line key={line.name} isIncluded={line.isIncluded}>
                {i18n._(lineWords(line))}
              </Line>
            ))}
          </Lines>
        </Box>
      ))}
    </Pile>
  )
}

/** Lines below each other, with a tick each. */
export const Lines = ({ children }: { children: ReactNode }) => <PlainList gap={1}>{children}</PlainList>

export function Line({ isIncluded = true, children }: { isIncluded?: boolean; children: ReactNode }) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        gap: 1.25,
        typography: 'body2',
        fontWeight: isIncluded ? 550 : 450,
        color: isIncluded ? 'text.primary' : 'text.secondary',
      }}
    >
      <Box
        component="span"
        aria-hidden
        sx={{
          flex: 'none',
          display: 'grid',
          placeItems: 'center',
          width: 20,
          height: 20,
          mt: '1px',
          borderRadius: '50%',
          bgcolor: isIncluded ? 'success.tint' : 'brand.sunken',
          color: isIncluded ? 'success.main' : 'text.disabled',
        }}
      >
        {isIncluded ? <Check size={14} strokeWidth={3} /> : <Minus size={14} strokeWidth={2.5} />}
      </Box>
      <span>
        {!isIncluded && (
          <Hidden>
            <Trans>Not included:</Trans>{' '}
          </Hidden>
        )}
        {children}
      </span>
    </Box>
  )
}
