import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { BellRing } from 'lucide-react'
import { paths } from '../paths.ts'
import { useActiveBusiness } from '../shell/active-business.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Quiet, Rest, Text } from '../ui/shapes.tsx'

/** Offers the daily reminder, as long as its reader never chose anything about it. */
export function ReminderInvite() {
  const { t } = useLingui()
  const { user } = useActiveBusiness()
  if (!user.data || user.data.preference.reminder) return null
  return (
    <Card
      tone="tint"
      component="aside"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.75, rowGap: 1.25 }}
    >
      <Box
        component={BellRing}
        size={24}
        strokeWidth={1.75}
        aria-hidden
        sx={{ flex: 'none', color: 'primary.main' }}
      />
      <Rest style={{ flexBasis: 200 }}>
        <Text as="subtitle1">{t`Your picture, every morning`}</Text>
        <Quiet wraps>{t`At your hour, in your frame, one tap from sharing.`}</Quiet>
      </Rest>
      <Button look="secondary" href={paths.reminder()}>{t`Remind me`}</Button>
    </Card>
  )
}
