import { useLingui } from '@lingui/react/macro'
import type { LinkCategory, LinkType } from '@parichay/contract/link-store/fields.ts'
import { linkStoreRoutes } from '@parichay/contract/link-store/routes.ts'
import { useRemote } from '../api/remote.ts'
import { ArrowLeft, Plus } from 'lucide-react'
import { linkTypesQuery } from '../api/links.ts'
import { call } from '../api/client.ts'
import { nameIn } from '../card/LinkStore.tsx'
import { failureText } from '../failure-words.ts'
import { useGo } from '../go.ts'
import { paths } from '../paths.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { InlineError } from '../ui/list/InlineError.tsx'
import { Link } from '../ui/Link.tsx'
import { SortableRows } from '../ui/sort/SortableRows.tsx'
import { fromDesktop } from '../ui/theme.ts'
import { TypeRow } from './TypeRow.tsx'
import { Heading, Line, Pile, PlainList } from '../ui/shapes.tsx'
import { isFoundIn } from '../ui/search-text.ts'

type Props = {
  category: LinkCategory | undefined
  categories: LinkCategory[]
  types: LinkType[]
  search: string
  /** Types of all groups that have no icon, in place of those of one. */
  isBare: boolean
  openId: number | undefined
}

/** The types of a group in their order; of all groups where words are searched. */
export function TypeList({ category, categories, types, search, isBare, openId }: Props) {
  const { t, i18n } = useLingui()
  const go = useGo()
  const key = linkTypesQuery.queryKey
  const id = category?.linkCategoryId
  const {
    data: uses,
    error: usesFailed,
    reload: countAgain,
  } = useRemote({
    queryKey: [...key, 'use', id],
    queryFn: ({ signal }) =>
      call(linkStoreRoutes.countLinkTypeUse, { query: { linkCategoryId: id! } }, { signal }),
    enabled: id !== undefined && search === '' && !isBare,
  })
  const cardsOf = ({ linkTypeId }: LinkType) => uses?.find((one) => one.linkTypeId === linkTypeId)
  const says = ({ name, names }: LinkType) => [name, names.hi, names.gu].some((one) => isFoundIn(one, search))
  const shown = types.filter((type) =>
    search ? says(type) : isBare ? type.icon === '' : type.linkCategoryId === category?.linkCategoryId,
  )
  const groupOf = (type: LinkType) => {
    const group = categories.find(({ linkCategoryId }) => linkCategoryId === type.linkCategoryId)
    return group && nameIn(i18n.locale, group)
  }
  const isFound = search !== '' || isBare
  const title = search
    ? t`Found for “${search}”`
    : isBare
      ? t`Without an icon`
      : category
        ? nameIn(i18n.locale, category)
        : ''
  const add = category && !isFound && (
    <Button
      icon={Plus}
      onClick={() => go(paths.linkStore({ category: category.linkCategoryId, type: 'new' }))}
    >{t`Add link type`}</Button>
  )
  return (
    <Pile component="section" aria-label={title} gap={1.5} fits>
      <Link
        href={paths.linkStore()}
        sx={{
          display: 'inline-flex',
          alignItems: 'center',
          gap: 0.75,
          minHeight: 44,
          [fromDesktop]: { display: 'none' },
        }}
      >
        <ArrowLeft size={18} aria-hidden />
        {t`All categories`}
      </Link>
      <Line gap={1} wraps centred apart>
        <Heading wraps>{title}</Heading>
        {add}
      </Line>
      {!uses && usesFailed && (
        <InlineError
          message={t`How many cards use each link did not come. ${failureText(usesFailed)}`}
          onRetry={countAgain}
        />
      )}
      {shown.length === 0 &&
        (search ? (
          <EmptyState
            title={t`No link is called “${search}”`}
            action={
              <Button
                look="secondary"
                onClick={() => go(paths.linkStore({ category: category?.linkCategoryId }))}
              >
                {t`Clear search`}
              </Button>
            }
          />
        ) : isBare ? (
          <EmptyState title={t`Every link has an icon.`} />
        ) : (
          <EmptyState title={t`There are no links in this category yet.`} />
        ))}
      {isFound ? (
        <PlainList aria-label={title} gap={0.75}>
          {shown.map((type) => (
            <li key={type.linkTypeId}>
              <TypeRow
                type={type}
                isOpen={type.linkTypeId === openId}
                group={groupOf(type)}
                isBare={isBare}
              />
            </li>
          ))}
        </PlainList>
      ) : (
        <SortableRows
          label={title}
          rows={shown}
          queryKey={key}
          idOf={({ linkTypeId }) => linkTypeId}
          nameOf={(type) => nameIn(i18n.locale, type)}
          onMove={(type, order) => call(linkStoreRoutes.saveLinkType, { body: { ...type, order } })}
        >
          {(type) => (
            <TypeRow type={type} isOpen={type.linkTypeId === openId} use={cardsOf(type)} isSortable />
          )}
        </SortableRows>
      )}
    </Pile>
  )
}
