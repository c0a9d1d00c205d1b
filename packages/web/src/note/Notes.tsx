import { useLingui } from '@lingui/react/macro'
import { type Note, noteBounds } from '@parichay/contract/note/fields.ts'
import { noteRoutes } from '@parichay/contract/note/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRemote } from '../api/remote.ts'
import Box from '@mui/material/Box'
import { NotebookPen } from 'lucide-react'
import { useState } from 'react'
import { call } from '../api/client.ts'
import { keys } from '../api/keys.ts'
import { notesQuery } from '../api/notes.ts'
import type { Business } from '@parichay/contract/business/fields.ts'
import { failureText } from '../failure-words.ts'
import { Button } from '../ui/Button.tsx'
import { showError } from '../ui/dialogs.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { PaperDrawing } from '../ui/illustrations.tsx'
import { InlineError } from '../ui/list/InlineError.tsx'
import { ListSkeleton } from '../ui/Skeletons.tsx'
import { say } from '../ui/snackbar-store.ts'
import { NoteForm } from './NoteForm.tsx'
import { NoteRow } from './NoteRow.tsx'

/** What staff wrote down about a business. */
export function Notes({ businessId, can }: Pick<Business, 'businessId' | 'can'>) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const { data, error, reload } = useRemote(notesQuery(businessId))
  /** The note that is written: a new one is null. */
  const [open, setOpen] = useState<Note | null>()
  const refresh = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: keys.notes(businessId) }),
      queries.invalidateQueries({ queryKey: keys.activity('business', businessId) }),
    ])
  const put = (change: (list: Note[]) => Note[]) =>
    queries.setQueryData<Note[]>(keys.notes(businessId), (list) => list && change(list))
  const remove = async (note: Note, restore?: true) => {
    if (!restore) put((list) => list.filter(({ noteId }) => noteId !== note.noteId))
    try {
      const params = { id: businessId, noteId: note.noteId }
      await call(noteRoutes.deleteNote, { params, body: restore ? { restore } : {} })
      if (!restore)
        say(t`The note is deleted`, { action: { label: t`Undo`, run: () => void remove(note, true) } })
    } catch (failed) {
      void showError(failed)
    }
    await refresh()
  }
  const add = can.edit === true && (data?.length ?? 0) < noteBounds.perBusiness && (
    <Button icon={NotebookPen} onClick={() => setOpen(null)}>{t`Write a note`}</Button>
  )
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, maxWidth: 760 }}>
      {error && !data && <InlineError message={failureText(error)} onRetry={reload} />}
      {!data && !error && <ListSkeleton rows={3} />}
      {data?.length === 0 && (
        <EmptyState
          picture={<PaperDrawing />}
          title={t`No notes yet`}
          body={t`Write down what the next colleague should know: a promise, a wish, when to call.`}
          action={add}
        />
      )}
      {data && data.length > 0 && (
        <>
          {add && <Box>{add}</Box>}
          <Box
            component="ul"
            aria-label={t`Notes`}
            sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.25 }}
          >
            {data.map((note) => (
              <NoteRow
                key={note.noteId}
                note={note}
                onEdit={note.can.change === true ? () => setOpen(note) : undefined}
                onDelete={note.can.delete === true ? () => void remove(note) : undefined}
              />
            ))}
          </Box>
        </>
      )}
      {open !== undefined && (
        <NoteForm businessId={businessId} note={open} onClose={() => setOpen(undefined)} />
      )}
    </Box>
  )
}
