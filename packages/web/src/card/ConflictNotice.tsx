import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { RefreshCw } from 'lucide-react'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'

/** This section was changed on another device; what was typed here stands below, untouched. */
export function ConflictNotice({
  changedAt,
  onLoad,
  onKeep,
}: {
  changedAt: string
  onLoad: () => void
  onKeep: () => void
}) {
  const { t, i18n } = useLingui()
  const clock = new Date(changedAt).toLocaleTimeString(i18n.locale, {
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  })
  return (
    <Card tone="warning" role="alert" sx={{ display: 'grid', gap: 1.5 }}>
      <Box>
        <Box sx={{ typography: 'subtitle1' }}>{t`There is a newer version of this card`}</Box>
        <Box
          sx={{ typography: 'body2', mt: 0.5 }}
        >{t`It was changed on another device at ${clock}. What you typed still stands below and is not saved.`}</Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button icon={RefreshCw} onClick={onLoad}>{t`Load the newer version`}</Button>
        <Button look="secondary" onClick={onKeep}>{t`Save mine instead`}</Button>
      </Box>
    </Card>
  )
}
