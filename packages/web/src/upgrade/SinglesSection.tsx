import { useLingui } from '@lingui/react/macro'
import type { UpgradeMode } from '@parichay/contract/payment/opening.ts'
import { pdfCardOffer, videoOffer } from '@parichay/contract/plan/rules.ts'
import Box from '@mui/material/Box'
import type { Purchase } from '../api/purchase.ts'
import { failureText } from '../failure-words.ts'
import type { UpgradeRequest } from '../shell/upgrade-request.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { PaperDrawing } from '../ui/illustrations.tsx'
import { InlineError } from '../ui/list/InlineError.tsx'
import { PlansSkeleton } from './PlansSkeleton.tsx'
import { useSellerOf } from '../api/seller-of.ts'
import { SinglePdfSection } from './SinglePdfSection.tsx'
import { SingleVideoSection } from './SingleVideoSection.tsx'

type Props = {
  request: UpgradeRequest
  mode: Exclude<UpgradeMode, 'connect'>
  /** Plans stand above. */
  plans: boolean
  /** Shows the plans above. */
  onPlans: () => void
  onChoose: (purchase: Purchase) => void
}

/** One PDF card or one video at the price of the agency whose business it is; the platform's admins ask for that of others. */
export function SinglesSection({ request, mode, plans, onPlans, onChoose }: Props) {
  const { t } = useLingui()
  const { business, pdfCard, video } = request
  const { configuration, error, reload } = useSellerOf(business, mode)
  if (error !== null && !configuration)
    return (
      <Box sx={{ maxWidth: 480, mx: 'auto', px: 2 }}>
        <InlineError message={failureText(error)} onRetry={reload} />
      </Box>
    )
  if (!configuration) return <PlansSkeleton />
  const offer = pdfCard && pdfCardOffer(configuration)
  const film = video && videoOffer(configuration)
  const quantity = pdfCard?.quantity ?? 1
  if (!offer && !film && !plans)
    return (
      <EmptyState
        picture={<PaperDrawing />}
        title={t`This is not sold singly`}
        body={t`The agency has set no price for it. It can be part of a plan.`}
        action={<Button onClick={onPlans}>{t`See plans`}</Button>}
      />
    )
  return (
    <>
      {offer && (
        <SinglePdfSection
          price={offer.price}
          quantity={quantity}
          withDivider={plans}
          onChoose={() =>
            onChoose({ kind: 'pdf', business, planId: offer.id, price: offer.price * quantity, pdfCard })
          }
        />
      )}
      {film && (
        <SingleVideoSection
          price={film.price}
          withDivider={plans}
          onChoose={() => onChoose({ kind: 'video', business, planId: film.id, price: film.price, video })}
        />
      )}
    </>
  )
}
