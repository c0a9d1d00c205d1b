import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { graceDays } from '@parichay/contract/business/rules.ts'
import Box from '@mui/material/Box'
import { Disclosure } from './Disclosure.tsx'

/** What happens when a plan ends (screens 8.5), for those who want to know before they pay. */
export function AtExpiry() {
  const { t } = useLingui()
  return (
    <Disclosure title={t`What happens when the plan ends?`}>
      <Box
        component="ul"
        sx={{
          m: 0,
          px: 2,
          pb: 2,
          pl: 4.5,
          display: 'grid',
          gap: 0.75,
          typography: 'body2',
          color: 'text.secondary',
        }}
      >
        <li>
          <Plural
            value={graceDays}
            one="For # day more everything still works, and we remind you."
            other="For # days more everything still works, and we remind you."
          />
        </li>
        <li>
          <Trans>After that visitors see only your name and number on the card.</Trans>
        </li>
        <li>
          <Trans>Your details stay with us for 12 months: renew, and the card is back as it was.</Trans>
        </li>
        <li>
          <Trans>Nothing is charged by itself.</Trans>
        </li>
      </Box>
    </Disclosure>
  )
}
