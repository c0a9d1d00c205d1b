import { useLingui } from '@lingui/react/macro'
import { useRemote } from '../api/remote.ts'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import type { LinkType } from '@parichay/contract/link-store/fields.ts'
import { Search } from 'lucide-react'
import { useMemo, useState } from 'react'
import { linkCategoriesQuery, linkTypesQuery } from '../api/links.ts'
import { failureText } from '../failure-words.ts'
import { ControlBox } from '../ui/form/control.ts'
import { InlineError } from '../ui/list/InlineError.tsx'
import { TileSkeleton } from '../ui/Skeletons.tsx'
import { GroupIcon } from './GroupIcon.tsx'
import { TypeTile } from './TypeTile.tsx'
import { Pile } from '../ui/shapes.tsx'
import { isFoundIn } from '../ui/search-text.ts'

type Names = Pick<LinkType, 'name' | 'names'>

/** A name of the link store in the language of the panel. */
export const nameIn = (locale: string, { name, names }: Names) =>
  (locale === 'hi' ? names.hi : locale === 'gu' ? names.gu : undefined) ?? name

/** Every kind of link: searched, the popular ones first, then by category. */
export function LinkStore({ onPick }: { onPick: (type: LinkType) => void }) {
  const { t, i18n } = useLingui()
  const types = useRemote(linkTypesQuery)
  const categories = useRemote(linkCategoriesQuery)
  const [search, setSearch] = useState('')
  const groups = useMemo(() => {
    const all = (types.data ?? []).filter((type) => !type.isHidden)
    const words = search.trim()
    if (words) {
      const categoryOf = new Map(categories.data?.map((category) => [category.linkCategoryId, category]))
      const says = (of: Names | undefined) =>
        of !== undefined && [of.name, of.names.hi, of.names.gu].some((name) => isFoundIn(name, words))
      const found = all.filter((type) => says(type) || says(categoryOf.get(type.linkCategoryId)))
      return [{ id: 'found', title: '', icon: undefined, types: found }]
    }
    const sorted = [...(categories.data ?? [])].sort((one, other) => one.order - other.order)
    return [
      { id: 'popular', title: t`Popular`, icon: undefined, types: all.filter((type) => type.isPopular) },
      ...sorted.map((category) => ({
        id: String(category.linkCategoryId),
        title: nameIn(i18n.locale, category),
        icon: category.icon,
        types: all.filter((type) => type.linkCategoryId === category.linkCategoryId),
      })),
    ].filter((group) => group.types.length > 0)
  }, [types.data, categories.data, search, t, i18n.locale])
  const failed = types.error ?? categories.error
  if (failed && !types.data)
    return (
      <InlineError
        message={failureText(failed)}
        onRetry={() => {
          types.reload()
          categories.reload()
        }}
      />
    )
  if (!types.data || !categories.data) return <TileSkeleton tiles={6} />
  return (
    <Pile gap={2} oneColumn>
      <ControlBox role="search">
        <Box component={Search} size={20} aria-hidden sx={{ flex: 'none', color: 'text.secondary' }} />
        <input
          type="search"
          enterKeyHint="search"
          aria-label={t`Search links`}
          placeholder={t`Instagram, menu, reviews …`}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </ControlBox>
      {groups.map((group) => (
        <Pile key={group.id} component="section" aria-label={group.title || t`Results`} gap={1}>
          {group.title && (
            <Box
              component="h2"
              sx={{
                typography: 'subtitle2',
                color: 'text.secondary',
                display: 'flex',
                alignItems: 'center',
                gap: 1,
              }}
            >
              {group.icon !== undefined && <GroupIcon icon={group.icon} size={16} />}
              {group.title}
            </Box>
          )}
          <Box
            sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(92px, 1fr))', gap: 0.5 }}
          >
            {group.types.map((type) => (
              <ButtonBase
                key={type.linkTypeId}
                onClick={() => onPick(type)}
                sx={{
                  flexDirection: 'column',
                  justifyContent: 'flex-start',
                  gap: 0.75,
                  p: 1,
                  minHeight: 92,
                  borderRadius: '12px',
                  typography: 'caption',
                  fontWeight: 600,
                  textAlign: 'center',
                  overflowWrap: 'anywhere',
                  '&:hover': { bgcolor: 'action.hover' },
                }}
              >
                <TypeTile type={type} />
                {nameIn(i18n.locale, type)}
              </ButtonBase>
            ))}
          </Box>
        </Pile>
      ))}
      {search.trim() && groups[0]?.types.length === 0 && (
        <Box role="status" sx={{ textAlign: 'center', color: 'text.secondary', py: 3 }}>
          {t`No link is called “${search.trim()}”. Try “Website”: it takes any address.`}
        </Box>
      )}
    </Pile>
  )
}
