import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import {
  videoCategories,
  videoShapes,
  type VideoTemplate,
  videoTemplateStatuses,
} from '@parichay/contract/video/template.ts'
import { videoTemplateRoutes } from '@parichay/contract/video/routes.templates.ts'
import { Plus } from 'lucide-react'
import { call } from '../../api/client.ts'
import { recordExport } from '../../api/export-list.ts'
import { useRemote } from '../../api/remote.ts'
import { keptTemplateQuery, keptTemplatesQuery, templateAddress } from '../../api/staff-videos.ts'
import { failureText } from '../../failure-words.ts'
import { useGo } from '../../go.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { SearchDrawing } from '../../ui/illustrations.tsx'
import { ExportButton } from '../../ui/list/ExportButton.tsx'
import { FilterBar } from '../../ui/list/FilterBar.tsx'
import { FilterPill } from '../../ui/list/FilterPill.tsx'
import { InlineError } from '../../ui/list/InlineError.tsx'
import { useListAddress } from '../../ui/list/list-address.ts'
import { rowsAtHand } from '../../ui/list/list-file.ts'
import { SearchBox } from '../../ui/list/SearchBox.tsx'
import { Page } from '../../ui/Page.tsx'
import { Line, Pile, PlainList } from '../../ui/shapes.tsx'
import { ListSkeleton } from '../../ui/Skeletons.tsx'
import { SortableRows } from '../../ui/sort/SortableRows.tsx'
import { titleIn, videoCategoryNames } from '../words.ts'
import { SaveTemplateForm } from './SaveTemplateForm.tsx'
import { TemplateRow } from './TemplateRow.tsx'
import { templateColumns } from './words.file.ts'
import { shapeWords, templateStatusWords } from './words.ts'
import { isFoundIn } from '../../ui/search-text.ts'

/** The templates of promotional videos in the order of the gallery; one of them open beside the list. */
export function TemplatesScreen() {
  const { t } = useLingui()
  const go = useGo()
  const { query, hrefOf } = useListAddress(templateAddress)
  const isWide = useMediaQuery('(min-width: 1024px)', { noSsr: true })
  const all = useRemote({ ...keptTemplatesQuery, staleTime: 0 })
  const { template: opened } = query
  const id = opened === undefined || opened === 'new' ? undefined : Number(opened)
  const open = useRemote({ ...keptTemplateQuery(id ?? 0), enabled: id !== undefined, staleTime: 0 })
  const template = id !== undefined && open.data?.templateId === id ? open.data : undefined
  const form =
    opened === 'new' ? (
      <SaveTemplateForm key="new" template={null} />
    ) : template ? (
      <SaveTemplateForm key={template.templateId} template={template} />
    ) : id !== undefined && open.error !== null ? (
      <InlineError message={failureText(open.error)} onRetry={open.reload} />
    ) : (
      id !== undefined && <ListSkeleton rows={4} />
    )
  const list = all.data && <TemplateList templates={all.data} openId={id} />
  return (
    <Page
      title={t`Video template`}
      subtitle={t`What customers make their own films from, in the order of their gallery.`}
      width="xl"
      actions={
        <Button icon={Plus} onClick={() => go(hrefOf({ template: 'new' }))}>
          {t`New template`}
        </Button>
      }
    >
      {all.error && <InlineError message={failureText(all.error)} onRetry={all.reload} />}
      {!all.data && !all.error && <ListSkeleton rows={8} />}
      {isWide ? (
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            alignItems: 'start',
            gridTemplateColumns: form ? '380px minmax(0, 1fr)' : 'minmax(0, 1fr)',
          }}
        >
          {list}
          {form}
        </Box>
      ) : (
        form || list
      )}
    </Page>
  )
}

function TemplateList({
  templates,
  openId,
}: {
  templates: readonly VideoTemplate[]
  openId: number | undefined
}) {
  const { t, i18n } = useLingui()
  const { query, change, search, clear, hrefOf } = useListAddress(templateAddress)
  const { search: words = '', category, shape, status, isPremium } = query
  const shown = templates.filter(
    (one) =>
      (!category || one.category === category) &&
      (!shape || one.shape === shape) &&
      (!status || one.status === status) &&
      (!isPremium || String(one.isPremium) === isPremium) &&
      isFoundIn(`${one.title} ${titleIn(one, i18n)} ${one.tags.join(' ')} ${one.templateId}`, words),
  )
  // A place among some is no place among all.
  const isWhole = shown.length === templates.length
  const key = keptTemplatesQuery.queryKey
  const row = (template: VideoTemplate) => (
    <TemplateRow
      template={template}
      isOpen={template.templateId === openId}
      isSortable={isWhole}
      href={hrefOf({ template: String(template.templateId) })}
    />
  )
  return (
    <Pile gap={1.5} fits>
      <Line gap={1} wraps centred>
        <SearchBox value={words} onSearch={search} label={t`Name, word or number`} />
        {shown.length > 0 && (
          <ExportButton
            file={{ list: 'videoTemplates', record: recordExport, number: t`Number` }}
            columns={templateColumns(i18n)}
            rowKey={({ templateId }) => templateId}
            query={{ ...query, template: undefined }}
            total={shown.length}
            isMore={false}
            read={rowsAtHand(shown)}
          />
        )}
      </Line>
      <FilterBar>
        <FilterPill
          label={t`Category`}
          value={category}
          choices={videoCategories.map((value) => ({ value, label: i18n._(videoCategoryNames[value]) }))}
          onChange={(value) => change({ category: value })}
        />
        <FilterPill
          label={t`Shape`}
          value={shape}
          choices={videoShapes.map((value) => ({ value, label: i18n._(shapeWords[value]) }))}
          onChange={(value) => change({ shape: value })}
        />
        <FilterPill
          label={t`Price`}
          value={isPremium}
          choices={[
            { value: 'true', label: t`Premium` },
            { value: 'false', label: t`Free` },
          ]}
          onChange={(value) => change({ isPremium: value })}
        />
        <FilterPill
          label={t`Status`}
          value={status}
          choices={videoTemplateStatuses.map((value) => ({
            value,
            label: i18n._(templateStatusWords[value].label),
          }))}
          onChange={(value) => change({ status: value })}
        />
      </FilterBar>
      {shown.length === 0 ? (
        <EmptyState
          picture={<SearchDrawing />}
          title={templates.length === 0 ? t`There are no templates yet` : t`No template is like this`}
          action={
            templates.length > 0 && (
              <Button look="secondary" onClick={clear}>
                {t`Clear search`}
              </Button>
            )
          }
        />
      ) : isWhole ? (
        <SortableRows
          label={t`Video templates`}
          rows={shown}
          queryKey={key}
          idOf={({ templateId }) => templateId}
          nameOf={(one) => titleIn(one, i18n)}
          onMove={async ({ templateId }, popularity) => {
            await call(videoTemplateRoutes.updateVideoTemplatePopularity, {
              body: { templateId, popularity },
            })
            return undefined
          }}
        >
          {row}
        </SortableRows>
      ) : (
        <PlainList aria-label={t`Video templates`} gap={0.75} oneColumn>
          {shown.map((one) => (
            <li key={one.templateId}>{row(one)}</li>
          ))}
        </PlainList>
      )}
    </Pile>
  )
}
