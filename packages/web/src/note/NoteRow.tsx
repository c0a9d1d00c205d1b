import { useLingui } from '@lingui/react/macro'
import type { Note } from '@parichay/contract/note/fields.ts'
import Box from '@mui/material/Box'
import { Pencil, Pin, Trash2 } from 'lucide-react'
import { Card } from '../ui/Card.tsx'
import { dayText, timeText } from '../ui/dates.ts'
import { IconButton } from '../ui/IconButton.tsx'

type Props = { note: Note; onEdit?: (() => void) | undefined; onDelete?: (() => void) | undefined }

/** A note: its words, who wrote it and when, and what may be done with it. */
export function NoteRow({ note, onEdit, onDelete }: Props) {
  const { t, i18n } = useLingui()
  const who = note.writtenBy || t`Staff`
  return (
    <Card
      component="li"
      tone={note.isPinned ? 'tint' : 'plain'}
      sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}
    >
      <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 0.75 }}>
        <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{note.text}</Box>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: 1,
            typography: 'body2',
            color: 'text.secondary',
          }}
        >
          {note.isPinned && <Pin size={14} role="img" aria-label={t`On top`} />}
          <span>{who}</span>
          <time dateTime={note.createdAt}>
            {`· ${dayText(note.createdAt, i18n.locale)}, ${timeText(note.createdAt, i18n.locale)}`}
          </time>
          {note.changedAt && <span>{`· ${t`changed ${dayText(note.changedAt, i18n.locale)}`}`}</span>}
        </Box>
      </Box>
      {(onEdit ?? onDelete) && (
        <Box sx={{ display: 'flex', flex: 'none', my: -1, mr: -1 }}>
          {onEdit && <IconButton icon={Pencil} label={t`Edit the note of ${who}`} onClick={onEdit} />}
          {onDelete && <IconButton icon={Trash2} label={t`Delete the note of ${who}`} onClick={onDelete} />}
        </Box>
      )}
    </Card>
  )
}
