import { useLingui } from '@lingui/react/macro'
import type { Business } from '@parichay/contract/business/fields.ts'
import { useQueries } from '@tanstack/react-query'
import Box from '@mui/material/Box'
import { Plus } from 'lucide-react'
import { pdfCardsQuery } from '../api/pdf-cards.ts'
import { failureText } from '../failure-words.ts'
import { useGo } from '../go.ts'
import { paths } from '../paths.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { CardDrawing, SearchDrawing } from '../ui/illustrations.tsx'
import { FootBar } from '../ui/FootBar.tsx'
import { InlineError } from '../ui/list/InlineError.tsx'
import { SearchBox } from '../ui/list/SearchBox.tsx'
import { Page } from '../ui/Page.tsx'
import { fromTablet, phoneOnly } from '../ui/theme.ts'
import { type Done, DoneFilter } from './DoneFilter.tsx'
import { PdfProjectCard } from './PdfProjectCard.tsx'
import { ProjectsSkeleton } from './ProjectsSkeleton.tsx'
import { ProjectTabs } from './ProjectTabs.tsx'

type Props = { businesses: readonly Business[]; text: string; done: Done | undefined }

/** The PDF cards of all one's businesses, newest first. Done: exported without watermark. */
export function PdfProjects({ businesses, text, done }: Props) {
  const { t } = useLingui()
  const go = useGo()
  const answers = useQueries({ queries: businesses.map(({ businessId }) => pdfCardsQuery(businessId)) })
  const failed = answers.find(({ isError }) => isError)
  const isWaiting = answers.some(({ isPending }) => isPending)
  const all = answers
    .flatMap(({ data }, at) => (data?.list ?? []).map((card) => ({ card, business: businesses[at]! })))
    .toSorted((one, other) => other.card.pdfCardNo - one.card.pdfCardNo)
  const shown = all.filter(({ card }) => {
    const said = `${card.pdfCardNo} ${card.companyName} ${card.details.person.name}`.toLocaleLowerCase()
    return (
      said.includes(text.toLocaleLowerCase()) &&
      (done === undefined || (done === 'done') === (card.exported !== null))
    )
  })
  const show = (wish: { search?: string; status?: Done }) =>
    go(paths.projects('pdf_id_card', wish), { replace: true })
  const create = (
    <Button icon={Plus} onClick={() => go(paths.pdfCards())}>
      {t`Create an ID card`}
    </Button>
  )
  return (
    <Page
      title={t`My Projects`}
      width="lg"
      {...(all.length > 0 ? { actions: <Box sx={{ [phoneOnly]: { display: 'none' } }}>{create}</Box> } : {})}
    >
      <ProjectTabs shown="pdf_id_card" counts={isWaiting ? {} : { pdf_id_card: all.length }} />
      {failed && <InlineError message={failureText(failed.error)} onRetry={() => void failed.refetch()} />}
      {isWaiting ? (
        <ProjectsSkeleton />
      ) : all.length === 0 ? (
        !failed && (
          <EmptyState
            picture={<CardDrawing />}
            title={t`You have no ID cards yet`}
            body={t`A visiting card or an ID card as a PDF: your name and number are in it already.`}
            action={create}
          />
        )
      ) : (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
            <SearchBox
              value={text}
              onSearch={(typed) =>
                show({ ...(typed ? { search: typed } : {}), ...(done ? { status: done } : {}) })
              }
              label={t`Search by name`}
            />
            <DoneFilter
              value={done}
              onChange={(status) =>
                show({ ...(text ? { search: text } : {}), ...(status ? { status } : {}) })
              }
            />
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
              aria-label={t`ID cards`}
              sx={{
                listStyle: 'none',
                m: 0,
                p: 0,
                display: 'grid',
                gap: 2,
                gridTemplateColumns: 'minmax(0, 1fr)',
                [fromTablet]: { gridTemplateColumns: 'repeat(auto-fill, minmax(320px, 1fr))' },
              }}
            >
              {shown.map(({ card, business }) => (
                <PdfProjectCard key={card.pdfCardNo} card={card} business={business} />
              ))}
            </Box>
          )}
          <FootBar phoneOnly>{create}</FootBar>
        </>
      )}
    </Page>
  )
}
