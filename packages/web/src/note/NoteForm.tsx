import { useLingui } from '@lingui/react/macro'
import { type Note, noteBounds, NoteWords } from '@parichay/contract/note/fields.ts'
import { noteRoutes } from '@parichay/contract/note/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '../api/client.ts'
import { keys } from '../api/keys.ts'
import { notesQuery } from '../api/notes.ts'
import { CheckField } from '../ui/form/CheckField.tsx'
import { RecordForm } from '../ui/form/RecordForm.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { sayDone } from '../ui/snackbar-store.ts'

type Words = z.infer<typeof NoteWords>
type Props = { businessId: number; note: Note | null; onClose: () => void }

const versionOf = (note: Note | null) => note?.version ?? 0
const typed = (note: Note | null): Words => ({ text: note?.text ?? '', isPinned: note?.isPinned ?? false })

/** Writes a note or changes one; what somebody else wrote meanwhile is shown beside it. */
export function NoteForm({ businessId, note, onClose }: Props) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const id = note?.noteId
  return (
    <Sheet open width="sm" onClose={onClose} title={note ? t`Edit note` : t`Write a note`}>
      <RecordForm<Words, Words, Note | null>
        draft={`note-${businessId}-${id ?? 'new'}`}
        schema={NoteWords as never}
        record={note}
        versionOf={versionOf}
        typed={typed}
        save={(words, version) =>
          call(noteRoutes.saveNote, {
            params: { id: businessId },
            body: { ...words, ...(id === undefined ? {} : { noteId: id, version }) },
          })
        }
        reload={async () =>
          (await queries.fetchQuery({ ...notesQuery(businessId), staleTime: 0 })).find(
            (one) => one.noteId === id,
          ) ?? null
        }
        onSaved={async () => {
          await queries.invalidateQueries({ queryKey: keys.notes(businessId) })
          void queries.invalidateQueries({ queryKey: keys.activity('business', businessId) })
          sayDone(t`Saved`)
          onClose()
        }}
        alwaysSave
      >
        <TextField
          name="text"
          label={t`Note`}
          required
          rows={5}
          maxLength={noteBounds.text}
          counted
          autoFocus
          hint={t`Only staff read it, never the customer.`}
        />
        <CheckField name="isPinned" label={t`Keep it on top`} required={false} />
      </RecordForm>
    </Sheet>
  )
}
