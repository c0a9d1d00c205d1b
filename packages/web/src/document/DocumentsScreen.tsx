import { useLingui } from '@lingui/react/macro'
import { documentKinds } from '@parichay/contract/document/kinds.ts'
import { documentRoutes, type StoredDocument } from '@parichay/contract/document/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { recordExport } from '../api/export-list.ts'
import { call } from '../api/client.ts'
import { documentAddress, documentListQuery } from '../api/documents.ts'
import { keys } from '../api/keys.ts'
import { useStaff } from '../api/staff.ts'
import { dayText } from '../ui/dates.ts'
import { PaperDrawing } from '../ui/illustrations.tsx'
import type { Column } from '../ui/list/columns.ts'
import { AgencyPill } from '../shell/AgencyPill.tsx'
import { FilterBar } from '../ui/list/FilterBar.tsx'
import { FilterPill } from '../ui/list/FilterPill.tsx'
import { useListPage } from '../ui/list/list-page.ts'
import { ListScreen } from '../ui/list/ListScreen.tsx'
import { removeWithUndo } from '../ui/remove-with-undo.ts'
import { sizeText } from '../ui/size-text.ts'
import { DocumentDetail } from './DocumentDetail.tsx'
import { DocumentMenu } from './DocumentMenu.tsx'
import { DocumentPicture } from './DocumentPicture.tsx'
import { QuotaBar } from './QuotaBar.tsx'
import { countedFiles, kindNames, restoreFailure, useNames } from './words.ts'

/** Documents: what the agency and its customers have stored, how large it is and where it is used. */
export function DocumentsScreen() {
  const { t, i18n } = useLingui()
  const queries = useQueryClient()
  const { loaded, seesAllAgencies } = useStaff()
  const list = useListPage(documentAddress, documentListQuery, loaded)
  const { query, change, found, take } = list
  const remove = async ({ documentId }: StoredDocument) => {
    const countAnew = () => void queries.invalidateQueries({ queryKey: keys.documents('quota') })
    await removeWithUndo({
      take: () => take((one) => one.documentId === documentId),
      ask: (restore) =>
        call(documentRoutes.deleteDocument, { params: { documentId }, body: restore ? { restore } : {} }),
      said: t`The file is deleted`,
      onGone: countAnew,
      onBack: countAnew,
      restoreWords: restoreFailure,
    })
  }
  const deedsOf = (document: StoredDocument) => ({
    document,
    withAgency: seesAllAgencies,
    onRemove: () => void remove(document),
  })
  const usedIn = (row: StoredDocument) =>
    row.usedIn.length > 0 ? row.usedIn.map((one) => i18n._(useNames[one])).join(', ') : t`Nowhere`
  const isLargest = query.sort === 'largest'
  const columns: Column<StoredDocument>[] = [
    {
      id: 'business',
      head: t`Business`,
      onPhone: 'title',
      cell: (row) => row.business?.businessName ?? t`No business`,
      under: (row) => (seesAllAgencies ? row.agencyName : ''),
    },
    { id: 'kind', head: t`Kind`, onPhone: 'fact', cell: (row) => i18n._(kindNames[row.kind]) },
    { id: 'used', head: t`Used in`, cut: true, cell: usedIn },
    {
      id: 'size',
      head: t`Size`,
      align: 'end',
      width: 110,
      onPhone: 'fact',
      cell: (row) => sizeText(row.bytes),
      under: (row) => (row.width > 0 ? `${row.width} × ${row.height}` : ''),
      sort: {
        now: isLargest ? 'descending' : undefined,
        onSort: () => change({ sort: isLargest ? undefined : 'largest' }),
      },
    },
    {
      id: 'created',
      head: t`Uploaded`,
      width: 120,
      cell: (row) => dayText(row.createdAt, i18n.locale),
      sort: { now: isLargest ? undefined : 'descending', onSort: () => change({ sort: undefined }) },
    },
  ]
  const one = found?.list.find(({ business }) => business?.businessId === query.businessId)
  const theirs = found?.list.find(({ agencyId }) => agencyId === query.agencyId)
  return (
    <ListScreen
      title={t`Documents`}
      list={list}
      picture={<PaperDrawing />}
      counted={countedFiles}
      searchLabel={t`Business, phone or e-mail`}
      above={<QuotaBar agencyId={query.agencyId} />}
      filters={
        <FilterBar>
          <FilterPill
            label={t`Kind`}
            value={query.kind}
            choices={documentKinds.map((value) => ({ value, label: i18n._(kindNames[value]) }))}
            onChange={(kind) => change({ kind })}
          />
          <FilterPill
            label={t`Sort`}
            value={query.sort}
            choices={[
              { value: 'newest', label: t`Newest first` },
              { value: 'largest', label: t`Largest first` },
            ]}
            onChange={(sort) => change({ sort })}
          />
          {query.businessId !== undefined && (
            <FilterPill
              label={t`Business`}
              value={String(query.businessId)}
              valueLabel={one?.business?.businessName ?? t`One business`}
              onChange={() => change({ businessId: undefined })}
            />
          )}
          <AgencyPill
            agencyId={query.agencyId}
            agencyName={theirs?.agencyName}
            onChange={({ agencyId }) => change({ agencyId })}
          />
        </FilterBar>
      }
      empty={{
        title: t`No documents yet`,
        body: t`Logos, pictures and brochures that you and your customers upload stand here.`,
      }}
      file={{
        list: 'documents',
        record: recordExport,
        number: t`Number`,
        more: [
          { head: t`Agency`, text: (row) => row.agencyName },
          { head: t`Bytes`, text: (row) => row.bytes },
        ],
      }}
      name="documents"
      columns={columns}
      rowKey={({ documentId }) => documentId}
      rowPicture={(row) => <DocumentPicture document={row} />}
      detail={(row) => <DocumentDetail {...deedsOf(row)} />}
      rowActions={(row) => <DocumentMenu {...deedsOf(row)} />}
    />
  )
}
