import { useLingui } from '@lingui/react/macro'
import { useRemote } from '../api/remote.ts'
import { useSearch } from '@tanstack/react-router'
import Box from '@mui/material/Box'
import { FileDown, FileUp } from 'lucide-react'
import { useState } from 'react'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { LinkCategory, LinkType } from '@parichay/contract/link-store/fields.ts'
import { linkStoreFileOf } from '@parichay/contract/link-store/file.ts'
import { linkCategoriesQuery, linkTypesQuery } from '../api/links.ts'
import { saveFile } from '../api/download.ts'
import { failureText } from '../failure-words.ts'
import { InlineError } from '../ui/list/InlineError.tsx'
import { Page } from '../ui/Page.tsx'
import { ListSkeleton } from '../ui/Skeletons.tsx'
import { Button } from '../ui/Button.tsx'
import { CategoryList } from './CategoryList.tsx'
import { ImportSheet } from './ImportSheet.tsx'
import { SaveTypeForm } from './SaveTypeForm.tsx'
import { TypeList } from './TypeList.tsx'

const idIn = (text: string | undefined) => (/^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : undefined)

/** The kinds of links a card can carry: groups on the left, their types beside them, one of them open. */
export function LinkStoreScreen() {
  const { t } = useLingui()
  const search = useSearch({ strict: false }) as Record<string, string | undefined>
  const isWide = useMediaQuery('(min-width: 1024px)', { noSsr: true })
  const categories = useRemote({ ...linkCategoriesQuery, staleTime: 0 })
  const types = useRemote({ ...linkTypesQuery, staleTime: 0 })
  const failed = categories.error ?? types.error
  const reload = () => {
    categories.reload()
    types.reload()
  }
  const [importing, setImporting] = useState(false)
  const [all, kinds] = [categories.data, types.data]
  const words = search['search']?.trim().slice(0, 60) ?? ''
  const isBare = search['icon'] === 'none' && words === ''
  const chosen =
    all?.find(({ linkCategoryId }) => linkCategoryId === idIn(search['category'])) ??
    (isWide ? all?.[0] : undefined)
  const opened = search['type']
  const kind = kinds?.find(({ linkTypeId }) => linkTypeId === idIn(opened))
  const form = all && chosen && (opened === 'new' || kind) && (
    <SaveTypeForm key={kind?.linkTypeId ?? 'new'} type={kind ?? null} category={chosen} categories={all} />
  )
  const list = all && kinds && (chosen ?? (words || isBare)) && (
    <TypeList
      category={chosen}
      categories={all}
      types={kinds}
      search={words}
      isBare={isBare}
      openId={kind?.linkTypeId}
    />
  )
  return (
    <Page
      title={t`Link Store`}
      subtitle={t`What customers choose from when they put links on their card. A change shows on every card at once.`}
      width="xl"
      actions={
        all &&
        kinds && (
          <>
            <Button
              look="secondary"
              icon={FileDown}
              onClick={() => saveFile(exportOf(all, kinds))}
            >{t`Export JSON`}</Button>
            <Button look="secondary" icon={FileUp} onClick={() => setImporting(true)}>{t`Import`}</Button>
          </>
        )
      }
    >
      {importing && <ImportSheet onTaken={reload} onClose={() => setImporting(false)} />}
      {failed && <InlineError message={failureText(failed)} onRetry={reload} />}
      {!(all && kinds) && !failed && <ListSkeleton rows={8} />}
      {all && kinds && (
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            alignItems: 'start',
            gridTemplateColumns: isWide
              ? form
                ? '260px minmax(0, 1fr) minmax(380px, 440px)'
                : '260px minmax(0, 1fr)'
              : 'minmax(0, 1fr)',
          }}
        >
          {isWide ? (
            <>
              <CategoryList categories={all} types={kinds} chosen={chosen} search={words} isBare={isBare} />
              {list}
              {form}
            </>
          ) : (
            form ||
            list || (
              <CategoryList categories={all} types={kinds} chosen={chosen} search={words} isBare={isBare} />
            )
          )}
        </Box>
      )}
    </Page>
  )
}

const exportOf = (categories: LinkCategory[], types: LinkType[]) =>
  new File([`${JSON.stringify(linkStoreFileOf(categories, types), null, 2)}\n`], 'link-store.json', {
    type: 'application/json',
  })
