import { useLingui } from '@lingui/react/macro'
import type { ActivityEntry } from '@parichay/contract/activity/fields.ts'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { useState } from 'react'
import { paths } from '../paths.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { timeText } from '../ui/dates.ts'
import { dot } from '../ui/dot.ts'
import { Link } from '../ui/Link.tsx'
import { TextButton } from '../ui/TextButton.tsx'
import { ActivityChanges } from './ActivityChanges.tsx'
import { actionText, behalfText, objectText, roleText, whoText } from './words.entry.ts'

type Props = {
  entry: ActivityEntry
  withAgency: boolean
  /** The entries of one business need not say which. */
  ofBusiness?: boolean
  onPerson?: ((franchiseeId: number) => void) | undefined
}

const few = 3

/** One entry: who, for whom, what, with what, when, from where, and what changed. */
export function ActivityRow({ entry, withAgency, ofBusiness = false, onPerson }: Props) {
  const { t, i18n } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const who = whoText(entry.who, i18n)
  const role = roleText(entry.who, i18n)
  const behalf = ofBusiness ? '' : behalfText(entry)
  const object = objectText(entry, i18n)
  const { franchiseeId } = entry.who
  const lines = [
    ...entry.changes.map((one) => ({ ...one, isFact: false })),
    ...entry.facts.map(({ field, value }) => ({ field, before: null, after: value, isFact: true })),
  ]
  const left = lines.length - few
  const facts = [
    role,
    behalf && t`on behalf of ${behalf}`,
    withAgency ? entry.agencyName : '',
    entry.ip && t`from ${entry.ip}`,
  ].flatMap((fact) => fact || [])
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5, px: 2, py: 1.5, minWidth: 0 }}>
      <Avatar name={who} src={null} size={36} />
      <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 0.25 }}>
        <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
          <Box sx={{ flex: 1, minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
            {actionText(entry.action, i18n)}
            {!ofBusiness && object && (
              <>
                {': '}
                {entry.business ? (
                  <Link href={paths.adminBusiness(entry.business.businessId)}>{object}</Link>
                ) : (
                  object
                )}
              </>
            )}
          </Box>
          <Box
            component="time"
            dateTime={entry.at}
            sx={{ flex: 'none', typography: 'body2', color: 'text.secondary' }}
          >
            {timeText(entry.at, i18n.locale)}
          </Box>
        </Box>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: 1,
            typography: 'body2',
            color: 'text.secondary',
            overflowWrap: 'anywhere',
          }}
        >
          <span>
            {franchiseeId !== null && onPerson ? (
              <ButtonBase
                onClick={() => onPerson(franchiseeId)}
                title={t`Only ${who}`}
                sx={{
                  font: 'inherit',
                  color: 'text.primary',
                  minHeight: 24,
                  '&:hover': { color: 'primary.main', textDecoration: 'underline' },
                }}
              >
                {who}
              </ButtonBase>
            ) : (
              <Box component="span" sx={{ color: 'text.primary' }}>
                {who}
              </Box>
            )}
            {facts.length > 0 && dot}
          </span>
          {facts.map((text, place) => (
            <span key={place}>{place < facts.length - 1 ? text + dot : text}</span>
          ))}
        </Box>
        {lines.length > 0 && <ActivityChanges lines={isOpen ? lines : lines.slice(0, few)} />}
        {left > 0 && (
          <Box>
            <TextButton onClick={() => setOpen(!isOpen)}>
              {isOpen ? t`Show less` : t`${left} more`}
            </TextButton>
          </Box>
        )}
      </Box>
    </Box>
  )
}
