import { useLingui } from '@lingui/react/macro'
import type { Business } from '@parichay/contract/business/fields.ts'
import Box from '@mui/material/Box'
import { CirclePause, MessageCircle } from 'lucide-react'
import { connectWithAdmin } from '../shell/connect-with-admin.tsx'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'

/** Says that the agency stopped this business, and whom to talk to; nothing for one that goes on. */
export function SuspendedBanner({ business }: { business: Business }) {
  const { t } = useLingui()
  if (!business.suspension) return null
  return (
    <Card
      tone="error"
      component="section"
      aria-label={t`Suspended`}
      sx={{ mb: 2, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}
    >
      <Box sx={{ display: 'flex', gap: 1.5, flex: '1 1 260px', minWidth: 0 }}>
        <Box
          component={CirclePause}
          size={24}
          strokeWidth={1.75}
          aria-hidden
          sx={{ flex: 'none', color: 'error.main' }}
        />
        <Box>
          <Box sx={{ typography: 'subtitle1' }}>{t`This business is suspended`}</Box>
          <Box sx={{ typography: 'body2', color: 'text.secondary', mt: 0.25 }}>
            {t`Visitors see only your name and number, and nothing new can be made. What you have stays.`}
          </Box>
        </Box>
      </Box>
      <Button
        look="secondary"
        icon={MessageCircle}
        onClick={() => void connectWithAdmin()}
      >{t`Connect with admin`}</Button>
    </Card>
  )
}
