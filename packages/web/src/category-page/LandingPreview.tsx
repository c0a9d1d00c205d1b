import { useLingui } from '@lingui/react/macro'
import { drawLanding } from '@parichay/card-page/landing/landing.ts'
import { type Language, languages } from '@parichay/contract/agency/fields.ts'
import type { CategoryContent, CategoryPage } from '@parichay/contract/category-page/fields.ts'
import type { PagePicture } from '@parichay/contract/card/page.ts'
import { landingPictures } from '@parichay/contract/category-page/rules.ts'
import type { LinkType } from '@parichay/contract/link-store/fields.ts'
import { useDeferredValue, useMemo } from 'react'
import { useAgency } from '../session.ts'
import { PhoneFrame } from '../ui/PhoneFrame.tsx'

type Props = {
  page: CategoryPage
  content: CategoryContent
  language: Language
  types: readonly LinkType[]
  pictureAt: (documentId: number) => PagePicture | undefined
}

/** The landing page as visitors will see it: the same HTML, drawn here from what is typed. */
export function LandingPreview({ page, content, language, types, pictureAt }: Props) {
  const { t } = useLingui()
  const agency = useAgency()
  const now = useDeferredValue(content)
  const name = (language === 'en' ? undefined : page.names[language]) ?? page.category
  const html = useMemo(
    () =>
      drawLanding({
        language,
        category: page.category,
        name,
        ...landingPictures(now, language, name, pictureAt),
        words: now.words[language],
        languages,
        links: now.linkTypeIds.flatMap((id) => types.find((type) => type.linkTypeId === id) ?? []),
        designs: now.designs,
        sampleUrl: now.sampleCardId ? `${location.origin}/${now.sampleCardId}` : null,
        agency: {
          agencyName: agency.agencyName,
          support: agency.support,
          logoUrl: agency.logoUrl,
          darkLogoUrl: agency.darkLogoUrl,
          origin: location.origin,
          primary: agency.theme.primary,
        },
      }),
    [page, name, now, language, types, agency, pictureAt],
  )
  return <PhoneFrame html={html} title={t`Preview of the landing page`} width={320} />
}
