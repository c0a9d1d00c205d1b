import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { Plus, Trash2 } from 'lucide-react'
import { useFieldArray } from 'react-hook-form'
import type { TypedDetails } from '@parichay/contract/card/details-form.ts'
import { Button } from '../ui/Button.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { phoneOnly } from '../ui/theme.ts'
import { Pile } from '../ui/shapes.tsx'

const most = 3

/** Up to three numbers, each with a label of one's own. */
export function PhoneRows({ labels = true }: { labels?: boolean }) {
  const { t } = useLingui()
  const { fields, append, remove } = useFieldArray<TypedDetails, 'phones'>({ name: 'phones' })
  return (
    <Pile gap={1.5}>
      {fields.map((row, place) => (
        <Box
          key={row.id}
          sx={{
            display: 'grid',
            gridTemplateColumns: `${labels ? 'minmax(0, 5fr) minmax(0, 3fr)' : 'minmax(0, 1fr)'}${fields.length > 1 ? ' auto' : ''}`,
            gap: 1,
            alignItems: 'start',
            // A number takes what it needs; what is left shows most of a label such as "Reception".
            [phoneOnly]: labels
              ? {
                  gridTemplateColumns: `minmax(0, 10fr) minmax(0, 7fr)${fields.length > 1 ? ' auto' : ''}`,
                  '& input': { px: '10px' },
                }
              : {},
          }}
        >
          <TextField
            name={`phones.${place}.number`}
            label={fields.length > 1 ? t`Phone ${place + 1}` : t`Phone`}
            required={place === 0}
            inputMode="tel"
            autoComplete="tel"
            placeholder="98765 43210"
            maxLength={20}
          />
          {labels && (
            <TextField
              name={`phones.${place}.label`}
              label={t`Label`}
              placeholder={place === 0 ? t`Shop` : t`Office`}
              maxLength={20}
            />
          )}
          {fields.length > 1 && (
            <Box sx={{ pt: '28px' }}>
              <IconButton icon={Trash2} label={t`Remove phone ${place + 1}`} onClick={() => remove(place)} />
            </Box>
          )}
        </Box>
      ))}
      {fields.length < most && (
        <Box>
          <Button
            look="text"
            icon={Plus}
            onClick={() => append({ label: '', number: '' })}
          >{t`Add another phone`}</Button>
        </Box>
      )}
    </Pile>
  )
}

/** Up to three e-mail addresses. */
export function EmailRows() {
  const { t } = useLingui()
  const { fields, append, remove } = useFieldArray<TypedDetails, 'emails'>({ name: 'emails' })
  return (
    <Pile gap={1.5}>
      {fields.map((row, place) => (
        <Box
          key={row.id}
          sx={{
            display: 'grid',
            gridTemplateColumns: `minmax(0, 1fr)${fields.length > 1 ? ' auto' : ''}`,
            gap: 1,
            alignItems: 'start',
          }}
        >
          <TextField
            name={`emails.${place}.address`}
            label={fields.length > 1 ? t`E-mail ${place + 1}` : t`E-mail`}
            type="email"
            autoComplete="email"
            placeholder="shop@example.in"
            maxLength={254}
          />
          {fields.length > 1 && (
            <Box sx={{ pt: '28px' }}>
              <IconButton icon={Trash2} label={t`Remove e-mail ${place + 1}`} onClick={() => remove(place)} />
            </Box>
          )}
        </Box>
      ))}
      {fields.length < most && (
        <Box>
          <Button
            look="text"
            icon={Plus}
            onClick={() => append({ address: '' })}
          >{t`Add another e-mail`}</Button>
        </Box>
      )}
    </Pile>
  )
}
