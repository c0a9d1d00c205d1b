import { useLingui } from '@lingui/react/macro'
import type { ImageTag } from '@parichay/contract/greeting/fields.ts'
import { greetingRoutes } from '@parichay/contract/greeting/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRemote } from '../../api/remote.ts'
import { useLocation } from '@tanstack/react-router'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { Hash, X } from 'lucide-react'
import { call } from '../../api/client.ts'
import { recordExport } from '../../api/export-list.ts'
import { failureText } from '../../failure-words.ts'
import { keys } from '../../api/keys.ts'
import { countedTagsQuery } from '../../api/library.ts'
import { tagAddress } from '../../api/library-search.ts'
import { useStaff } from '../../api/staff.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { countText } from '../../ui/dates.ts'
import { confirm } from '../../ui/dialogs.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PaperDrawing, SearchDrawing } from '../../ui/illustrations.tsx'
import { Link } from '../../ui/Link.tsx'
import { ExportButton } from '../../ui/list/ExportButton.tsx'
import { InlineError } from '../../ui/list/InlineError.tsx'
import { useListAddress } from '../../ui/list/list-address.ts'
import { rowsAtHand } from '../../ui/list/list-file.ts'
import { SearchBox } from '../../ui/list/SearchBox.tsx'
import { ListSkeleton } from '../../ui/Skeletons.tsx'
import { removeWithUndo } from '../../ui/remove-with-undo.ts'
import { AddTagForm } from './AddTagForm.tsx'
import { restoreFailure, saveFailure } from './words.ts'
import { plainList } from '../../ui/shape-styles.ts'
import { isFoundIn } from '../../ui/search-text.ts'

/** The tags by name: added, looked through, deleted. */
export function TagsTab({ mayAdd }: { mayAdd: boolean }) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const { ofSuperAdminAgency } = useStaff()
  const { query, search, clear } = useListAddress(tagAddress)
  const { search: text = '' } = query
  const answer = useRemote(countedTagsQuery)
  const tags = answer.data
  const shown = tags?.filter(({ name }) => isFoundIn(name, text))
  const mayDelete = (tag: ImageTag) => ofSuperAdminAgency || (!tag.isShared && mayAdd)
  const remove = async ({ imageTagId, name, posts }: ImageTag) => {
    const sure = await confirm({
      title: t`Delete the tag ${name}?`,
      message: posts === 0 ? t`No image has it.` : t`It is taken from all its images. The images stay.`,
      okLabel: t`Delete`,
      danger: true,
    })
    if (!sure) return
    const renew = () => void queries.invalidateQueries({ queryKey: keys.library() })
    await removeWithUndo({
      take: () => renew,
      ask: (restore) =>
        call(greetingRoutes.deleteImageTag, { params: { imageTagId }, body: restore ? { restore } : {} }),
      said: t`${name} is deleted`,
      onGone: renew,
      words: saveFailure,
      restoreWords: restoreFailure,
    })
  }
  return (
    <Box sx={{ maxWidth: 860 }}>
      {mayAdd && <AddTagForm />}
      {((tags?.length ?? 0) > 20 || text) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
          <SearchBox value={text} onSearch={search} label={t`Find a tag`} />
          {shown && shown.length > 0 && (
            <ExportButton<ImageTag>
              file={{ list: 'tags', record: recordExport, number: t`Number` }}
              columns={[
                { id: 'name', head: t`Tag`, cell: ({ name }) => name },
                {
                  id: 'shared',
                  head: t`Shared by all agencies`,
                  cell: (tag) => (tag.isShared ? t`Yes` : t`No`),
                },
                { id: 'posts', head: t`Images`, cell: ({ posts }) => posts ?? 0 },
              ]}
              rowKey={({ imageTagId }) => imageTagId}
              query={query}
              total={shown.length}
              isMore={false}
              read={rowsAtHand(shown)}
            />
          )}
        </Box>
      )}
      {answer.error && <InlineError message={failureText(answer.error)} onRetry={answer.reload} />}
      {!tags && !answer.error && <ListSkeleton rows={4} />}
      {tags?.length === 0 && (
        <EmptyState
          picture={<PaperDrawing />}
          title={t`No tags yet`}
          body={t`A tag is a word by which customers find images: Diya, Sale, Thank you.`}
        />
      )}
      {tags && tags.length > 0 && shown?.length === 0 && (
        <EmptyState
          picture={<SearchDrawing />}
          title={t`No results for “${text}”`}
          action={
            <Button look="secondary" onClick={clear}>
              {t`Clear filters`}
            </Button>
          }
        />
      )}
      {shown && shown.length > 0 && (
        <Card>
          <Box
            component="ul"
            aria-label={t`Tags`}
            sx={{ ...plainList, display: 'flex', flexWrap: 'wrap', gap: 1 }}
          >
            {shown.map((tag) => (
              <TagChip
                key={tag.imageTagId}
                tag={tag}
                {...(mayDelete(tag) ? { onRemove: () => void remove(tag) } : {})}
              />
            ))}
          </Box>
        </Card>
      )}
    </Box>
  )
}

function TagChip({ tag, onRemove }: { tag: ImageTag; onRemove?: () => void }) {
  const { t, i18n } = useLingui()
  const { pathname } = useLocation()
  return (
    <Box
      component="li"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        borderRadius: '999px',
        border: '1px solid',
        borderColor: 'divider',
        fontSize: 14,
        fontWeight: 600,
        '&:hover': { borderColor: 'brand.control' },
      }}
    >
      <Link
        href={`${pathname}?tag=${tag.imageTagId}`}
        title={t`Images with ${tag.name}`}
        sx={{
          display: 'inline-flex',
          alignItems: 'center',
          gap: 0.5,
          minHeight: 44,
          pl: 1.5,
          pr: onRemove ? 0.5 : 1.75,
          color: 'inherit',
          textDecoration: 'none',
          overflowWrap: 'anywhere',
        }}
      >
        <Box component={Hash} size={15} aria-hidden sx={{ color: 'text.secondary', flex: 'none' }} />
        {tag.name}{' '}
        {tag.posts !== undefined && (
          <Box
            component="span"
            sx={{ color: 'text.secondary', fontWeight: 500, fontVariantNumeric: 'tabular-nums' }}
          >
            {countText(tag.posts, i18n.locale)}
          </Box>
        )}
      </Link>
      {onRemove && (
        <ButtonBase
          aria-label={t`Delete ${tag.name}`}
          title={t`Delete ${tag.name}`}
          onClick={onRemove}
          sx={{
            width: 44,
            height: 44,
            borderRadius: '999px',
            color: 'text.secondary',
            '&:hover': { color: 'error.main' },
          }}
        >
          <X size={16} aria-hidden />
        </ButtonBase>
      )}
    </Box>
  )
}
