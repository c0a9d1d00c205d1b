import { useLingui } from '@lingui/react/macro'
import { type LinkCategory, type LinkType, LinkTypeChange } from '@parichay/contract/link-store/fields.ts'
import { linkStoreRoutes } from '@parichay/contract/link-store/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import Box from '@mui/material/Box'
import { X } from 'lucide-react'
import { useCallback } from 'react'
import type { z } from 'zod'
import { linkTypesQuery } from '../api/links.ts'
import { call } from '../api/client.ts'
import { nameIn } from '../card/LinkStore.tsx'
import { useGo } from '../go.ts'
import { paths } from '../paths.ts'
import { RecordForm } from '../ui/form/RecordForm.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { sayDone } from '../ui/snackbar-store.ts'
import { fromDesktop } from '../ui/theme.ts'
import { DeleteType } from './DeleteType.tsx'
import { TypeFields } from './TypeFields.tsx'

type Typed = z.input<typeof LinkTypeChange>
type Props = { type: LinkType | null; category: LinkCategory; categories: LinkCategory[] }

const versionOf = (type: LinkType | null) => type?.version ?? 0
const typeInAddress = (search: Record<string, unknown>) => search['type']

/** A kind of link: its look, what people type for it, and the rule that checks it, with a box to try it in. */
export function SaveTypeForm({ type, category, categories }: Props) {
  const { t, i18n } = useLingui()
  const go = useGo()
  const queries = useQueryClient()
  const { linkCategoryId } = category
  const typed = useCallback((of: LinkType | null) => typedOf(of, linkCategoryId), [linkCategoryId])
  const id = type?.linkTypeId
  const close = () => go(paths.linkStore({ category: linkCategoryId }), { keepScroll: true })
  const refresh = () => queries.invalidateQueries({ queryKey: linkTypesQuery.queryKey })
  const onSaved = async (saved: LinkType | null) => {
    await refresh()
    sayDone(type ? t`Saved` : t`${saved?.name ?? ''} is in the link store`)
    if (saved && !type)
      go(paths.linkStore({ category: saved.linkCategoryId, type: saved.linkTypeId }), { replace: true })
  }
  return (
    <Box component="section" aria-label={type ? nameIn(i18n.locale, type) : t`New link type`} sx={panel}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1.5 }}>
        <Box component="h2" sx={{ typography: 'h3', flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {type ? nameIn(i18n.locale, type) : t`New link type`}
        </Box>
        <IconButton icon={X} label={t`Close`} onClick={close} />
      </Box>
      <RecordForm<Typed, LinkTypeChange, LinkType | null>
        draft={`link-type-${id ?? `new-${linkCategoryId}`}`}
        schema={LinkTypeChange as never}
        record={type}
        versionOf={versionOf}
        typed={typed}
        save={(values, version) =>
          call(linkStoreRoutes.saveLinkType, {
            body: { ...values, ...(id === undefined ? {} : { linkTypeId: id, version }) },
          })
        }
        reload={() => call(linkStoreRoutes.getLinkType, { params: { linkTypeId: id! } })}
        onSaved={onSaved}
        placeOf={typeInAddress}
        alwaysSave={!type}
        saveLabel={type ? t`Save` : t`Add`}
      >
        <TypeFields
          categories={categories.map((one) => ({
            value: one.linkCategoryId,
            label: nameIn(i18n.locale, one),
          }))}
        />
        {type && (
          <DeleteType type={type} onHidden={() => void refresh()} onGone={() => void refresh().then(close)} />
        )}
      </RecordForm>
    </Box>
  )
}

const typedOf = (type: LinkType | null, linkCategoryId: number): Typed => ({
  linkCategoryId: type?.linkCategoryId ?? linkCategoryId,
  name: type?.name ?? '',
  names: { hi: type?.names.hi ?? '', gu: type?.names.gu ?? '' },
  icon: type?.icon ?? '',
  colour: type?.colour ?? '#2d9bea',
  fieldType: type?.fieldType ?? 'url',
  placeholder: type?.placeholder ?? '',
  prefix: type?.prefix ?? '',
  pattern: type?.pattern ?? '',
  isPopular: type?.isPopular ?? false,
  isHidden: type?.isHidden ?? false,
})

const panel = {
  minWidth: 0,
  [fromDesktop]: {
    position: 'sticky',
    top: 76,
    maxHeight: 'calc(100dvh - 92px)',
    overflowY: 'auto',
    bgcolor: 'background.paper',
    border: '1px solid',
    borderColor: 'divider',
    borderRadius: '12px',
    px: 2,
    pt: 1.5,
  },
} as const
