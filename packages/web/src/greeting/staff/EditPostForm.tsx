import { useLingui } from '@lingui/react/macro'
import { ImagePostChange, type ImagePost, libraryBounds } from '@parichay/contract/greeting/fields.ts'
import { imagePostRoutes } from '@parichay/contract/greeting/routes.posts.ts'
import { useQueryClient } from '@tanstack/react-query'
import Box from '@mui/material/Box'
import { RefreshCw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { z } from 'zod'
import { changeOf, useChangePosts } from '../../api/change-posts.ts'
import { call, isCallFailed } from '../../api/client.ts'
import { keys } from '../../api/keys.ts'
import { Button } from '../../ui/Button.tsx'
import { confirm, showError } from '../../ui/dialogs.tsx'
import { Form, usePanelForm } from '../../ui/form/Form.tsx'
import { useKeptDraft } from '../../ui/form/keep-draft.ts'
import { SaveBar } from '../../ui/form/SaveBar.tsx'
import { SwitchField } from '../../ui/form/SwitchField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { sayDone } from '../../ui/snackbar-store.ts'
import { CaptionFields } from './CaptionFields.tsx'
import { PostFields } from './PostFields.tsx'
import { ReplacePicture } from './ReplacePicture.tsx'
import { saveFailure } from './words.ts'

type Typed = z.input<typeof ImagePostChange>
type Values = z.output<typeof ImagePostChange>
type Props = { post: ImagePost; onRemove: () => void }

/** All of a post: its words, its place, its picture. What was typed stays until it is saved or discarded. */
export function EditPostForm({ post, onRemove }: Props) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const { put } = useChangePosts()
  const [remaking, setRemaking] = useState(false)
  const start = changeOf(post) as Typed
  const form = usePanelForm<Typed, Values>(ImagePostChange as never, start)
  const endDraft = useKeptDraft(form, `image-post-${post.imageId}`, start, post.version)

  const save = async (values: Values) => {
    const captions = Object.fromEntries(Object.entries(values.captions).filter(([, words]) => words !== ''))
    const send = (version: number | undefined) => {
      const { version: _old, ...body } = { ...values, captions }
      return call(imagePostRoutes.saveImagePost, {
        body: { ...body, ...(version === undefined ? {} : { version }) } as Typed,
      })
    }
    let saved: ImagePost
    try {
      saved = await send(post.version)
    } catch (error) {
      if (!isCallFailed(error) || error.code !== 'CONFLICT') throw error
      const mine = await confirm({
        title: t`Changed on another device`,
        message: t`Somebody changed this image while you were typing. Save yours over it?`,
        okLabel: t`Save mine`,
      })
      if (!mine) return
      saved = await send(undefined)
    }
    endDraft()
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
    <Form form={form} onSubmit={save} words={saveFailure}>
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
        <Button
          look="secondary"
          size="small"
          icon={RefreshCw}
          busy={remaking}
          onClick={() => void remake()}
          sx={{ minHeight: 44 }}
        >{t`Make small sizes again`}</Button>
        <Button
          look="secondary"
          size="small"
          icon={Trash2}
          onClick={onRemove}
          sx={{ minHeight: 44, color: 'error.main' }}
        >{t`Delete`}</Button>
      </Box>
      <SaveBar />
    </Form>
  )
}
