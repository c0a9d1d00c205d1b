import { useLingui } from '@lingui/react/macro'
import { spokenNumber } from '@parichay/card-page/phone.ts'
import type { PdfCardListItem } from '@parichay/contract/pdf-card/routes.ts'
import Box from '@mui/material/Box'
import type { PdfQuery, PdfQueryChange } from '../../api/pdf-search.ts'
import { AgencyCell } from '../../ui/list/AgencyCell.tsx'
import { dayText } from '../../ui/dates.ts'
import type { Column } from '../../ui/list/columns.ts'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { oneLine } from '../../ui/shape-styles.ts'
import { templateNames } from '../words.ts'

type Props = { query: PdfQuery; onChange: (change: PdfQueryChange) => void; withAgency: boolean }

/** The columns of the PDF cards in All Projects. */
export function usePdfColumns({ query, onChange, withAgency }: Props): Column<PdfCardListItem>[] {
  const { t, i18n } = useLingui()
  const sort = query.sort ?? 'newest'
  const payments = { plan: t`Plan`, single: t`Single purchase`, staff: t`By staff` }
  return [
    {
      id: 'company',
      head: t`Company`,
      width: 200,
      onPhone: 'title',
      sort: {
        now: sort === 'name' ? 'ascending' : undefined,
        onSort: () => onChange({ sort: sort === 'name' ? 'newest' : 'name' }),
      },
      cell: (row) => row.companyName || row.businessName,
      under: (row) => row.registeredPhoneNumber && spokenNumber(row.registeredPhoneNumber),
    },
    {
      id: 'template',
      head: t`Template`,
      onPhone: 'fact',
      cell: (row) => i18n._(templateNames[row.templateCode]),
      under: (row) => t`No. ${row.pdfCardNo}`,
    },
    // No word of it can be broken, and some are long.
    { id: 'mail', head: t`E-mail`, cut: true, cell: (row) => row.mails[0] ?? '–' },
    { id: 'quantity', head: t`Quantity`, align: 'end', cell: (row) => row.quantity },
    {
      id: 'payment',
      head: t`Payment`,
      onPhone: 'fact',
      cell: (row) => (row.payment ? payments[row.payment] : t`Sample watermark`),
    },
    {
      id: 'exported',
      head: t`Exported on`,
      text: (row) => (row.exportedAt ? dayText(row.exportedAt, i18n.locale) : '–'),
      cell: (row) => <Box sx={oneLine}>{row.exportedAt ? dayText(row.exportedAt, i18n.locale) : '–'}</Box>,
    },
    {
      id: 'status',
      head: t`Status`,
      onPhone: 'chip',
      text: (row) => (row.status === 'ACTIVE' ? t`Active` : t`InActive`),
      cell: (row) => (
        <StatusChip tone={row.status === 'ACTIVE' ? 'success' : 'warning'}>
          {row.status === 'ACTIVE' ? t`Active` : t`InActive`}
        </StatusChip>
      ),
    },
    ...(withAgency
      ? [
          {
            id: 'agency',
            head: t`Agency`,
            text: (row: PdfCardListItem) => row.agencyName,
            cell: (row: PdfCardListItem) => <AgencyCell row={row} onChange={onChange} />,
          },
        ]
      : []),
    {
      id: 'created',
      head: t`Created`,
      sort: {
        now: sort === 'newest' ? 'descending' : sort === 'oldest' ? 'ascending' : undefined,
        onSort: () => onChange({ sort: sort === 'newest' ? 'oldest' : 'newest' }),
      },
      text: (row) => dayText(row.createdAt, i18n.locale),
      cell: (row) => <Box sx={oneLine}>{dayText(row.createdAt, i18n.locale)}</Box>,
    },
  ]
}
