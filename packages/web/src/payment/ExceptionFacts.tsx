import { useLingui } from '@lingui/react/macro'
import type { PaymentException } from '@parichay/contract/payment/fields.ts'
import Box from '@mui/material/Box'
import { dayText } from '../ui/dates.ts'
import { fromDesktop } from '../ui/theme.ts'
import { factsOf } from './words.facts.ts'
import { answerWords, factNames } from './words.exceptions.ts'

/** The numbers of an exception, each with its name. */
export function ExceptionFacts({ exception }: { exception: PaymentException }) {
  const { i18n } = useLingui()
  const facts = factsOf(exception)
  if (facts.length === 0) return <div />
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: 'max-content minmax(0, 1fr)',
        columnGap: 2,
        rowGap: 0.5,
        alignItems: 'baseline',
        typography: 'body2',
        [fromDesktop]: { gridTemplateColumns: '112px minmax(0, 1fr)' },
      }}
    >
      {facts.map(({ name, value, isCode, isDay }) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {i18n._(factNames[name])}
          </Box>
          <Box
            component="dd"
            sx={{
              m: 0,
              overflowWrap: 'anywhere',
              fontVariantNumeric: 'tabular-nums',
              fontWeight: isCode ? 400 : 600,
              ...(isCode && { fontFamily: 'ui-monospace, monospace', fontSize: 13, userSelect: 'all' }),
            }}
          >
            {isDay ? dayText(value, i18n.locale) : answerWords[value] ? i18n._(answerWords[value]) : value}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
