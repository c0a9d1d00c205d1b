import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import type { TypedAbout } from '@parichay/contract/card/about-form.ts'
import { businessNatures, startYear, type Business } from '@parichay/contract/business/fields.ts'
import { yearsEstablished } from '@parichay/contract/business/form.ts'
import { ClipboardPaste } from 'lucide-react'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { natureWords } from '../../business/words.ts'
import { Button } from '../../ui/Button.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { Pill, Pills } from '../../ui/Pill.tsx'
import { FieldGroup } from '../FieldGroup.tsx'
import { Pile, Text } from '../../ui/shapes.tsx'

/** Year, nature, GSTIN and licence: shown when they are given. */
export function AboutFacts({ business }: { business: Business | undefined }) {
  const { t, i18n } = useLingui()
  const form = useFormContext<TypedAbout>()
  const { field } = useController<TypedAbout, 'nature'>({ name: 'nature' })
  const [gstin, year] = useWatch<TypedAbout, ['gstin', 'yearEstablished']>({
    name: ['gstin', 'yearEstablished'],
  })
  const chosen = field.value
  const known = business && {
    gstin: business.gstin ?? '',
    yearEstablished: business.yearEstablished,
    nature: business.nature as TypedAbout['nature'],
  }
  const mayFill =
    known &&
    ((known.gstin !== '' && gstin === '') ||
      (known.yearEstablished !== null && year === null) ||
      (known.nature.length > 0 && chosen.length === 0))
  const fill = () => {
    if (!known) return
    const change = { shouldDirty: true, shouldValidate: true }
    if (gstin === '') form.setValue('gstin', known.gstin, change)
    if (year === null) form.setValue('yearEstablished', known.yearEstablished, change)
    if (chosen.length === 0) form.setValue('nature', known.nature, change)
  }
  return (
    <FieldGroup title={t`Facts`} hint={t`Only what you fill in is shown`}>
      {mayFill && (
        <Box>
          <Button
            look="secondary"
            icon={ClipboardPaste}
            onClick={fill}
          >{t`Fill in from your business`}</Button>
        </Box>
      )}
      <SelectField
        name="yearEstablished"
        label={t`Year established`}
        placeholder="–"
        choices={yearsEstablished(new Date().getFullYear()).map((value) => ({
          value,
          label: value < startYear ? t`Before ${startYear}` : String(value),
        }))}
      />
      <Pile gap={0.75}>
        <Text as="subtitle2">{t`Nature of business`}</Text>
        <Pills label={t`Nature of business`}>
          {businessNatures.map((nature) => {
            const isOn = chosen.includes(nature)
            return (
              <Pill
                key={nature}
                pressed={isOn}
                onClick={() =>
                  field.onChange(isOn ? chosen.filter((other) => other !== nature) : [...chosen, nature])
                }
              >
                {natureWords[nature] ? i18n._(natureWords[nature]) : nature}
              </Pill>
            )
          })}
        </Pills>
      </Pile>
      <TextField name="gstin" label={t`GSTIN`} placeholder="24ABCDE1234F1Z5" maxLength={20} />
      <TextField
        name="licence"
        label={t`Other licence`}
        placeholder={t`FSSAI, drug licence, RERA …`}
        maxLength={60}
      />
    </FieldGroup>
  )
}
