import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../Button.tsx'
import { Card } from '../Card.tsx'
import { clockText } from '../dates.ts'
import type { ChangedThere } from './merge.ts'
import { Heading, Text } from '../shapes.tsx'

type Props = {
  changes: readonly ChangedThere[]
  /** When it was changed there, ISO instant, if the record says so. */
  changedAt: string | undefined
  onKeepMine: () => Promise<unknown>
  onTakeTheirs: () => void
}

/** Somebody saved first: says what they changed, shows both values where they clash, and lets the person decide. */
export function NewerNotice({ changes, changedAt, onKeepMine, onTakeTheirs }: Props) {
  const { t, i18n } = useLingui()
  const [busy, setBusy] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  // The labels are those on the page, which the first drawing of the notice does not have yet.
  const [form, setForm] = useState<HTMLFormElement | null>(null)
  useEffect(() => {
    place.current?.focus()
    setForm(place.current?.closest('form') ?? null)
  }, [])
  const named = changes.flatMap((change) => {
    const label = form && labelOf(form, change.name)
    return label ? [{ ...change, label, control: controlOf(form, change.name) }] : []
  })
  const clashes = named.filter(({ both }) => both)
  const list = new Intl.ListFormat(i18n.locale).format([...new Set(named.map(({ label }) => label))])
  const clock = changedAt && clockText(new Date(changedAt), i18n.locale)
  const yesNo = (on: boolean) => (on ? t`On` : t`Off`)
  const keepMine = async () => {
    setBusy(true)
    await onKeepMine()
    setBusy(false)
  }
  return (
    <Card tone="warning" ref={place} role="alert" tabIndex={-1} sx={{ outline: 'none' }}>
      <Heading>{clock ? t`Changed on another device at ${clock}` : t`Changed on another device`}</Heading>
      <Box sx={{ mt: 0.5 }}>
        {list
          ? t`Changed there: ${list}. Your own changes are still here, not saved yet.`
          : t`Your own changes are still here, not saved yet.`}
      </Box>
      {clashes.length > 0 && (
        <Box component="dl" sx={{ m: 0, mt: 1.5, display: 'grid', gap: 1 }}>
          {clashes.map(({ name, label, control, theirs, mine }) => (
            <Box key={name} sx={{ overflowWrap: 'anywhere' }}>
              <Text component="dt" as="subtitle2">
                {label}
              </Text>
              <Box component="dd" sx={{ m: 0, typography: 'body2' }}>
                {t`There: ${wordsOf(theirs, control, yesNo)}`}
              </Box>
              <Box component="dd" sx={{ m: 0, typography: 'body2' }}>
                {t`Yours: ${wordsOf(mine, control, yesNo)}`}
              </Box>
            </Box>
          ))}
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        <Button busy={busy} onClick={() => void keepMine()}>{t`Save my changes too`}</Button>
        <Button look="secondary" onClick={onTakeTheirs}>{t`Take the newer one`}</Button>
      </Box>
    </Card>
  )
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const controlOf = (form: HTMLFormElement, name: string): Control | undefined =>
  ([...form.elements] as Control[]).find((one) => one.name === name || one.name?.startsWith(`${name}.`))

/** The label of a field as it stands on the page, without the sign of a required one. */
const labelOf = (form: HTMLFormElement, name: string): string | undefined => {
  const label = controlOf(form, name)?.labels?.[0]
  return [...(label?.childNodes ?? [])].find((part) => part.textContent?.trim())?.textContent?.trim()
}

/** A value as the control says it; parts and pictures have no short words. */
function wordsOf(value: unknown, control: Control | undefined, yesNo: (on: boolean) => string): string {
  if (typeof value === 'boolean') return yesNo(value)
  if (control instanceof HTMLSelectElement)
    return [...control.options].find((one) => one.value === String(value ?? ''))?.text ?? '–'
  if (Array.isArray(value))
    return value.every((one) => typeof one === 'string') ? value.join(', ') || '–' : '…'
  if (typeof value === 'object' && value !== null)
    return Object.values(value).filter(isShort).join(' ') || '–'
  return isShort(value) && value !== '' ? String(value) : '–'
}

const isShort = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number'
