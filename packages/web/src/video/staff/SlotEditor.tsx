import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { slotSources, slotTypes, videoBounds } from '@parichay/contract/video/template.ts'
import { Plus, Trash2 } from 'lucide-react'
import { useFieldArray, useWatch } from 'react-hook-form'
import { Button } from '../../ui/Button.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { SwitchField } from '../../ui/form/SwitchField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Heading, Line, Pile, Quiet } from '../../ui/shapes.tsx'
import { emptySlot, type TypedSlot } from '@parichay/contract/video/template-form.ts'

import { slotSourceWords, slotTypeWords } from './words.ts'

const pair = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
} as const

// Braces of their own would be read as places of the sentence.
const [textName, pictureName] = ['{{headline}}', '{{photo}}']

/** The places of a template that a business fills, each behind its name. */
export function SlotEditor() {
  const { t } = useLingui()
  const { fields, append, remove } = useFieldArray({ name: 'slots' })
  return (
    <Pile gap={1}>
      <Line gap={1} centred apart wraps>
        <Heading>{t`Slots`}</Heading>
        {fields.length < videoBounds.slots && (
          <Button look="secondary" size="small" icon={Plus} onClick={() => append(emptySlot())}>
            {t`Add slot`}
          </Button>
        )}
      </Line>
      <Quiet>{t`The scene names them: texts as ${textName}, pictures as the source ${pictureName}, a colour wherever its default stands.`}</Quiet>
      {fields.map((field, at) => (
        <Slot key={field.id} at={at} onRemove={() => remove(at)} />
      ))}
    </Pile>
  )
}

function Slot({ at, onRemove }: { at: number; onRemove: () => void }) {
  const { t, i18n } = useLingui()
  const slot = useWatch({ name: `slots.${at}` }) as TypedSlot | undefined
  if (!slot) return null
  const name = (part: string) => `slots.${at}.${part}`
  const { key, type, from } = slot
  const fills = type === 'text' || type === 'image' || type === 'colour'
  return (
    <Box
      component="details"
      open={key === '' || undefined}
      sx={{ border: '1px solid', borderColor: 'divider', borderRadius: '12px', bgcolor: 'background.paper' }}
    >
      <Box
        component="summary"
        sx={{ minHeight: 48, px: 1.5, display: 'flex', alignItems: 'center', gap: 1, cursor: 'pointer' }}
      >
        <Box component="span" sx={{ fontWeight: 600, flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {slot.en || key || t`New slot`}
        </Box>
        <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
          {i18n._(slotTypeWords[type])}
        </Box>
      </Box>
      <Box sx={{ p: 1.5, pt: 0.5, display: 'grid', gap: 2 }}>
        <Box sx={pair}>
          <TextField name={name('key')} label={t`Name in the scene`} required maxLength={40} />
          <SelectField
            name={name('type')}
            label={t`Type`}
            required
            choices={slotTypes.map((value) => ({ value, label: i18n._(slotTypeWords[value]) }))}
          />
          <TextField name={name('en')} label={t`Label in English`} required maxLength={40} />
          <TextField name={name('hi')} label={t`Label in Hindi`} maxLength={40} />
          {type !== 'image' && type !== 'clip' && type !== 'logo' && (
            <TextField name={name('default')} label={t`Default`} maxLength={videoBounds.text} />
          )}
          {type === 'text' && (
            <>
              <TextField name={name('defaultHi')} label={t`Default in Hindi`} maxLength={videoBounds.text} />
              <TextField name={name('longest')} label={t`Most letters`} inputMode="numeric" />
            </>
          )}
          {(type === 'image' || type === 'clip') && (
            <TextField name={name('ratio')} label={t`Width by height of its place`} inputMode="decimal" />
          )}
          {type === 'clip' && (
            <TextField name={name('seconds')} label={t`Seconds of it that are seen`} inputMode="decimal" />
          )}
          {fills && (
            <SelectField
              name={name('from')}
              label={t`Filled from the business`}
              placeholder={t`No`}
              empty=""
              choices={slotSources.map((value) => ({ value, label: i18n._(slotSourceWords[value]) }))}
            />
          )}
          {fills && from?.startsWith('product') && (
            <SelectField
              name={name('nth')}
              label={t`Which product`}
              choices={[0, 1, 2, 3, 4, 5].map((n) => ({ value: String(n), label: String(n + 1) }))}
            />
          )}
        </Box>
        <Line gap={1} centred apart>
          <Box sx={{ flex: 1 }}>
            <SwitchField name={name('isRequired')} label={t`Required`} />
          </Box>
          <IconButton icon={Trash2} label={t`Remove this slot`} onClick={onRemove} />
        </Line>
      </Box>
    </Box>
  )
}
