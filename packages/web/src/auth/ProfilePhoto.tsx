import { useLingui } from '@lingui/react/macro'
import type { User } from '@parichay/contract/auth/fields.ts'
import { authRoutes } from '@parichay/contract/auth/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../api/client.ts'
import { keys } from '../api/keys.ts'
import { StoredPicture } from '../document/StoredPicture.tsx'
import { uploadFailure } from '../document/words.ts'
import { failureText } from '../failure-words.ts'
import { InlineError } from '../ui/list/InlineError.tsx'
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
  return (
    <StoredPicture
      kind="profile"
      businessId={undefined}
      label={t`Your photo`}
      monogram={user.name}
      src={user.photoUrl}
      shape="circle"
      hint={t`Only for the panel: it stands in your menu, not on your cards.`}
      onChosen={() => setFailed(null)}
      onStored={({ documentId }) => void keepPhoto(documentId)}
      {...(user.photoUrl && { onRemove: () => void keepPhoto(null) })}
      below={failed && <InlineError message={failed.message} onRetry={failed.again} />}
    />
  )
}
