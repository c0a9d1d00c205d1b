import { useLingui } from '@lingui/react/macro'
import type { Business } from '@parichay/contract/business/fields.ts'
import { useSearch } from '@tanstack/react-router'
import { useRemote } from '../api/remote.ts'
import Box from '@mui/material/Box'
import { Plus } from 'lucide-react'
import { useCallback } from 'react'
import { businessesQuery } from '../api/cards.ts'
import { failureText } from '../failure-words.ts'
import { useGo } from '../go.ts'
import { paths } from '../paths.ts'
import { useAgency } from '../session.ts'
import { useCreateCard } from '../shell/create-card.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { CardDrawing, SearchDrawing } from '../ui/illustrations.tsx'
import { FootBar } from '../ui/FootBar.tsx'
import { InlineError } from '../ui/list/InlineError.tsx'
import { SearchBox } from '../ui/list/SearchBox.tsx'
import { Page } from '../ui/Page.tsx'
import { fromTablet, phoneOnly } from '../ui/theme.ts'
import { DoneFilter, type Done } from './DoneFilter.tsx'
import { ProjectCard } from './ProjectCard.tsx'
import { PdfProjects } from './PdfProjects.tsx'
import { VideoProjects } from './VideoProjects.tsx'
import { ProjectsSkeleton } from './ProjectsSkeleton.tsx'
import { plainList } from '../ui/shape-styles.ts'
import { ProjectTabs } from './ProjectTabs.tsx'

/** Everything the customer has made, by kind. Search and filter stand in the address. */
export function ProjectsScreen() {
  const { t } = useLingui()
  const go = useGo()
  const createCard = useCreateCard()
  const search: Record<string, string | undefined> = useSearch({ strict: false })
  const businesses = useRemote(businessesQuery())
  const { pdfCardConfig, video } = useAgency().configuration
  const text = search.search ?? ''
  const done: Done | undefined =
    search.status === 'done' || search.status === 'not-done' ? search.status : undefined
  const show = useCallback(
    (wish: { search?: string; status?: Done }) => go(paths.projects('digital_card', wish), { replace: true }),
    [go],
  )
  const onSearch = useCallback(
    (typed: string) => show({ ...(typed ? { search: typed } : {}), ...(done ? { status: done } : {}) }),
    [show, done],
  )

  if (search.projectType === 'pdf_id_card' && pdfCardConfig.enablePdfCardProduct && businesses.data)
    return <PdfProjects businesses={businesses.data} text={text} done={done} />
  if (search.projectType === 'promotional_video' && video.enableVideo && businesses.data)
    return <VideoProjects businesses={businesses.data} text={text} done={done} />

  const all = (businesses.data ?? []).filter((business) => business.card !== null)
  const shown = all.filter(({ businessName, card }) => {
    const isDone = card?.status !== 'DRAFT'
    const matches = `${businessName} ${card?.cardId ?? ''}`
      .toLocaleLowerCase()
      .includes(text.toLocaleLowerCase())
    return matches && (done === undefined || (done === 'done') === isDone)
  })
  const create = (
    <Button icon={Plus} onClick={() => void createCard()}>
      {t`Create a digital card`}
    </Button>
  )
  return (
    <Page
      title={t`My Projects`}
      width="lg"
      {...(all.length > 0 ? { actions: <Box sx={{ [phoneOnly]: { display: 'none' } }}>{create}</Box> } : {})}
    >
      <ProjectTabs shown="digital_card" counts={businesses.data ? { digital_card: all.length } : {}} />
      {businesses.error && (
        <InlineError message={failureText(businesses.error)} onRetry={businesses.reload} />
      )}
      {!businesses.data ? (
        !businesses.error && <ProjectsSkeleton />
      ) : all.length === 0 ? (
        <EmptyState
          picture={<CardDrawing />}
          title={t`You have no digital card yet`}
          body={t`One page with your numbers, links and hours. It takes two minutes.`}
          action={create}
        />
      ) : (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
            <SearchBox value={text} onSearch={onSearch} label={t`Search by business`} />
            <DoneFilter
              value={done}
              onChange={(status) =>
                show({ ...(text ? { search: text } : {}), ...(status ? { status } : {}) })
              }
            />
          </Box>
          <Found businesses={shown} search={text} onClear={() => show({})} />
          <FootBar phoneOnly>{create}</FootBar>
        </>
      )}
    </Page>
  )
}

type FoundProps = { businesses: readonly Business[]; search: string; onClear: () => void }

function Found({ businesses, search, onClear }: FoundProps) {
  const { t } = useLingui()
  if (businesses.length === 0)
    return (
      <EmptyState
        picture={<SearchDrawing />}
        title={search ? t`No results for “${search}”` : t`Nothing here with this filter`}
        action={
          <Button look="secondary" onClick={onClear}>
            {t`Clear filters`}
          </Button>
        }
      />
    )
  return (
    <Box
      component="ul"
      sx={{
        ...plainList,
        display: 'grid',
        gap: 2,
        [fromTablet]: { gridTemplateColumns: 'repeat(auto-fill, minmax(320px, 1fr))' },
      }}
    >
      {businesses.map((business) => (
        <ProjectCard key={business.businessId} business={business} />
      ))}
    </Box>
  )
}
