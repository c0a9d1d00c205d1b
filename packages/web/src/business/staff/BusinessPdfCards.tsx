import { useLingui } from '@lingui/react/macro'
import type { Business } from '@parichay/contract/business/fields.ts'
import { unlimited } from '@parichay/contract/plan/unlimited.ts'
import { useRemote } from '../../api/remote.ts'
import { pdfCardsQuery } from '../../api/pdf-cards.ts'
import { makingRights, useStaff } from '../../api/staff.ts'
import { useGo } from '../../go.ts'
import { paths } from '../../paths.ts'
import { PdfProjectCard } from '../../project/PdfProjectCard.tsx'
import { countText } from '../../ui/dates.ts'
import { BusinessWorks } from './BusinessWorks.tsx'

/** The PDF ID cards of a business, and how many its plan leaves. */
export function BusinessPdfCards({ business }: { business: Business }) {
  const { t, i18n } = useLingui()
  const go = useGo()
  const { pdfCards: mayMake } = makingRights(useStaff())
  const { businessId } = business
  const count = (n: number) => countText(n, i18n.locale)
  return (
    <BusinessWorks
      label={t`ID cards`}
      answer={useRemote(pdfCardsQuery(businessId))}
      left={({ allowance: { limit, used, why } }) =>
        why === null && limit === unlimited
          ? t`${count(used)} exported, unlimited in the plan`
          : limit > 0
            ? t`${count(used)} of ${count(limit)} exported`
            : t`The plan has none: exports carry the sample watermark`
      }
      none={{
        title: t`No ID cards yet`,
        body: t`Visiting and ID cards that are made for this business show here.`,
      }}
      create={
        mayMake
          ? { label: t`Create an ID card`, onClick: () => go(paths.pdfCards({ businessId })) }
          : undefined
      }
      rows={({ list }) =>
        list.map((card) => <PdfProjectCard key={card.pdfCardNo} card={card} business={business} />)
      }
    />
  )
}
