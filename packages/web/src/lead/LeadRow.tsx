import { useLingui } from '@lingui/react/macro'
import { spokenNumber, telHref, whatsappHref } from '@parichay/card-page/phone.ts'
import type { Lead } from '@parichay/contract/lead/fields.ts'
import { leadGreeting, type LeadStatus, leadStatuses } from '@parichay/contract/lead/rules.ts'
import Box from '@mui/material/Box'
import { MessageCircle, PenLine, Phone, Trash2 } from 'lucide-react'
import { ActionMenu, type MenuAction } from '../ui/ActionMenu.tsx'
import { Button } from '../ui/Button.tsx'
import { byVerdict } from '../ui/by-verdict.ts'
import { Card } from '../ui/Card.tsx'
import { dayText, timeText } from '../ui/dates.ts'
import { dot } from '../ui/dot.ts'
import { Select } from '../ui/form/Select.tsx'
import { Line, Quiet } from '../ui/shapes.tsx'
import { fromTablet } from '../ui/theme.ts'
import { leadStatusWords } from './words.ts'

type Props = {
  lead: Lead
  businessName: string
  onStatus: (status: LeadStatus) => void
  /** They were called or written to. */
  onTouched: () => void
  onNote: () => void
  onRemove: () => void
}

/** Who it is, what they want, how far one is with them, and the ways to reach them. */
export function LeadRow({ lead, businessName, onStatus, onTouched, onNote, onRemove }: Props) {
  const { t, i18n } = useLingui()
  const { name, phone, note, ownNote, language, status, createdAt, can } = lead
  const when = [dayText(createdAt, i18n.locale), timeText(createdAt, i18n.locale)]
  const deeds: (MenuAction | false)[] = [
    byVerdict(can.change, {
      id: 'note',
      label: ownNote ? t`Change your own note` : t`Add a note of your own`,
      icon: PenLine,
      onSelect: onNote,
    }),
    byVerdict(can.delete, { id: 'delete', label: t`Delete`, icon: Trash2, danger: true, onSelect: onRemove }),
  ]
  return (
    <Card component="li" sx={{ display: 'grid', gap: 1, alignContent: 'space-between' }}>
      <Box sx={{ display: 'grid', gap: 1 }}>
        <Line gap={1} centred>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Box component="h2" sx={{ typography: 'subtitle1', overflowWrap: 'anywhere' }}>
              {name}
            </Box>
            <Quiet>{spokenNumber(phone)}</Quiet>
          </Box>
          <ActionMenu label={t`More for ${name}`} actions={deeds.filter((deed) => deed !== false)} />
        </Line>
        {note && (
          <Box lang={language} sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
            {note}
          </Box>
        )}
        {ownNote && (
          <Box
            sx={{
              p: 1.25,
              borderRadius: '10px',
              bgcolor: 'brand.sunken',
              typography: 'body2',
              overflowWrap: 'anywhere',
              whiteSpace: 'pre-line',
            }}
          >
            {ownNote}
          </Box>
        )}
        <Quiet small>{when.join(dot)}</Quiet>
      </Box>
      <Line gap={1} wraps centred>
        <Button
          look="secondary"
          icon={Phone}
          href={telHref(phone)}
          onClick={onTouched}
          label={t`Call ${name}`}
        >{t`Call`}</Button>
        <Button
          look="secondary"
          icon={MessageCircle}
          href={whatsappHref(phone, leadGreeting(language, { name, shop: businessName }))}
          target="_blank"
          onClick={onTouched}
          label={t`WhatsApp to ${name}`}
        >{t`WhatsApp`}</Button>
        <Box sx={{ flex: '1 0 128px', [fromTablet]: { ml: 'auto', maxWidth: 200 } }}>
          <Select
            aria-label={t`Status of ${name}`}
            value={status}
            disabled={can.change !== true}
            onChange={(event) => onStatus(event.target.value as LeadStatus)}
          >
            {leadStatuses.map((one) => (
              <option key={one} value={one}>
                {i18n._(leadStatusWords[one])}
              </option>
            ))}
          </Select>
        </Box>
      </Line>
    </Card>
  )
}
