import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { Plus } from 'lucide-react'
import { type ReactNode, useCallback } from 'react'
import { failureText } from '../failure-words.ts'
import { useGo } from '../go.ts'
import { paths } from '../paths.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { FootBar } from '../ui/FootBar.tsx'
import { CardDrawing, SearchDrawing } from '../ui/illustrations.tsx'
import { InlineError } from '../ui/list/InlineError.tsx'
import { SearchBox } from '../ui/list/SearchBox.tsx'
import { Page } from '../ui/Page.tsx'
import { plainList, sidewaysRow } from '../ui/shape-styles.ts'
import { fromTablet, phoneOnly } from '../ui/theme.ts'
import { DeletedPill } from '../shell/deleted/DeletedPill.tsx'
import { type Done, DoneFilter } from './DoneFilter.tsx'
import { ProjectsSkeleton } from './ProjectsSkeleton.tsx'
import { type ProjectKind, ProjectTabs } from './ProjectTabs.tsx'
import { isFoundIn } from '../ui/search-text.ts'

/** What is asked for in the address: words of the search, and whether only what is done or not. */
export type Asked = { text: string; done: Done | undefined }

type Props<T> = Asked & {
  kind: ProjectKind
  label: string
  /** All of them, the newest first; undefined while they are on the way. */
  all: readonly T[] | undefined
  failed: { error: unknown; reload: () => void } | undefined
  /** The words that the search looks through. */
  wordsOf: (one: T) => string
  /** What is finished; a kind of which nothing is has no such filter. */
  isDone?: (one: T) => boolean
  searchLabel: string
  none: { title: string; body: string }
  create: { label: string; onClick: () => void }
  children: (one: T) => ReactNode
}

/** What a customer made of one kind, as cards below search and filter. */
export function ProjectList<T>(props: Props<T>) {
  const { kind, label, all, failed, text, done, none } = props
  const { t } = useLingui()
  const go = useGo()
  const show = useCallback(
    (wish: { search?: string; status?: Done }) => go(paths.projects(kind, wish), { replace: true }),
    [go, kind],
  )
  const onSearch = useCallback(
    (typed: string) => show({ ...(typed ? { search: typed } : {}), ...(done ? { status: done } : {}) }),
    [show, done],
  )
  const shown = (all ?? []).filter(
    (one) =>
      isFoundIn(props.wordsOf(one), text) &&
      (done === undefined || !props.isDone || (done === 'done') === props.isDone(one)),
  )
  const create = (
    <Button icon={Plus} onClick={props.create.onClick}>
      {props.create.label}
    </Button>
  )
  const hasSome = all !== undefined && all.length > 0
  return (
    <Page
      title={t`My Projects`}
      width="lg"
      {...(hasSome ? { actions: <Box sx={{ [phoneOnly]: { display: 'none' } }}>{create}</Box> } : {})}
    >
      <ProjectTabs shown={kind} count={all?.length} />
      {failed && <InlineError message={failureText(failed.error)} onRetry={failed.reload} />}
      {!all && !failed && <ProjectsSkeleton />}
      {all?.length === 0 && !failed && (
        <EmptyState
          picture={<CardDrawing />}
          title={none.title}
          body={none.body}
          action={
            <>
              {create}
              {kind !== 'greeting' && (
                <Box sx={{ flexBasis: '100%' }}>
                  <DeletedPill kind={kind} />
                </Box>
              )}
            </>
          }
        />
      )}
      {hasSome && (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
            <SearchBox value={text} onSearch={onSearch} label={props.searchLabel} />
            {kind !== 'greeting' && (
              <Box sx={besideEachOther}>
                <DoneFilter
                  value={done}
                  onChange={(status) =>
                    show({ ...(text ? { search: text } : {}), ...(status ? { status } : {}) })
                  }
                />
                <DeletedPill kind={kind} noIcon />
              </Box>
            )}
          </Box>
          {shown.length === 0 ? (
            <EmptyState
              picture={<SearchDrawing />}
              title={text ? t`No results for “${text}”` : t`Nothing here with this filter`}
              action={
                <Button look="secondary" onClick={() => show({})}>
                  {t`Clear filters`}
                </Button>
              }
            />
          ) : (
            <Box
              component="ul"
              aria-label={label}
              sx={{
                ...plainList,
                display: 'grid',
                gap: 2,
                gridTemplateColumns: 'minmax(0, 1fr)',
                [fromTablet]: { gridTemplateColumns: 'repeat(auto-fill, minmax(320px, 1fr))' },
              }}
            >
              {shown.map(props.children)}
            </Box>
          )}
          <FootBar phoneOnly>{create}</FootBar>
        </>
      )}
    </Page>
  )
}

/** On phones one row that scrolls: two would push what matters off the screen. */
const besideEachOther = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  [phoneOnly]: { width: '100%', ...sidewaysRow, '& > *': { flex: 'none' } },
} as const
