import { plural } from '@lingui/core/macro'
import { Plural, useLingui } from '@lingui/react/macro'
import { libraryBounds, NewImagePost } from '@parichay/contract/greeting/fields.ts'
import { imagePostRoutes } from '@parichay/contract/greeting/routes.posts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import Box from '@mui/material/Box'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { call } from '../../api/client.ts'
import {
  type BatchPicture,
  dropFromBatch,
  openBatch,
  retryInBatch,
  useImageBatch,
} from '../../api/image-batch.ts'
import { keys } from '../../api/keys.ts'
import { alikeQuery } from '../../api/library.ts'
import { useRemote } from '../../api/remote.ts'
import { readWanted } from '../../api/library-search.ts'
import { useStaff } from '../../api/staff.ts'
import { useGo } from '../../go.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { confirm } from '../../ui/dialogs.tsx'
import { FootBar } from '../../ui/FootBar.tsx'
import { Form, usePanelForm } from '../../ui/form/Form.tsx'
import { useKeptDraft } from '../../ui/form/keep-draft.ts'
import { Page } from '../../ui/Page.tsx'
import { sayDone } from '../../ui/snackbar-store.ts'
import { fromDesktop } from '../../ui/theme.ts'
import { BatchFaults } from './BatchFaults.tsx'
import { BatchPictures } from './BatchPictures.tsx'
import { PostFields } from './PostFields.tsx'
import { pictureFailure, saveFailure } from './words.ts'
import { Heading, Pile } from '../../ui/shapes.tsx'

const ForAll = NewImagePost.pick({
  imageCategoryId: true,
  imageSubcategoryId: true,
  imageTagIds: true,
  language: true,
  day: true,
  isPremium: true,
}).extend({ language: z.enum(NewImagePost.shape.language.options) })
type Typed = z.input<typeof ForAll>
type Values = z.output<typeof ForAll>

const start = {
  imageCategoryId: null,
  imageSubcategoryId: null,
  imageTagIds: [],
  language: 'en',
  day: null,
  isPremium: false,
} as unknown as Typed

/** Up to fifty pictures with one form for all of them and a title for each; saved all or none. */
export function AddImagesForm() {
  const { t } = useLingui()
  const go = useGo()
  const queries = useQueryClient()
  const { person, ofSuperAdminAgency } = useStaff()
  const pictures = useImageBatch((batch) => batch.pictures)
  const [needsTitles, setNeedsTitles] = useState(false)
  const wanted = readWanted(useSearch({ strict: false }))
  const begin: Typed = {
    ...start,
    imageCategoryId: wanted.category ?? start.imageCategoryId,
    imageSubcategoryId: wanted.subcategory ?? start.imageSubcategoryId,
    language: wanted.language ?? start.language,
  }
  const form = usePanelForm<Typed, Values>(ForAll as never, begin)
  // What the calendar asks for is a form of its own: a draft of other pictures does not stand in its way.
  const draft = ['image-batch-form', ...Object.values(wanted).filter(Boolean)].join('.')
  const endDraft = useKeptDraft(form, draft, { base: { values: begin, version: 0 } })
  const id = person?.franchiseeId
  useEffect(() => {
    if (id !== undefined) openBatch(id, pictureFailure)
  }, [id])

  const going = pictures.filter(({ state }) => state === 'waiting' || state === 'sending')
  const stored = pictures.filter(({ state }) => state === 'stored')
  const broken = pictures.filter(({ state, isFinal }) => state === 'failed' && !isFinal)
  const { alike, keep } = useAlike(stored, going.length > 0)
  useBeforeUnload(going.length > 0)
  const library = paths.imageLibrary(ofSuperAdminAgency)
  const untitled = stored.find(({ title }) => title.trim() === '')

  const save = async (values: Values) => {
    if (untitled) {
      setNeedsTitles(true)
      document.getElementById(`title-${untitled.id}`)?.focus()
      return 'declined' as const
    }
    const posts = stored.map((picture) => postOf(picture, values))
    await call(imagePostRoutes.addImagePosts, { body: { posts } })
    endDraft()
    dropFromBatch(pictures.map((one) => one.id))
    void queries.invalidateQueries({ queryKey: keys.library('posts') })
    sayDone(plural(posts.length, { one: '# image is in the library', other: '# images are in the library' }))
    return 'saved' as const
  }
  const giveUp = async () => {
    const sure =
      stored.length === 0 ||
      (await confirm({
        title: t`Give up these pictures?`,
        message: t`What was sent is not kept. The images of the library stay as they are.`,
        okLabel: t`Give up`,
        danger: true,
      }))
    if (sure) dropFromBatch(pictures.map((one) => one.id))
  }
  const why =
    going.length > 0
      ? t`Wait until all pictures have arrived, or cancel the others.`
      : broken.length > 0
        ? t`Try the failed pictures again, or remove them.`
        : alike.length > 0
          ? t`Some pictures look like images that are there. Keep both or cancel, for each of them.`
          : undefined
  const count = stored.length
  return (
    <Page
      title={t`Add images`}
      subtitle={t`Choose up to ${libraryBounds.atOnce} at once: squares, or stories of 9 to 16. The shape is found by itself.`}
      width="xl"
    >
      <Form
        form={form}
        onSubmit={save}
        onSaved={() =>
          go(wanted.subcategory ? paths.imageLibrary(ofSuperAdminAgency, { tab: 'calendar' }) : library, {
            replace: true,
          })
        }
        words={saveFailure}
      >
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            alignItems: 'start',
            gridTemplateColumns: 'minmax(0, 1fr)',
            [fromDesktop]: {
              gridTemplateColumns: pictures.length > 0 ? 'minmax(0, 1fr) 380px' : 'minmax(0, 1fr)',
            },
          }}
        >
          <Pile gap={2} oneColumn>
            <BatchFaults pictures={pictures} onRetryAll={() => retryInBatch(broken.map((one) => one.id))} />
            <BatchPictures pictures={pictures} needsTitles={needsTitles} alike={alike} onKeep={keep} />
          </Pile>
          {pictures.length > 0 && (
            <Card
              component="section"
              aria-label={t`For all of them`}
              sx={{ display: 'grid', gap: 2.5, [fromDesktop]: { position: 'sticky', top: 84 } }}
            >
              <Heading>{t`For all of them`}</Heading>
              <PostFields />
            </Card>
          )}
        </Box>
        {pictures.length > 0 && (
          <FootBar>
            <Button look="secondary" onClick={() => void giveUp()}>
              {going.length > 0 ? t`Cancel all` : t`Give up`}
            </Button>
            <Button
              type="submit"
              busy={form.formState.isSubmitting}
              disabledReason={why ?? (count === 0 ? t`There is no picture to save yet.` : undefined)}
            >
              <Plural value={count} one="Save # image" other="Save # images" />
            </Button>
          </FootBar>
        )}
      </Form>
    </Page>
  )
}

/** New pictures that look like an image that is there, once all have arrived, without those of which both are to stay. */
function useAlike(stored: readonly BatchPicture[], isGoing: boolean) {
  const [kept, setKept] = useState<ReadonlySet<number>>(new Set())
  const ids = stored.flatMap(({ documentId }) => documentId ?? [])
  // A picture that cannot be compared is no reason to keep the others waiting: nothing is said of it.
  const { data = [] } = useRemote({ ...alikeQuery(ids), enabled: ids.length > 0 && !isGoing })
  return {
    alike: data.filter(({ documentId }) => ids.includes(documentId) && !kept.has(documentId)),
    keep: (documentId: number) => setKept((before) => new Set([...before, documentId])),
  }
}

const postOf = ({ documentId, shape, title, isFilm }: BatchPicture, values: Values) => ({
  ...values,
  documentId: documentId!,
  type: `${shape!}_${isFilm ? 'VIDEO' : 'IMAGE'}` as const,
  title: title.trim(),
})

/** The browser asks before a tab is closed in the middle of sending; another screen of the panel is no harm. */
function useBeforeUnload(isGoing: boolean) {
  useEffect(() => {
    if (!isGoing) return
    const hold = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', hold)
    return () => window.removeEventListener('beforeunload', hold)
  }, [isGoing])
}
