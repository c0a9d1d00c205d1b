import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { spokenNumber } from '@parichay/card-page/phone.ts'
import type { PdfCardListItem } from '@parichay/contract/pdf-card/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { filterOf } from '../../api/bulk.ts'
import { recordExport } from '../../api/export-list.ts'
import { keys } from '../../api/keys.ts'
import { pdfAddress, pdfListQuery } from '../../api/pdf-search.ts'
import { bulkRightsBeside, useStaff } from '../../api/staff.ts'
import { useGo } from '../../go.ts'
import { paths } from '../../paths.ts'
import { ProjectPills } from '../../project/ProjectPills.tsx'
import { StaffProjectTabs } from '../../project/StaffProjectTabs.tsx'
import { Button } from '../../ui/Button.tsx'
import { CardDrawing } from '../../ui/illustrations.tsx'
import { FilterPill } from '../../ui/list/FilterPill.tsx'
import { useListPage } from '../../ui/list/list-page.ts'
import { ListScreen } from '../../ui/list/ListScreen.tsx'
import { useTicks } from '../../ui/list/ticks.ts'
import { usePdfColumns } from './PdfColumns.tsx'
import { PdfDetail } from './PdfDetail.tsx'
import { PdfMenu } from './PdfMenu.tsx'
import { PdfTicked } from './PdfTicked.tsx'
import { searchByNames } from './words.ts'

/** All Projects, the PDF cards: searched, filtered, sorted, page by page; all of it in the address. */
export function PdfCardsScreen() {
  const { t } = useLingui()
  const go = useGo()
  const queries = useQueryClient()
  const staff = useStaff()
  const list = useListPage(pdfAddress, pdfListQuery, staff.may('pdf.list'))
  const { query, change, found, put } = list
  const ticks = useTicks<PdfCardListItem>(
    JSON.stringify(filterOf(query)),
    (row) => row.pdfCardNo,
    (row) => `${row.companyName || row.businessName} · ${row.pdfCardNo}`,
  )
  const columns = usePdfColumns({ query, onChange: change, withAgency: staff.seesAllAgencies })
  return (
    <ListScreen
      title={t`All Projects`}
      list={list}
      tabs={<StaffProjectTabs shown="pdf_id_card" />}
      gate={{
        may: staff.loaded ? staff.may('pdf.list') : undefined,
        title: t`You have no list of PDF ID cards`,
        body: t`Your agency’s admin can let you see the cards you made.`,
      }}
      picture={<CardDrawing />}
      label={t`PDF ID cards`}
      counted={(total, isFiltered, count) =>
        isFiltered
          ? plural(count, { one: '# PDF ID card found', other: `${total} PDF ID cards found` })
          : plural(count, { one: '# PDF ID card', other: `${total} PDF ID cards` })
      }
      searchLabel={t`Number, name, business, phone or template`}
      columns={columns}
      rowKey={(row) => row.pdfCardNo}
      filters={
        <ProjectPills
          kind="pdf_id_card"
          query={query}
          onChange={change}
          searchBy={searchByNames}
          sorts={['newest', 'oldest', 'name']}
          agencyName={found?.list.find((row) => row.agencyId === query.agencyId)?.agencyName}
        >
          <FilterPill
            label={t`Status`}
            value={query.status}
            choices={[
              { value: 'ACTIVE', label: t`Active` },
              { value: 'INACTIVE', label: t`InActive` },
            ]}
            onChange={(status) => change({ status })}
          />
        </ProjectPills>
      }
      empty={{
        title: t`No PDF ID cards yet`,
        body: t`Customers make them from their own profile; you can make one from a business.`,
        action: <Button onClick={() => go(paths.adminBusinesses())}>{t`All Businesses`}</Button>,
      }}
      file={{
        list: 'pdfCards',
        record: recordExport,
        number: t`Number`,
        more: [
          {
            head: t`Phone`,
            text: (row) => (row.registeredPhoneNumber ? spokenNumber(row.registeredPhoneNumber) : ''),
          },
        ],
      }}
      name="pdf-cards"
      ticks={bulkRightsBeside(staff).deletePdfCards ? ticks : undefined}
      tickDeeds={<PdfTicked ticks={ticks} query={query} total={found?.total ?? 0} />}
      detail={(row) => <PdfDetail card={row} withAgency={staff.seesAllAgencies} />}
      hrefOf={(row) =>
        row.can.edit === true
          ? paths.pdfCards({ businessId: row.businessId, pdfCardNo: row.pdfCardNo })
          : undefined
      }
      rowActions={(row) => (
        <PdfMenu
          card={row}
          onChange={(now) => put((one) => one.pdfCardNo === row.pdfCardNo, now)}
          onGone={() => {
            put((one) => one.pdfCardNo === row.pdfCardNo, null)
            if (!ticks.all) ticks.tick(row, false, [])
          }}
          onBack={() => void queries.invalidateQueries({ queryKey: keys.pdfCardList() })}
        />
      )}
    />
  )
}
