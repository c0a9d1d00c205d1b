import { useLingui } from '@lingui/react/macro'
import {
  type Placement,
  placements,
  type UiCustomisation,
} from '@parichay/contract/ui-customisation/fields.ts'
import { useSearch } from '@tanstack/react-router'
import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useState } from 'react'
import { agencyChoicesQuery } from '../api/agencies.ts'
import { keptItemsQuery } from '../api/pages.ts'
import { useRemote } from '../api/remote.ts'
import { failureText } from '../failure-words.ts'
import { useAgency } from '../session.ts'
import { InlineError } from '../ui/list/InlineError.tsx'
import { Page } from '../ui/Page.tsx'
import { ListSkeleton } from '../ui/Skeletons.tsx'
import { topBarHeight } from '../ui/theme.ts'
import { type TypedItem, typedOf } from '@parichay/contract/ui-customisation/item-form.ts'
import { ItemList } from './ItemList.tsx'
import { PagePreview } from './PagePreview.tsx'
import { SaveItemForm } from './SaveItemForm.tsx'
import { useTypedContent } from '../api/item-sources.ts'
import { pictureIn } from '../api/uploaded-pictures.ts'

const idIn = (text: unknown) => (/^[1-9]\d{0,8}$/.test(String(text ?? '')) ? Number(text) : undefined)

/** What stands on the pages of customers: the items of a page in their order, one of them open, and the page on a phone. */
export function UiCustomisationScreen() {
  const { t } = useLingui()
  const search = useSearch({ strict: false }) as Record<string, unknown>
  const isWide = useMediaQuery('(min-width: 1200px)', { noSsr: true })
  const own = useAgency()
  const { data: agencies = [] } = useRemote(agencyChoicesQuery)
  const answer = useRemote({ ...keptItemsQuery, staleTime: 0 })
  const [typed, setTyped] = useState<TypedItem>()
  const items = answer.data
  const placement = placements.find((one) => one === search['placement']) ?? 'HOME_PAGE'
  const agencyId = idIn(search['agencyId'])
  const item = items?.find(({ uiCustomisationId }) => uiCustomisationId === idIn(search['item'])) ?? null
  const isOpen = search['item'] === 'new' || item !== null
  const key = item?.uiCustomisationId ?? 'new'
  const looking = agencies.find((one) => one.agencyId === (item?.kept?.agencyId ?? agencyId)) ?? own
  const form = isOpen && (
    <SaveItemForm
      key={`${key}.${item ? '' : `${placement}.${agencyId}`}`}
      item={item}
      placement={item?.placement ?? placement}
      agencyId={agencyId}
      onTyped={setTyped}
    />
  )
  const list = items && (
    <ItemList
      items={items}
      placement={placement}
      agencyId={agencyId}
      agencies={agencies}
      openId={item?.uiCustomisationId}
    />
  )
  const preview = items && (
    <Preview
      key={String(isOpen && key)}
      items={items}
      page={item?.placement ?? placement}
      agency={looking}
      edited={isOpen ? { item, typed: typed ?? typedOf(item, placement, agencyId) } : null}
    />
  )
  return (
    <Page
      title={t`Ui Customisation`}
      subtitle={t`Banners, pictures and notices on the pages of customers, in the order they are seen.`}
      width="xl"
    >
      {answer.error && !items && <InlineError message={failureText(answer.error)} onRetry={answer.reload} />}
      {!items && !answer.error && <ListSkeleton rows={6} />}
      {items && isWide && (
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            alignItems: 'start',
            gridTemplateColumns: isOpen
              ? 'minmax(300px, 1fr) minmax(380px, 1.1fr) 360px'
              : 'minmax(0, 1fr) 360px',
          }}
        >
          {list}
          {form}
          <Box sx={{ position: 'sticky', top: topBarHeight + 16 }}>{preview}</Box>
        </Box>
      )}
      {items && !isWide && (
        <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {form || list}
          {preview}
        </Box>
      )}
    </Page>
  )
}

type Previewed = {
  items: readonly UiCustomisation[]
  page: Placement
  agency: { agencyId: number; agencyName: string }
  edited: { item: UiCustomisation | null; typed: TypedItem } | null
}

/** The preview with what the form would show as it stands. */
function Preview({ items, page, agency, edited }: Previewed) {
  if (!edited) return <PagePreview items={items} page={page} agency={agency} edited={null} />
  return <EditedPreview items={items} page={page} agency={agency} edited={edited} />
}

function EditedPreview({ items, agency, edited }: Previewed & { edited: NonNullable<Previewed['edited']> }) {
  const { item, typed } = edited
  const content = useTypedContent(typed, item)
  const picture = pictureIn(typed.pictureDocumentId, item?.picture ?? null)
  return (
    <PagePreview
      items={items}
      page={typed.placement}
      agency={agency}
      edited={{ item, typed, ...content, picture }}
    />
  )
}
