import { useLingui } from '@lingui/react/macro'
import { useSearch } from '@tanstack/react-router'
import { linkTypesQuery } from '../api/links.ts'
import { categoryPageQuery } from '../api/category-pages.ts'
import { useRemote } from '../api/remote.ts'
import { agencyQuery } from '../api/agency-record.ts'
import { isCallFailed } from '../failures.ts'
import { failureText } from '../failure-words.ts'
import { useGo } from '../go.ts'
import { paths } from '../paths.ts'
import { useAgency } from '../session.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { SearchDrawing } from '../ui/illustrations.tsx'
import { InlineError } from '../ui/list/InlineError.tsx'
import { Page } from '../ui/Page.tsx'
import { FormSkeleton } from '../ui/Skeletons.tsx'
import { CategoryPageForm } from './CategoryPageForm.tsx'

const numberIn = (text: string | undefined) => (/^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : undefined)

/** The page of one category, for all agencies or for the one in the address. */
export function EditCategoryPageScreen() {
  const { t, i18n } = useLingui()
  const go = useGo()
  const own = useAgency()
  const search = useSearch({ strict: false }) as Record<string, string | undefined>
  const category = (search['category'] ?? '').slice(0, 60)
  const agencyId = numberIn(search['agencyId'])
  const page = useRemote(categoryPageQuery(category, agencyId))
  const types = useRemote(linkTypesQuery)
  const agency = useRemote({ ...agencyQuery(agencyId), enabled: agencyId !== undefined })
  const failed = page.error ?? types.error
  const back = () => go(paths.categoryPages({ agencyId }))
  if (isCallFailed(failed) && failed.code === 'NOT_FOUND')
    return (
      <Page title={t`Category page`} hideTitle>
        <EmptyState
          picture={<SearchDrawing />}
          title={t`This category is not here`}
          body={t`It may have another name now, or the link is old.`}
          action={<Button onClick={back}>{t`All categories`}</Button>}
        />
      </Page>
    )
  const name = (i18n.locale === 'hi' ? page.data?.names.hi : undefined) ?? category
  return (
    <Page
      title={name}
      width="xl"
      subtitle={
        agencyId === undefined && !own.roles.includes('superadmin')
          ? t`Your own page for this trade: visitors of your site and new cards of your customers get it in place of the one for everybody.`
          : agencyId === undefined
            ? t`Counts for every agency that has no words of its own. The category begins its cards, suggestions and landing page with them.`
            : t`Counts for ${agency.data?.agencyName ?? agencyId} alone, over the words for all agencies.`
      }
    >
      {page.data && types.data ? (
        <CategoryPageForm
          key={`${category} ${agencyId}`}
          page={page.data}
          agencyId={agencyId}
          types={types.data}
        />
      ) : failed ? (
        <InlineError
          message={failureText(failed)}
          onRetry={() => {
            page.reload()
            types.reload()
          }}
        />
      ) : (
        <FormSkeleton fields={6} />
      )}
    </Page>
  )
}
