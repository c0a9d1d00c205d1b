import { useLingui } from '@lingui/react/macro'
import type { Placement, UiCustomisation } from '@parichay/contract/ui-customisation/fields.ts'
import { placements } from '@parichay/contract/ui-customisation/fields.ts'
import { wordsIn } from '@parichay/contract/ui-customisation/rules.ts'
import Box from '@mui/material/Box'
import { Plus } from 'lucide-react'
import { keptItemsQuery } from '../api/pages.ts'
import { useGo } from '../go.ts'
import { paths } from '../paths.ts'
import { useAgency } from '../session.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { SearchPill } from '../ui/list/SearchPill.tsx'
import { Pill, Pills } from '../ui/Pill.tsx'
import { Pile } from '../ui/shapes.tsx'
import { SortableRows } from '../ui/sort/SortableRows.tsx'
import { useItemDeeds } from '../api/item-deeds.ts'
import { ItemRow } from './ItemRow.tsx'
import { placementNames, saveFailure } from './words.ts'

type Props = {
  items: readonly UiCustomisation[]
  placement: Placement
  /** Whose items are listed; all of them without it. */
  agencyId: number | undefined
  agencies: readonly { agencyId: number; agencyName: string }[]
  openId: number | undefined
}

/** The items of a page, in the order customers see them. */
export function ItemList({ items, placement, agencyId, agencies, openId }: Props) {
  const { t, i18n } = useLingui()
  const go = useGo()
  const own = useAgency()
  const key = keptItemsQuery.queryKey
  const at = (change: Parameters<typeof paths.uiCustomisation>[0]) =>
    paths.uiCustomisation({ placement, agencyId, ...change })
  const deeds = useItemDeeds((item) => {
    if (item.uiCustomisationId === openId) go(at({}), { replace: true, keepScroll: true })
  }, saveFailure)
  const owned = items.filter(({ kept }) => agencyId === undefined || kept?.agencyId === agencyId)
  const on = (page: Placement) => owned.filter((one) => one.placement === page)
  const rows = on(placement)
  const add = <Button icon={Plus} onClick={() => go(at({ item: 'new' }))}>{t`Add item`}</Button>
  const nameOfAgency = (id: number) =>
    agencies.find((one) => one.agencyId === id)?.agencyName ??
    (id === own.agencyId ? own.agencyName : String(id))
  const ownerName = (id: number) => (id === own.agencyId ? t`Of the platform` : nameOfAgency(id))
  return (
    <Pile gap={2} oneColumn fits>
      <Pills label={t`Pages of customers`} inOneRow>
        {placements.map((page) => (
          <Pill
            key={page}
            pressed={page === placement}
            onClick={() => go(paths.uiCustomisation({ placement: page, agencyId }))}
          >
            {`${i18n._(placementNames[page])} · ${on(page).length}`}
          </Pill>
        ))}
      </Pills>
      {agencies.length > 1 && (
        <Box>
          <SearchPill
            label={t`Whose items`}
            value={agencyId}
            valueLabel={agencyId === undefined ? '' : ownerName(agencyId)}
            choices={agencies.map((one) => ({ value: one.agencyId, label: ownerName(one.agencyId) }))}
            onChange={(value) => go(at({ agencyId: value }), { replace: true })}
          />
        </Box>
      )}
      {rows.length === 0 ? (
        <EmptyState
          title={t`Nothing stands here yet`}
          body={t`A banner, a row of pictures, categories or a notice: customers see it as soon as it is saved.`}
          action={add}
        />
      ) : (
        <>
          <SortableRows
            label={i18n._(placementNames[placement])}
            rows={rows}
            queryKey={key}
            idOf={({ uiCustomisationId }) => uiCustomisationId}
            nameOf={({ title }) => wordsIn(title, i18n.locale)}
            onMove={(item, place) => deeds.move(rows, item, place)}
          >
            {(item) => (
              <ItemRow
                item={item}
                isOpen={item.uiCustomisationId === openId}
                ownerFilter={agencyId}
                nameOfAgency={nameOfAgency}
                deeds={deeds}
              />
            )}
          </SortableRows>
          {add}
        </>
      )}
    </Pile>
  )
}
