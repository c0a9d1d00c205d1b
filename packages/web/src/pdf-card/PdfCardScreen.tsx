import { useLingui } from '@lingui/react/macro'
import type { Business } from '@parichay/contract/business/fields.ts'
import { type PdfTemplateCode, pdfTemplateCodes } from '@parichay/contract/pdf-card/templates.ts'
import { useRemote } from '../api/remote.ts'
import { useSearch } from '@tanstack/react-router'
import { businessQuery } from '../api/cards.ts'
import { pdfCardQuery, pdfCardsQuery } from '../api/pdf-cards.ts'
import { failureText } from '../failure-words.ts'
import { isCallFailed } from '../failures.ts'
import { StaffGate } from '../franchisee/StaffGate.tsx'
import { useGo } from '../go.ts'
import { paths } from '../paths.ts'
import { useSession } from '../session.ts'
import { useActiveBusiness } from '../shell/active-business.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { SearchDrawing, ShopDrawing } from '../ui/illustrations.tsx'
import { InlineError } from '../ui/list/InlineError.tsx'
import { Page } from '../ui/Page.tsx'
import { EditPdfCard } from './EditPdfCard.tsx'
import { PeopleScreen } from './people/PeopleScreen.tsx'
import { GallerySkeleton, TemplateGallery } from './TemplateGallery.tsx'
import { pdfFailure } from '../shell/pdf-failure.ts'

const numberIn = (text: string | undefined) => (/^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : undefined)

/** PDF cards: the templates with one's own facts in them; a chosen one, or a card that is there, opens in the editor. */
export function PdfCardScreen() {
  const search: Record<string, string | undefined> = useSearch({ strict: false })
  const isStaff = useSession((state) => state.kind === 'staff')
  const pdfCardNo = numberIn(search.pdfCardNo)
  const template = pdfTemplateCodes.find((code) => code === search.template)
  const named = numberIn(search.businessId)
  const inside = pdfCardNo ? (
    <OfCard key={pdfCardNo} pdfCardNo={pdfCardNo} isPeople={search.view === 'people'} />
  ) : named ? (
    <OfNamed businessId={named} template={template} />
  ) : isStaff ? (
    <Gone />
  ) : (
    <OfActive template={template} />
  )
  return isStaff ? <StaffGate permission="pdf.edit">{inside}</StaffGate> : inside
}

type Wish = { template: PdfTemplateCode | undefined }

function OfActive({ template }: Wish) {
  const { t } = useLingui()
  const go = useGo()
  const { businesses, active } = useActiveBusiness()
  if (active) return <OfBusiness business={active} template={template} />
  if (businesses.data)
    return (
      <Page title={t`PDF ID cards`} hideTitle>
        <EmptyState
          picture={<ShopDrawing />}
          title={t`Let us begin with your business`}
          body={t`Its name, number and logo then stand on every card.`}
          action={
            <Button size="large" onClick={() => go(paths.addBusiness({ shouldCreateDigitalCard: true }))}>
              {t`Add your business`}
            </Button>
          }
        />
      </Page>
    )
  return <Waiting error={businesses.error} onRetry={businesses.reload} />
}

function OfNamed({ businessId, template }: Wish & { businessId: number }) {
  const { data, error, reload } = useRemote(businessQuery(businessId))
  if (data) return <OfBusiness business={data} template={template} />
  if (isCallFailed(error) && error.code === 'NOT_FOUND') return <Gone />
  return <Waiting error={error} onRetry={reload} />
}

function OfBusiness({ business, template }: Wish & { business: Business }) {
  const { data, error, reload } = useRemote(pdfCardsQuery(business.businessId))
  if (!data) return <Waiting error={error} onRetry={reload} />
  return template ? (
    <EditPdfCard key={template} business={business} answer={data} template={template} />
  ) : (
    <TemplateGallery business={business} answer={data} />
  )
}

function OfCard({ pdfCardNo, isPeople }: { pdfCardNo: number; isPeople: boolean }) {
  const card = useRemote(pdfCardQuery(pdfCardNo))
  const business = useRemote({
    ...businessQuery(card.data?.businessId ?? 0),
    enabled: card.data !== undefined,
  })
  if (card.data && business.data)
    return isPeople ? (
      <PeopleScreen business={business.data} card={card.data} />
    ) : (
      <EditPdfCard business={business.data} card={card.data} />
    )
  if (isCallFailed(card.error) && card.error.code === 'NOT_FOUND') return <Gone />
  return (
    <Waiting
      error={card.error ?? business.error}
      onRetry={() => {
        card.reload()
        if (card.data) business.reload()
      }}
    />
  )
}

function Waiting({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useLingui()
  return (
    <Page title={t`PDF ID cards`} width="lg">
      {error ? (
        <InlineError message={failureText(error, pdfFailure)} onRetry={onRetry} />
      ) : (
        <GallerySkeleton />
      )}
    </Page>
  )
}

function Gone() {
  const { t } = useLingui()
  const go = useGo()
  const isStaff = useSession((state) => state.kind === 'staff')
  const home = isStaff ? paths.adminProjects() : paths.customer()
  return (
    <Page title={t`PDF ID cards`} hideTitle>
      <EmptyState
        picture={<SearchDrawing />}
        title={t`This card is not here`}
        body={t`It may have been deleted, or the link is old.`}
        action={<Button onClick={() => go(home, { replace: true })}>{t`Go to home`}</Button>}
      />
    </Page>
  )
}
