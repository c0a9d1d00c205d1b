import { useLingui } from '@lingui/react/macro'
import type { BusinessForm } from '@parichay/contract/business/form.ts'
import Box from '@mui/material/Box'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { fieldWords } from './words.ts'

type Props = {
  fields: readonly (keyof BusinessForm)[]
  onKeepMine: () => Promise<unknown>
  onTakeTheirs: () => void
}

/** Somebody saved first: says what they changed, and lets the person decide. What was typed stays. */
export function ChangedElsewhere({ fields, onKeepMine, onTakeTheirs }: Props) {
  const { t, i18n } = useLingui()
  const [busy, setBusy] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  const list = new Intl.ListFormat(i18n.locale).format([
    ...new Set(fields.flatMap((name) => (fieldWords[name] ? [i18n._(fieldWords[name])] : []))),
  ])
  const keepMine = async () => {
    setBusy(true)
    await onKeepMine()
    setBusy(false)
  }
  return (
    <Card tone="warning" ref={place} role="alert" tabIndex={-1} sx={{ outline: 'none' }}>
      <Box component="h2" sx={{ typography: 'h3' }}>{t`This business was changed on another device`}</Box>
      <Box sx={{ mt: 0.5 }}>
        {list
          ? t`Changed there: ${list}. Your own changes are still here, not saved yet.`
          : t`Your own changes are still here, not saved yet.`}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        <Button busy={busy} onClick={() => void keepMine()}>{t`Save my changes too`}</Button>
        <Button look="secondary" onClick={onTakeTheirs}>{t`Take the newer one`}</Button>
      </Box>
    </Card>
  )
}
