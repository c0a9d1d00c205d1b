import { useLingui } from '@lingui/react/macro'
import type { ImagePost } from '@parichay/contract/greeting/fields.ts'
import { type InfiniteData, useQueryClient } from '@tanstack/react-query'
import { useRemote } from '../../api/remote.ts'
import Box from '@mui/material/Box'
import { X } from 'lucide-react'
import { failureText } from '../../failure-words.ts'
import { postLists, postQuery, type PostPage } from '../../api/library.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { InlineError } from '../../ui/list/InlineError.tsx'
import { ListSkeleton } from '../../ui/Skeletons.tsx'
import { fromDesktop } from '../../ui/theme.ts'
import { EditPostForm } from './EditPostForm.tsx'
import { PostFacts } from './PostFacts.tsx'
import { postVerdicts } from './words.ts'
import { Quiet } from '../../ui/shapes.tsx'
import { cutText } from '../../ui/shape-styles.ts'

type Props = {
  imageId: number
  onClose: () => void
  onRemove: (post: ImagePost) => void
}

/** One post beside the list, or alone on narrower screens: to change where it may be changed, to look at elsewhere. */
export function PostPanel({ imageId, onClose, onRemove }: Props) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const answer = useRemote({
    ...postQuery(imageId),
    initialData: () =>
      queries
        .getQueriesData<InfiniteData<PostPage>>({ queryKey: postLists })
        .flatMap(([, data]) => data?.pages.flatMap((page) => page.list) ?? [])
        .find((post) => post.imageId === imageId),
    initialDataUpdatedAt: 0,
  })
  const post = answer.data
  return (
    <Box
      component="section"
      aria-label={post?.title ?? t`Image`}
      sx={{
        [fromDesktop]: {
          position: 'sticky',
          top: 76,
          maxHeight: 'calc(100dvh - 92px)',
          overflowY: 'auto',
          bgcolor: 'background.paper',
          border: '1px solid',
          borderColor: 'divider',
          borderRadius: '12px',
          px: 2,
        },
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          py: 0.5,
          [fromDesktop]: { position: 'sticky', top: 0, zIndex: 3, bgcolor: 'background.paper' },
        }}
      >
        <Box
          component="h2"
          sx={{
            typography: 'h3',
            flex: 1,
            minWidth: 0,
            ...cutText,
          }}
        >
          {post?.title ?? t`Image`}
        </Box>
        <Quiet>{t`Id ${imageId}`}</Quiet>
        <Box sx={{ mr: -1 }}>
          <IconButton icon={X} label={t`Close`} onClick={onClose} />
        </Box>
      </Box>
      {post === undefined && !answer.error && <ListSkeleton rows={4} />}
      {post === undefined && answer.error && (
        <InlineError message={failureText(answer.error)} onRetry={answer.reload} />
      )}
      {post === null && (
        <EmptyState
          title={t`This image does not exist any more`}
          action={<Button look="secondary" onClick={onClose}>{t`Back to the images`}</Button>}
        />
      )}
      {post &&
        (postVerdicts(post).change === true ? (
          <EditPostForm key={post.imageId} post={post} onRemove={() => onRemove(post)} />
        ) : (
          <PostFacts post={post} />
        ))}
    </Box>
  )
}
