import { useLingui } from '@lingui/react/macro'
import { dateTypes, libraryBounds } from '@parichay/contract/greeting/fields.ts'
import Box from '@mui/material/Box'
import { Plus, X } from 'lucide-react'
import { useFieldArray, useFormState, useWatch } from 'react-hook-form'
import { ChipsField } from '../../ui/form/ChipsField.tsx'
import { DateField } from '../../ui/form/DateField.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Pill } from '../../ui/Pill.tsx'
import { regionNames } from './words.regions.ts'
import { communityNames, dateTypeNames } from './words.ts'

type Dated = { days: { day: string; who: string }[] }

/** What makes a subcategory an occasion: its days, who keeps it, how important it is. */
export function OccasionFields() {
  const { t, i18n } = useLingui()
  const dateType = useWatch({ name: 'dateType' }) as (typeof dateTypes)[number] | null
  const { fields, append, remove } = useFieldArray<Dated, 'days'>({ name: 'days' })
  const { errors } = useFormState<Dated>({ name: 'days' })
  const isFixed = dateType === 'FIXED'
  const shown = isFixed ? fields.slice(0, 1) : fields
  const priorities = [t`1 · for everybody`, '2', '3', '4', t`5 · for few`]
  return (
    <>
      <SelectField
        name="dateType"
        label={t`Date`}
        placeholder={t`None: it is always there`}
        choices={dateTypes.map((value) => ({ value, label: i18n._(dateTypeNames[value]) }))}
      />
      {dateType !== null && (
        <>
          <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, display: 'grid', gap: 1.5, minWidth: 0 }}>
            <Box component="legend" sx={{ p: 0, mb: 1, typography: 'subtitle1' }}>
              {isFixed ? t`Its day, the same every year` : t`Its days in each year`}
            </Box>
            {shown.map((row, place) => (
              <Box
                key={row.id}
                sx={{
                  display: 'grid',
                  gap: 1,
                  alignItems: 'end',
                  gridTemplateColumns: isFixed ? 'minmax(0, 1fr)' : 'minmax(0, 5fr) minmax(0, 6fr) 44px',
                }}
              >
                <DateField name={`days.${place}.day`} label={t`Day`} required />
                {!isFixed && (
                  <>
                    <TextField
                      name={`days.${place}.who`}
                      label={t`Kept by`}
                      maxLength={80}
                      placeholder={t`all`}
                    />
                    <IconButton icon={X} label={t`Remove day ${place + 1}`} onClick={() => remove(place)} />
                  </>
                )}
              </Box>
            ))}
            {(!isFixed || fields.length === 0) && fields.length < libraryBounds.days && (
              <Box>
                <Pill icon={Plus} onClick={() => append({ day: '', who: '' })}>{t`Add a day`}</Pill>
              </Box>
            )}
            {errors.days && fields.length === 0 && (
              <Box role="alert" sx={{ typography: 'body2', color: 'error.main' }}>
                {t`Give at least one day.`}
              </Box>
            )}
          </Box>
          <ChipsField
            name="regions"
            label={t`States`}
            hint={t`None: it is kept in the whole country.`}
            placeholder={t`Type a state`}
            choices={Object.entries(regionNames).map(([value, words]) => ({ value, label: i18n._(words) }))}
          />
          <ChipsField
            name="communities"
            label={t`Communities`}
            hint={t`None: it is for everybody.`}
            placeholder={t`Type a community`}
            choices={Object.entries(communityNames).map(([value, words]) => ({
              value,
              label: i18n._(words),
            }))}
            onNew={(words) => Promise.resolve(words.toLowerCase().slice(0, 30))}
          />
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
              alignItems: 'start',
            }}
          >
            <SelectField
              name="priority"
              label={t`Importance`}
              required
              choices={priorities.map((label, place) => ({ value: place + 1, label }))}
            />
            <TextField
              name="showDaysBefore"
              type="number"
              label={t`Show days before`}
              required
              maxLength={2}
            />
          </Box>
          <TextField name="source" label={t`Where the days come from`} maxLength={200} />
        </>
      )}
    </>
  )
}
