import { useLingui } from '@lingui/react/macro'
import type { LinkCategory, LinkType } from '@parichay/contract/link-store/fields.ts'
import { linkStoreRoutes } from '@parichay/contract/link-store/routes.ts'
import Box from '@mui/material/Box'
import { ImageOff, Pencil, Plus } from 'lucide-react'
import { useCallback, useState } from 'react'
import { linkCategoriesQuery } from '../api/links.ts'
import { call } from '../api/client.ts'
import { GroupIcon } from '../card/GroupIcon.tsx'
import { nameIn } from '../card/LinkStore.tsx'
import { paths } from '../paths.ts'
import { Button } from '../ui/Button.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { SearchBox } from '../ui/list/SearchBox.tsx'
import { useGo } from '../go.ts'
import { SortableRows } from '../ui/sort/SortableRows.tsx'
import { SortHandle } from '../ui/sort/SortableItem.tsx'
import { Link } from '../ui/Link.tsx'
import { Pill, Pills } from '../ui/Pill.tsx'
import { SaveCategoryForm } from './SaveCategoryForm.tsx'
import { Pile } from '../ui/shapes.tsx'

type Props = {
  categories: LinkCategory[]
  types: LinkType[]
  chosen: LinkCategory | undefined
  search: string
  isBare: boolean
}

/** The groups in the order customers see them, and the search over all of them. */
export function CategoryList({ categories, types, chosen, search, isBare }: Props) {
  const { t, i18n } = useLingui()
  const go = useGo()
  const [editing, setEditing] = useState<LinkCategory | 'new'>()
  const key = linkCategoriesQuery.queryKey
  const category = chosen?.linkCategoryId
  const bare = types.filter(({ icon }) => icon === '').length
  const find = useCallback(
    (text: string) => go(paths.linkStore({ category, search: text }), { replace: true, keepScroll: true }),
    [go, category],
  )
  return (
    <Pile gap={1.5} oneColumn>
      <SearchBox value={search} label={t`Search links`} onSearch={find} />
      {(isBare || bare > 0) && (
        <Pills label={t`Filter`}>
          <Pill
            pressed={isBare}
            icon={ImageOff}
            onClick={() => go(paths.linkStore({ category, icon: isBare ? undefined : 'none' }))}
          >{t`No icon: ${bare}`}</Pill>
        </Pills>
      )}
      <SortableRows
        label={t`Categories`}
        rows={categories}
        queryKey={key}
        idOf={({ linkCategoryId }) => linkCategoryId}
        nameOf={(one) => nameIn(i18n.locale, one)}
        onMove={(one, order) => call(linkStoreRoutes.saveLinkCategory, { body: { ...one, order } })}
      >
        {(one) => {
          const name = nameIn(i18n.locale, one)
          const count = types.filter(({ linkCategoryId }) => linkCategoryId === one.linkCategoryId).length
          return (
            <Box
              sx={[
                row,
                one === chosen && !search && !isBare
                  ? { borderColor: 'primary.main', bgcolor: 'brand.tint' }
                  : {},
              ]}
            >
              <SortHandle name={name} sx={{ width: 36 }} />
              <Link
                href={paths.linkStore({ category: one.linkCategoryId })}
                current={one === chosen}
                sx={linkStyle}
              >
                <Box sx={{ display: 'flex', color: 'text.secondary' }}>
                  <GroupIcon icon={one.icon} />
                </Box>
                <Box sx={{ minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Box>
              </Link>
              <Box sx={{ typography: 'body2', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
                {count}
              </Box>
              <IconButton icon={Pencil} label={t`Edit ${name}`} onClick={() => setEditing(one)} />
            </Box>
          )
        }}
      </SortableRows>
      <Button look="secondary" icon={Plus} onClick={() => setEditing('new')}>{t`Add category`}</Button>
      {editing && (
        <SaveCategoryForm
          category={editing === 'new' ? null : editing}
          isEmpty={
            editing !== 'new' &&
            !types.some(({ linkCategoryId }) => linkCategoryId === editing.linkCategoryId)
          }
          onClose={() => setEditing(undefined)}
        />
      )}
    </Pile>
  )
}

const linkStyle = {
  flex: 1,
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  py: 1,
  color: 'inherit',
  textDecoration: 'none',
} as const

const row = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 48,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '10px',
  bgcolor: 'background.paper',
} as const
