import { useLingui } from '@lingui/react/macro'
import { ImagePostChange, type ImagePost, libraryBounds } from '@parichay/contract/greeting/fields.ts'
import { imagePostRoutes } from '@parichay/contract/greeting/routes.posts.ts'
import { useQueryClient } from '@tanstack/react-query'
import Box from '@mui/material/Box'
import { RefreshCw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { z } from 'zod'
import { changeOf, useChangePosts } from '../../api/change-posts.ts'
import { call } from '../../api/client.ts'
import { keys } from '../../api/keys.ts'
import { postQuery } from '../../api/library.ts'
import { Button } from '../../ui/Button.tsx'
import { showError } from '../../ui/dialogs.tsx'
import { RecordForm } from '../../ui/form/RecordForm.tsx'
import { SwitchField } from '../../ui/form/SwitchField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { sayDone } from '../../ui/snackbar-store.ts'
import { CaptionFields } from './CaptionFields.tsx'
import { PostFields } from './PostFields.tsx'
import { ReplacePicture } from './ReplacePicture.tsx'
import { postVerdicts, saveFailure } from './words.ts'

type Typed = z.input<typeof ImagePostChange>
type Values = z.output<typeof ImagePostChange>
type Props = { post: ImagePost; onRemove: () => void }

const versionOf = (post: ImagePost) => post.version
const typed = (post: ImagePost) => changeOf(post) as Typed

/** All of a post: its words, its place, its picture. What was typed stays until it is saved or discarded. */
export function EditPostForm({ post, onRemove }: Props) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const { put } = useChangePosts()
  const can = postVerdicts(post)
  const [remaking, setRemaking] = useState(false)
  const save = ({ version: _typed, ...values }: Values, version: number) => {
    const captions = Object.fromEntries(Object.entries(values.captions).filter(([, words]) => words !== ''))
    return call(imagePostRoutes.saveImagePost, { body: { ...values, captions, version } as Typed })
  }
  const onSaved = (saved: ImagePost) => {
    put({ ...saved, downloads: post.downloads ?? 0 })
    sayDone(t`Saved`)
    void queries.invalidateQueries({ queryKey: keys.library('posts') })
  }
  const remake = async () => {
    setRemaking(true)
    try {
      put(await call(imagePostRoutes.remakeImagePost, { body: { imageId: post.imageId } }))
      sayDone(t`The small sizes are new`)
    } catch (error) {
      void showError(error, saveFailure)
    } finally {
      setRemaking(false)
    }
  }
  return (
    <RecordForm<Typed, Values, ImagePost>
      draft={`image-post-${post.imageId}`}
      schema={ImagePostChange as never}
      record={post}
      versionOf={versionOf}
      typed={typed}
      save={save}
      reload={async () => (await queries.fetchQuery({ ...postQuery(post.imageId), staleTime: 0 })) ?? post}
      onSaved={onSaved}
      words={saveFailure}
    >
      <ReplacePicture post={post} />
      <TextField
        name="title"
        label={t({ message: 'Title', context: 'of an image' })}
        required
        maxLength={libraryBounds.title}
        counted
      />
      <PostFields />
      <CaptionFields />
      <SwitchField
        name="isShown"
        label={t`Shown to customers`}
        hint={t`Switched off, only you and your staff see it.`}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, pb: 2 }}>
        {can.remake === true && !post.film && (
          <Button
            look="secondary"
            size="small"
            icon={RefreshCw}
            busy={remaking}
            onClick={() => void remake()}
            sx={{ minHeight: 44 }}
          >{t`Make small sizes again`}</Button>
        )}
        {can.delete === true && (
          <Button
            look="secondary"
            size="small"
            icon={Trash2}
            onClick={onRemove}
            sx={{ minHeight: 44, color: 'error.main' }}
          >{t`Delete`}</Button>
        )}
      </Box>
    </RecordForm>
  )
}
