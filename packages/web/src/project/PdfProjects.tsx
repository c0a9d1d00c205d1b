import { useLingui } from '@lingui/react/macro'
import type { Business } from '@parichay/contract/business/fields.ts'
import { useQueries } from '@tanstack/react-query'
import { pdfCardsQuery } from '../api/pdf-cards.ts'
import { useGo } from '../go.ts'
import { paths } from '../paths.ts'
import { ofBusinesses } from '../api/of-businesses.ts'
import { PdfProjectCard } from './PdfProjectCard.tsx'
import { type Asked, ProjectList } from './ProjectList.tsx'

type Props = Asked & { businesses: readonly Business[] }

/** The PDF cards of all one's businesses, newest first. Done: exported without watermark. */
export function PdfProjects({ businesses, ...asked }: Props) {
  const { t } = useLingui()
  const go = useGo()
  const answers = useQueries({ queries: businesses.map(({ businessId }) => pdfCardsQuery(businessId)) })
  const { all, failed } = ofBusinesses(businesses, answers, ({ pdfCardNo }) => pdfCardNo)
  return (
    <ProjectList
      {...asked}
      kind="pdf_id_card"
      label={t`ID cards`}
      all={all}
      failed={failed}
      wordsOf={({ one }) => `${one.pdfCardNo} ${one.title} ${one.companyName} ${one.details.person.name}`}
      isDone={({ one }) => one.exported !== null}
      searchLabel={t`Search by name`}
      none={{
        title: t`You have no ID cards yet`,
        body: t`A visiting card or an ID card as a PDF: your name and number are in it already.`,
      }}
      create={{ label: t`Create an ID card`, onClick: () => go(paths.pdfCards()) }}
    >
      {({ one, business }) => <PdfProjectCard key={one.pdfCardNo} card={one} business={business} />}
    </ProjectList>
  )
}
