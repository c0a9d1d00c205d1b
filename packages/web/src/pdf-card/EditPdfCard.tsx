import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import type { Business } from '@parichay/contract/business/fields.ts'
import {
  type PdfCard,
  PdfCardDetails,
  type PdfCardsOfBusiness,
  type PdfSurroundings,
} from '@parichay/contract/pdf-card/fields.ts'
import { pdfCardRoutes } from '@parichay/contract/pdf-card/routes.ts'
import type { PdfTemplateCode } from '@parichay/contract/pdf-card/templates.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { call } from '../api/client.ts'
import { takePdfCard } from '../api/pdf-cards.ts'
import { uploadedPicture } from '../api/uploaded-pictures.ts'
import { useGo } from '../go.ts'
import { paths } from '../paths.ts'
import { Button } from '../ui/Button.tsx'
import { RecordForm } from '../ui/form/RecordForm.tsx'
import { Page } from '../ui/Page.tsx'
import { sayDone } from '../ui/snackbar-store.ts'
import { fromDesktop, phoneOnly, topBarHeight } from '../ui/theme.ts'
import { underHead } from '../ui/under-head.ts'
import { beginWith, nameOfPdfCard } from '@parichay/contract/pdf-card/rules.ts'
import { CardFields } from './CardFields.tsx'
import { CardPreview } from './CardPreview.tsx'
import { ExportBar } from './ExportBar.tsx'
import { VerifyPart } from './VerifyPart.tsx'
import { pdfFailure } from '../shell/pdf-failure.ts'
import { templateNames } from './words.ts'

/** What the form works on: a card that is there, or what a new one begins with. */
type Rec = { version: number; details: PdfCardDetails; card?: PdfCard }
const versionOf = ({ version }: Rec) => version
const typed = ({ details }: Rec) => details
const recordOf = (card: PdfCard): Rec => ({ version: card.version, details: card.details, card })
/** The server names fields by their place in the call. */
const fieldOf = (field: string) => field.replace(/^details\./, '')

type Props = { business: Business } & (
  | { card: PdfCard; answer?: undefined; template?: undefined }
  | { answer: PdfCardsOfBusiness; template: PdfTemplateCode; card?: undefined }
)

/** One PDF card: its facts beside both sides, which follow at once. Saved, it is exported, downloaded and shared. */
export function EditPdfCard({ business, card, answer, template }: Props) {
  const { t, i18n } = useLingui()
  const go = useGo()
  const queries = useQueryClient()
  const { businessId } = business
  const record = useMemo<Rec>(
    () => (card ? recordOf(card) : { version: 0, details: beginWith(answer, template) }),
    [card, answer, template],
  )
  const save = async (details: PdfCardDetails, version: number) => {
    const of = card ? { pdfCardNo: card.pdfCardNo, version } : { businessId }
    const body = { ...of, details }
    return recordOf(takePdfCard(queries, await call(pdfCardRoutes.updatePdfCardBasicDetails, { body })))
  }
  const onSaved = (saved: Rec) => {
    sayDone(t`Saved`)
    if (!card && saved.card)
      go(paths.pdfCards({ businessId, pdfCardNo: saved.card.pdfCardNo }), { replace: true })
  }
  const name = i18n._(templateNames[record.details.templateCode])
  return (
    <Page
      title={card ? nameOfPdfCard(card) : t`New card`}
      subtitle={name}
      width="lg"
      actions={
        card?.can.edit === true && (
          <Button
            look="secondary"
            icon={Users}
            onClick={() => go(paths.pdfCards({ businessId, pdfCardNo: card.pdfCardNo, view: 'people' }))}
          >{t`Many people`}</Button>
        )
      }
    >
      <RecordForm<PdfCardDetails, PdfCardDetails, Rec>
        draft={card ? `pdf-card.${card.pdfCardNo}` : `pdf-card.new.${businessId}.${template}`}
        schema={PdfCardDetails}
        record={record}
        versionOf={versionOf}
        typed={typed}
        save={save}
        reload={async () =>
          card
            ? recordOf(await call(pdfCardRoutes.getPdfCard, { query: { pdfCardNo: card.pdfCardNo } }))
            : record
        }
        onSaved={onSaved}
        fieldOf={fieldOf}
        words={pdfFailure}
        alwaysSave={!card}
        saveLabel={card ? t`Save` : t`Save card`}
      >
        <Desk businessId={businessId} card={card} stored={card ?? answer} details={record.details} />
        {card && <ExportBar business={business} card={card} />}
      </RecordForm>
    </Page>
  )
}

type DeskProps = {
  businessId: number
  card: PdfCard | undefined
  /** What the card is drawn with as it is stored, with these details. */
  stored: PdfSurroundings
  details: PdfCardDetails
}

/** The fields beside both sides of the card, with the pictures that the form names. */
function Desk({ businessId, card, stored, details }: DeskProps) {
  const { pictures, logoColours, cardUrl, verifyUrl } = stored
  const [photo, signature] = useWatch<
    PdfCardDetails,
    ['person.photoDocumentId', 'common.signatureDocumentId']
  >({ name: ['person.photoDocumentId', 'common.signatureDocumentId'] })
  const around = useMemo(
    () => ({
      pictures: picturesOf({ photo, signature }, { pictures, details }),
      logoColours,
      cardUrl,
      verifyUrl,
    }),
    [photo, signature, pictures, details, logoColours, cardUrl, verifyUrl],
  )
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 2,
        [fromDesktop]: { gridTemplateColumns: 'minmax(0, 1fr) 460px', gap: 4, alignItems: 'start' },
      }}
    >
      <Box
        ref={underHead}
        sx={{
          [phoneOnly]: {
            position: 'sticky',
            top: topBarHeight,
            zIndex: 5,
            mx: -2,
            px: 2,
            py: 1,
            bgcolor: 'background.default',
          },
          [fromDesktop]: { order: 1, position: 'sticky', top: topBarHeight + 24 },
        }}
      >
        <CardPreview around={around} cover={card?.cover} />
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        <CardFields businessId={businessId} around={around} />
        {card?.kind === 'id' && <VerifyPart pdfCardNo={card.pdfCardNo} />}
      </Box>
    </Box>
  )
}

type Named = { photo: number | null; signature: number | null }

/** The pictures that the form names: the stored ones, and those that were sent here and not saved yet. The logo is the business's. */
function picturesOf(
  named: Named,
  { pictures, details }: { pictures: PdfSurroundings['pictures']; details: PdfCardDetails },
): PdfSurroundings['pictures'] {
  const { photo: _photo, signature: _signature, ...others } = pictures
  const stored: Named = {
    photo: details.person.photoDocumentId,
    signature: details.common.signatureDocumentId,
  }
  const urlOf = (slot: keyof Named) => {
    const id = named[slot]
    if (id === null) return undefined
    return id === stored[slot] ? pictures[slot] : uploadedPicture(id)?.url
  }
  const [photo, signature] = [urlOf('photo'), urlOf('signature')]
  return { ...others, ...(photo ? { photo } : {}), ...(signature ? { signature } : {}) }
}
