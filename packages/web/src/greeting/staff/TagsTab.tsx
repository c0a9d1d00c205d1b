import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ImageTag } from '@parichay/contract/greeting/fields.ts'
import { greetingRoutes } from '@parichay/contract/greeting/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRemote } from '../../api/remote.ts'
import Box from '@mui/material/Box'
import { Merge } from 'lucide-react'
import { useState } from 'react'
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
import { FootBar } from '../../ui/FootBar.tsx'
import { ExportButton } from '../../ui/list/ExportButton.tsx'
import { InlineError } from '../../ui/list/InlineError.tsx'
import { useListAddress } from '../../ui/list/list-address.ts'
import { rowsAtHand } from '../../ui/list/list-file.ts'
import { SearchBox } from '../../ui/list/SearchBox.tsx'
import { ListSkeleton } from '../../ui/Skeletons.tsx'
import { removeWithUndo } from '../../ui/remove-with-undo.ts'
import { Pill } from '../../ui/Pill.tsx'
import { AddTagForm } from './AddTagForm.tsx'
import { askMerge } from './MergeTagsSheet.tsx'
import { TagChip } from './TagChip.tsx'
import { restoreFailure, saveFailure } from './words.ts'
import { plainList } from '../../ui/shape-styles.ts'
import { isFoundIn } from '../../ui/search-text.ts'

/** The tags by name: added, looked through, merged, deleted. */
export function TagsTab({ mayAdd }: { mayAdd: boolean }) {
  const { t, i18n } = useLingui()
  const queries = useQueryClient()
  const { ofSuperAdminAgency } = useStaff()
  const { query, search, clear } = useListAddress(tagAddress)
  const { search: text = '' } = query
  const answer = useRemote(countedTagsQuery)
  const tags = answer.data
  /** Those that are ticked to be merged; undefined while tags are only looked at. */
  const [ticked, setTicked] = useState<readonly number[]>()
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
  const own = tags?.filter(mayDelete) ?? []
  const chosen = own.filter(({ imageTagId }) => ticked?.includes(imageTagId))
  const tick = (id: number) =>
    setTicked((now = []) => (now.includes(id) ? now.filter((one) => one !== id) : [...now, id]))
  const merge = async () => {
    if (await askMerge(chosen, tags ?? [])) setTicked(undefined)
    await queries.invalidateQueries({ queryKey: keys.library() })
  }
  return (
    <Box sx={{ maxWidth: 860 }}>
      {mayAdd && !ticked && <AddTagForm />}
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
      {own.length > 0 && (tags?.length ?? 0) > 1 && !ticked && (
        <Button look="secondary" icon={Merge} onClick={() => setTicked([])} sx={{ mb: 2 }}>
          {t`Merge tags`}
        </Button>
      )}
      {ticked && (
        <Box role="status" sx={{ typography: 'body2', color: 'text.secondary', mb: 2 }}>
          {t`Choose the tags that go into another one. You choose that one next.`}
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
            {shown.map((tag) =>
              !ticked ? (
                <TagChip
                  key={tag.imageTagId}
                  tag={tag}
                  {...(mayDelete(tag) ? { onRemove: () => void remove(tag) } : {})}
                />
              ) : (
                mayDelete(tag) && (
                  <li key={tag.imageTagId}>
                    <Pill pressed={ticked.includes(tag.imageTagId)} onClick={() => tick(tag.imageTagId)}>
                      <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
                        {tag.name}
                      </Box>
                      {tag.posts !== undefined && (
                        <Box component="span" sx={{ color: 'text.secondary', fontWeight: 500 }}>
                          {countText(tag.posts, i18n.locale)}
                        </Box>
                      )}
                    </Pill>
                  </li>
                )
              ),
            )}
          </Box>
        </Card>
      )}
      {ticked && (
        <FootBar>
          <Button look="secondary" onClick={() => setTicked(undefined)}>
            {t`Cancel`}
          </Button>
          {chosen.length > 0 && (
            <Button icon={Merge} onClick={() => void merge()}>
              {plural(chosen.length, { one: 'Merge # tag into…', other: 'Merge # tags into…' })}
            </Button>
          )}
        </FootBar>
      )}
    </Box>
  )
}
