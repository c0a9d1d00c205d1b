import { Plural, Trans } from '@lingui/react/macro'
import { graceDays } from '@parichay/contract/business/rules.ts'
import Box from '@mui/material/Box'
import { ChevronDown } from 'lucide-react'

/** What happens when a plan ends (screens 8.5), for those who want to know before they pay. */
export function AtExpiry() {
  return (
    <Box
      component="details"
      sx={{
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: '12px',
        bgcolor: 'background.paper',
        '&[open] summary svg': { transform: 'rotate(180deg)' },
      }}
    >
      <Box
        component="summary"
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1,
          minHeight: 52,
          px: 2,
          typography: 'subtitle2',
          cursor: 'pointer',
          listStyle: 'none',
          '&::-webkit-details-marker': { display: 'none' },
          '& svg': { transition: 'transform 150ms', flex: 'none' },
        }}
      >
        <Trans>What happens when the plan ends?</Trans>
        <ChevronDown size={20} aria-hidden />
      </Box>
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
    </Box>
  )
}
