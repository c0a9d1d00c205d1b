import { useLingui } from '@lingui/react/macro'
import type { UserVideoListItem } from '@parichay/contract/video/fields.ts'
import Box from '@mui/material/Box'
import type { VideoQuery, VideoQueryChange } from '../../api/staff-videos.ts'
import { AgencyCell } from '../../ui/list/AgencyCell.tsx'
import { dayText } from '../../ui/dates.ts'
import type { Column } from '../../ui/list/columns.ts'
import { sizeText } from '../../ui/size-text.ts'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { nameInCell, oneLine } from '../../ui/shape-styles.ts'
import { FilmChip } from './FilmChip.tsx'
import { renderStateWords } from './words.ts'

type Props = { query: VideoQuery; onChange: (change: VideoQueryChange) => void; withAgency: boolean }

/** The columns of the videos in All Projects. */
export function useVideoColumns({ query, onChange, withAgency }: Props): Column<UserVideoListItem>[] {
  const { t, i18n } = useLingui()
  const sort = query.sort ?? 'newest'
  const payments = { plan: t`Plan`, single: t`Single purchase` }
  return [
    {
      id: 'title',
      head: t`Video`,
      width: 190,
      onPhone: 'title',
      sort: {
        now: sort === 'name' ? 'ascending' : undefined,
        onSort: () => onChange({ sort: sort === 'name' ? 'newest' : 'name' }),
      },
      cell: (row) => row.title || t`No. ${row.videoNo}`,
      under: (row) => t`No. ${row.videoNo}`,
    },
    { id: 'template', head: t`Template`, onPhone: 'fact', cell: (row) => row.templateTitle || '–' },
    {
      id: 'business',
      head: t`Business`,
      onPhone: 'fact',
      text: (row) => row.businessName,
      phoneCell: (row) => row.businessName,
      cell: (row) => (
        <Box sx={nameInCell} title={row.businessName}>
          {row.businessName}
        </Box>
      ),
    },
    {
      id: 'film',
      head: t`Film`,
      onPhone: 'chip',
      text: (row) => (row.render ? i18n._(renderStateWords[row.render.state].label) : ''),
      cell: (row) => <FilmChip render={row.render} />,
    },
    {
      // Two of them side by side would push the last column out of sight.
      id: 'seconds',
      head: t`Length`,
      align: 'end',
      cell: (row) => t`${Math.round(row.seconds)} s`,
      under: (row) => (row.render?.bytes ? sizeText(row.render.bytes) : undefined),
    },
    { id: 'attempts', head: t`Attempts`, align: 'end', cell: (row) => row.render?.attempts ?? 0 },
    {
      id: 'payment',
      head: t`Payment`,
      cell: (row) => (row.payment ? payments[row.payment] : t`Sample watermark`),
    },
    {
      id: 'status',
      head: t`Status`,
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
            text: (row: UserVideoListItem) => row.agencyName,
            cell: (row: UserVideoListItem) => <AgencyCell row={row} onChange={onChange} />,
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
