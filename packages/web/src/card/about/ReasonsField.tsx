import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import type { Language } from '@parichay/contract/agency/fields.ts'
import type { TypedAbout } from '@parichay/contract/card/about-form.ts'
import { reasonsFor } from '@parichay/contract/card/suggestions.ts'
import { Plus, X } from 'lucide-react'
import { useId, useState } from 'react'
import { useController } from 'react-hook-form'
import { starterQuery } from '../../api/category-pages.ts'
import { useRemote } from '../../api/remote.ts'
import { Button } from '../../ui/Button.tsx'
import { Control } from '../../ui/form/control.ts'
import { Field } from '../../ui/form/Field.tsx'
import { Hidden } from '../../ui/Hidden.tsx'
import { Pill, Pills } from '../../ui/Pill.tsx'
import { FieldGroup } from '../FieldGroup.tsx'

const most = 8

/** Why choose us: phrases of the trade to tap, and own ones to write. */
export function ReasonsField({ language, category }: { language: Language; category: string }) {
  const { t } = useLingui()
  const id = useId()
  const { field } = useController<TypedAbout, 'reasons'>({ name: 'reasons' })
  const [own, setOwn] = useState('')
  const [said, setSaid] = useState('')
  const chosen = field.value
  const full = chosen.length >= most
  const { data: starter } = useRemote(starterQuery(category, language))
  const open = (starter?.reasons ?? reasonsFor(category, language)).filter(
    (reason) => !chosen.includes(reason),
  )
  const add = (reason: string) => {
    const words = reason.trim()
    if (!words || full || chosen.includes(words)) return
    field.onChange([...chosen, words])
    setSaid(t`${words} added`)
  }
  const remove = (reason: string) => {
    field.onChange(chosen.filter((other) => other !== reason))
    setSaid(t`${reason} removed`)
  }
  const addOwn = () => {
    add(own)
    if (!full) setOwn('')
  }
  return (
    <FieldGroup title={t`Why choose us`} hint={t`${chosen.length} of ${most} reasons`}>
      <Hidden>
        <span role="status">{said}</span>
      </Hidden>
      {chosen.length > 0 && (
        <Pills label={t`Chosen reasons`}>
          {chosen.map((reason) => (
            <Pill key={reason} icon={X} pressed label={t`Remove ${reason}`} onClick={() => remove(reason)}>
              {reason}
            </Pill>
          ))}
        </Pills>
      )}
      <Field id={id} label={t`A reason of your own`}>
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: 1 }}>
          <Control
            id={id}
            value={own}
            maxLength={50}
            autoComplete="off"
            enterKeyHint="done"
            onChange={(event) => setOwn(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
              event.preventDefault()
              addOwn()
            }}
          />
          <Button
            look="secondary"
            icon={Plus}
            sx={{ minHeight: 48 }}
            disabledReason={full ? t`Eight reasons are enough. Remove one first.` : undefined}
            onClick={addOwn}
          >{t`Add`}</Button>
        </Box>
      </Field>
      {!full && open.length > 0 && (
        <Pills label={t`Suggested reasons`}>
          {open.map((reason) => (
            <Pill key={reason} icon={Plus} lang={language} onClick={() => add(reason)}>
              {reason}
            </Pill>
          ))}
        </Pills>
      )}
    </FieldGroup>
  )
}
