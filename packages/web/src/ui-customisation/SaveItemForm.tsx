import { useLingui } from '@lingui/react/macro'
import type {
  Placement,
  UiCustomisation,
  UiCustomisationChange,
} from '@parichay/contract/ui-customisation/fields.ts'
import { uiCustomisationRoutes } from '@parichay/contract/ui-customisation/routes.ts'
import { wordsIn } from '@parichay/contract/ui-customisation/rules.ts'
import { useQueryClient } from '@tanstack/react-query'
import Box from '@mui/material/Box'
import { X } from 'lucide-react'
import { useCallback } from 'react'
import { call } from '../api/client.ts'
import { keptItemsQuery } from '../api/pages.ts'
import { useGo } from '../go.ts'
import { paths } from '../paths.ts'
import { RecordForm } from '../ui/form/RecordForm.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { sayDone } from '../ui/snackbar-store.ts'
import { fromDesktop } from '../ui/theme.ts'
import { itemSchema, type TypedItem, typedOf } from '@parichay/contract/ui-customisation/item-form.ts'
import { ItemFields } from './ItemFields.tsx'
import { saveFailure, troubleNames } from './words.ts'

type Props = {
  item: UiCustomisation | null
  placement: Placement
  /** Whose item a new one becomes. */
  agencyId: number | undefined
  /** Hears what is typed, for the preview. */
  onTyped: (typed: TypedItem | undefined) => void
}

const versionOf = (item: UiCustomisation | null) => item?.kept?.version ?? 0
const itemInAddress = (search: Record<string, unknown>) => search['item']

/** An item of customers' pages: a new one, or one to change. */
export function SaveItemForm({ item, placement, agencyId, onTyped }: Props) {
  const { t, i18n } = useLingui()
  const go = useGo()
  const queries = useQueryClient()
  const typed = useCallback(
    (of: UiCustomisation | null) => typedOf(of, placement, agencyId),
    [placement, agencyId],
  )
  const id = item?.uiCustomisationId
  const title = item ? wordsIn(item.title, i18n.locale) : t`New item`
  const trouble = item?.kept?.trouble
  const onSaved = async (saved: UiCustomisation | null) => {
    await queries.invalidateQueries({ queryKey: keptItemsQuery.queryKey })
    sayDone(t`Saved`)
    if (saved && (!item || saved.placement !== placement))
      go(paths.uiCustomisation({ placement: saved.placement, agencyId, item: saved.uiCustomisationId }), {
        replace: true,
        keepScroll: true,
      })
  }
  return (
    <Box component="section" aria-label={title} sx={panel}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1.5 }}>
        <Box component="h2" sx={{ typography: 'h3', flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {title}
        </Box>
        <IconButton
          icon={X}
          label={t`Close`}
          onClick={() => go(paths.uiCustomisation({ placement, agencyId }), { keepScroll: true })}
        />
      </Box>
      {trouble && (
        <Box sx={{ mb: 2 }}>
          <Notice tone="warning">{i18n._(troubleNames[trouble].sentence)}</Notice>
        </Box>
      )}
      <RecordForm<TypedItem, UiCustomisationChange, UiCustomisation | null>
        draft={`ui-customisation-${id ?? `new-${placement}`}`}
        schema={itemSchema}
        record={item}
        versionOf={versionOf}
        typed={typed}
        onTyped={onTyped}
        save={(values, version) =>
          call(uiCustomisationRoutes.saveUiCustomisation, {
            body: {
              ...values,
              ...(id === undefined ? {} : { uiCustomisationId: id, version }),
            } as TypedItem,
          })
        }
        reload={async () => {
          const all = await call(uiCustomisationRoutes.listUiCustomisations, { query: {} })
          return all.find(({ uiCustomisationId }) => uiCustomisationId === id) ?? item
        }}
        onSaved={onSaved}
        words={saveFailure}
        placeOf={itemInAddress}
        alwaysSave={!item}
        saveLabel={item ? t`Save` : t`Add`}
      >
        <ItemFields item={item} />
      </RecordForm>
    </Box>
  )
}

const panel = {
  minWidth: 0,
  [fromDesktop]: {
    bgcolor: 'background.paper',
    border: '1px solid',
    borderColor: 'divider',
    borderRadius: '12px',
    px: 2,
    pt: 1.5,
  },
} as const
