import Box from '@mui/material/Box'
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { ActionMenu } from '../ui/ActionMenu.tsx'
import { Avatar } from '../ui/Avatar.tsx'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { CardDrawing, PeopleDrawing, SearchDrawing, ShopDrawing } from '../ui/illustrations.tsx'
import { UnpluggedDrawing } from '../ui/Drawing.tsx'
import type { Column } from '../ui/list/columns.ts'
import { DataList } from '../ui/list/DataList.tsx'
import { sayDone } from '../ui/snackbar-store.ts'
import { FormSkeleton, ListSkeleton, TileSkeleton } from '../ui/Skeletons.tsx'
import { StatusChip, type Tone } from '../ui/StatusChip.tsx'
import { KitRow, KitSection } from './KitSection.tsx'
import { type Samples, useSamples } from './samples.ts'

type Row = { id: number; name: string; city: string; tone: Tone; status: string }

function rowsOf(s: Samples): Row[] {
  const states: [Tone, string][] = [
    ['success', s.active],
    ['warning', s.expiring],
    ['neutral', s.draft],
    ['error', s.expired],
    ['info', s.trial],
  ]
  return s.rows.map(([name, city], id) => ({
    id,
    name: name!,
    city: city!,
    tone: states[id]![0],
    status: states[id]![1],
  }))
}

const columnsOf = (s: Samples): Column<Row>[] => [
  { id: 'name', head: s.business, cell: (row) => row.name, width: 220, onPhone: 'title' },
  { id: 'phone', head: s.phone, cell: () => '98765 43210', width: 130, onPhone: 'fact' },
  { id: 'city', head: s.city, cell: (row) => row.city, width: 120, onPhone: 'fact' },
  {
    id: 'status',
    head: s.status,
    cell: (row) => <StatusChip tone={row.tone}>{row.status}</StatusChip>,
    width: 140,
    onPhone: 'chip',
  },
  { id: 'ends', head: s.ends, cell: () => '20 Nov 2027', width: 120 },
]

export function KitLists() {
  const s = useSamples()
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const rows = rowsOf(s).filter((row) => row.name.toLowerCase().includes(search.toLowerCase()))
  return (
    <>
      <KitSection id="lists" title={s.lists}>
        <DataList
          label={s.business}
          rows={rows}
          rowKey={(row) => row.id}
          columns={columnsOf(s)}
          loading={false}
          error={null}
          onRetry={() => undefined}
          search={{ value: search, onSearch: setSearch, label: s.search }}
          filtered={search !== ''}
          onClearFilters={() => setSearch('')}
          empty={
            <EmptyState
              picture={<PeopleDrawing />}
              title={s.noneYet}
              body={s.noneYetBody}
              action={<Button>{s.addCustomer}</Button>}
            />
          }
          pager={{ page, total: 12_480, onPage: setPage }}
          picture={(row) => <Avatar name={row.name} size={36} />}
          actions={(row) => (
            <ActionMenu
              label={row.name}
              actions={[
                { id: 'edit', label: s.saveCard, icon: Pencil, onSelect: () => sayDone(s.snack) },
                {
                  id: 'delete',
                  label: s.remove,
                  icon: Trash2,
                  danger: true,
                  onSelect: () => sayDone(s.snack),
                  disabledReason: row.id === 0 ? s.offWhy : undefined,
                },
              ]}
            />
          )}
        />
      </KitSection>
      <KitSection id="empty" title={s.empty}>
        <EmptyState
          picture={<PeopleDrawing />}
          title={s.noneYet}
          body={s.noneYetBody}
          action={<Button>{s.addCustomer}</Button>}
        />
        <KitRow>
          <ShopDrawing size={132} />
          <CardDrawing size={132} />
          <SearchDrawing size={132} />
          <UnpluggedDrawing size={132} />
        </KitRow>
      </KitSection>
      <KitSection id="skeletons" title={s.skeletons}>
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { md: '1fr 1fr' } }}>
          <ListSkeleton rows={3} />
          <FormSkeleton fields={2} />
          <TileSkeleton tiles={2} />
        </Box>
      </KitSection>
    </>
  )
}
