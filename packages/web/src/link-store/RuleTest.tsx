import { useLingui } from '@lingui/react/macro'
import type { LinkType } from '@parichay/contract/link-store/fields.ts'
import { cleanLinkValue, linkFault, linkHref } from '@parichay/contract/link-store/rules.ts'
import Box from '@mui/material/Box'
import { useId, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useContractWords } from '../ui/contract-words.ts'
import { Control } from '../ui/form/control.ts'
import { Field } from '../ui/form/Field.tsx'

type Rule = Pick<LinkType, 'fieldType' | 'prefix' | 'pattern'>

/** A box to try the rule in, as the customer would type: what is stored of it, and where it leads. */
export function RuleTest() {
  const { t } = useLingui()
  const id = useId()
  const words = useContractWords()
  const [text, setText] = useState('')
  const { fieldType, prefix, pattern } = useWatch<Rule>() as Rule
  const said = text.trim() === '' ? t`Nothing is saved of what you type here.` : tried()
  function tried(): string {
    try {
      const rule = { fieldType, prefix, pattern }
      const value = cleanLinkValue(rule, text)
      const fault = linkFault(rule, value)
      if (fault) return t`Refused: ${words(fault) ?? fault}`
      const href = linkHref(rule, value)
      return href ? t`Taken: leads to ${href}` : t`Taken: ${value}`
    } catch {
      return t`This rule cannot be read. Look at its brackets and backslashes.`
    }
  }
  return (
    <Field
      id={id}
      label={t`Try it`}
      hint={
        <Box component="span" role="status" sx={{ overflowWrap: 'anywhere' }}>
          {said}
        </Box>
      }
    >
      <Control
        id={id}
        value={text}
        autoComplete="off"
        aria-describedby={`${id}-message`}
        placeholder={t`Type or paste as a customer would`}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
    </Field>
  )
}
