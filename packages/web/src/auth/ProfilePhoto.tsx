import { useLingui } from '@lingui/react/macro'
import type { User } from '@parichay/contract/auth/fields.ts'
import { authRoutes } from '@parichay/contract/auth/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../api/client.ts'
import { keys } from '../api/keys.ts'
import { useSentPicture } from '../api/sent-picture.ts'
import { uploadFailure } from '../business/words.ts'
import { failureText } from '../failure-words.ts'
import { InlineError } from '../ui/list/InlineError.tsx'
import { PicturePicker } from '../ui/picture/PicturePicker.tsx'
import { Sending } from '../ui/Sending.tsx'
import { sayDone } from '../ui/snackbar-store.ts'

/** The own photo: chosen, cut square, sent, and at once in the menu; or taken off. */
export function ProfilePhoto({ user }: { user: User }) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const [failed, setFailed] = useState<{ message: string; again: () => void } | null>(null)
  const keepPhoto = async (photoDocumentId: number | null) => {
    setFailed(null)
    try {
      const { updatedUser } = await call(authRoutes.updatePreference, { body: { photoDocumentId } })
      queries.setQueryData(keys.user, updatedUser)
      sayDone(photoDocumentId === null ? t`Your photo is removed.` : t`Your photo is saved.`)
    } catch (error) {
      setFailed({ message: failureText(error, uploadFailure), again: () => void keepPhoto(photoDocumentId) })
    }
  }
  const { state, send, again, cancel } = useSentPicture({
    kind: 'profile',
    businessId: undefined,
    words: uploadFailure,
    onStored: ({ documentId }) => void keepPhoto(documentId),
  })
  return (
    <PicturePicker
      label={t`Your photo`}
      name={user.name}
      src={user.photoUrl}
      aspect={1}
      shape="circle"
      hint={t`Only for the panel: it stands in your menu, not on your cards.`}
      onPicture={(cut) => {
        setFailed(null)
        void send(cut)
      }}
      {...(user.photoUrl && { onRemove: () => void keepPhoto(null) })}
      below={
        state.kind === 'sending' ? (
          <Sending part={state.part} onCancel={cancel} />
        ) : state.kind === 'failed' ? (
          <InlineError message={state.message} onRetry={() => void again()} />
        ) : failed ? (
          <InlineError message={failed.message} onRetry={failed.again} />
        ) : null
      }
    />
  )
}
