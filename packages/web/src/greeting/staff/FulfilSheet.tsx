import { useLingui } from '@lingui/react/macro'
import { type ImageRequest, libraryBounds } from '@parichay/contract/greeting/fields.ts'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { useId, useState } from 'react'
import { languageName } from '../../ui/language-name.ts'
import { postsQuery } from '../../api/library.ts'
import { useStaff } from '../../api/staff.ts'
import { useAgency } from '../../session.ts'
import { Button } from '../../ui/Button.tsx'
import { dayText } from '../../ui/dates.ts'
import { ask, dialogPriority } from '../../ui/dialog-queue.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Control } from '../../ui/form/control.ts'
import { Field } from '../../ui/form/Field.tsx'
import { LoadMore } from '../../ui/list/LoadMore.tsx'
import { SearchBox } from '../../ui/list/SearchBox.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { say } from '../../ui/snackbar-store.ts'
import { ListSkeleton } from '../../ui/Skeletons.tsx'
import { dot } from '../../ui/dot.ts'

type Chosen = { imageId: number; answer: string }

/** Asks which image of the library answers a request; null for none. */
export const askForPost = (request: ImageRequest): Promise<Chosen | null> =>
  ask<Chosen | null>(dialogPriority.confirm, (answer) => <FulfilSheet request={request} onAnswer={answer} />)

type Props = { request: ImageRequest; onAnswer: (chosen: Chosen | null) => void }

function FulfilSheet({ request, onAnswer }: Props) {
  const { t, i18n } = useLingui()
  const id = useId()
  const { ofSuperAdminAgency } = useStaff()
  const showsOwn = useAgency().configuration.allowAgencyExclusivePosts || ofSuperAdminAgency
  const [text, setText] = useState(request.occasion)
  const [imageId, setImageId] = useState<number>()
  const [words, setWords] = useState('')
  const answer = useInfiniteQuery({
    ...postsQuery(text.trim() ? { search: text.trim() } : {}),
    placeholderData: keepPreviousData,
  })
  // Without the leave, customers are not shown what is the agency's own.
  const posts = answer.data?.pages
    .flatMap((page) => page.list)
    .filter((post) => post.isShown && (showsOwn || !post.isExclusive))
  const done = () =>
    imageId === undefined
      ? say(t`Choose an image first.`)
      : onAnswer({ imageId, answer: words.replace(/\s+/g, ' ').trim() })
  const wish = [languageName(request.language, i18n.locale), request.day && dayText(request.day, i18n.locale)]
  return (
    <Sheet
      open
      width="md"
      title={t`Image for ${request.occasion}`}
      onClose={() => onAnswer(null)}
      actions={
        <>
          <Button look="secondary" onClick={() => onAnswer(null)}>{t`Cancel`}</Button>
          <Button
            onClick={done}
            disabledReason={imageId === undefined ? t`Choose an image first.` : undefined}
          >
            {t`Fulfil`}
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 2, pb: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Box sx={{ color: 'text.secondary' }}>
          {[request.businessName, ...wish].filter(Boolean).join(dot)}
        </Box>
        <Box sx={{ display: 'flex' }}>
          <SearchBox value={text} onSearch={setText} label={t`Occasion, words or title`} />
        </Box>
        {!posts && !answer.error && <ListSkeleton rows={3} />}
        {posts?.length === 0 && (
          <EmptyState
            title={t`No image is found with these words`}
            body={t`Look for other words, or add the image first.`}
          />
        )}
        <Box
          role="radiogroup"
          aria-label={t`Images`}
          sx={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))',
            gap: 1,
            maxHeight: '44dvh',
            overflowY: 'auto',
            p: 0.5,
          }}
        >
          {posts?.map((post) => (
            <ButtonBase
              key={post.imageId}
              role="radio"
              aria-checked={post.imageId === imageId}
              aria-label={post.title}
              title={post.title}
              onClick={() => setImageId(post.imageId)}
              sx={{
                aspectRatio: '1',
                borderRadius: '10px',
                overflow: 'hidden',
                bgcolor: 'brand.sunken',
                outline: post.imageId === imageId ? '3px solid var(--mui-palette-primary-main)' : 'none',
                outlineOffset: 1,
              }}
            >
              <Box
                component="img"
                src={post.thumbnailUrl}
                alt=""
                loading="lazy"
                sx={{ width: '100%', height: '100%', objectFit: 'contain' }}
              />
            </ButtonBase>
          ))}
        </Box>
        <LoadMore pages={answer} look="text" />
        <Field id={id} label={t`Your answer`}>
          <Control
            id={id}
            value={words}
            maxLength={libraryBounds.answer}
            onChange={(event) => setWords(event.target.value)}
          />
        </Field>
      </Box>
    </Sheet>
  )
}
