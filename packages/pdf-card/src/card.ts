import { makePalette } from '@parichay/contract/agency/palette.ts'
import type { PdfCardDetails, PdfSurroundings } from '@parichay/contract/pdf-card/fields.ts'
import { type PdfTemplateCode, sizeOfTemplate } from '@parichay/contract/pdf-card/templates.ts'
import type { Facts } from '@parichay/scene/bind.ts'
import { mirrored } from '@parichay/scene/mirror.ts'
import { type Scene, sceneVersion } from '@parichay/scene/scene.ts'
import type { CardContext, CardTemplate } from './context.ts'
import { pdfCardFacts } from './facts.ts'
import { air } from './templates/air.ts'
import { awning } from './templates/awning.ts'
import { campus } from './templates/campus.ts'
import { desk } from './templates/desk.ts'
import { jharokha } from './templates/jharokha.ts'
import { lanyard } from './templates/lanyard.ts'
import { ledger } from './templates/ledger.ts'
import { pass } from './templates/pass.ts'
import { plan } from './templates/plan.ts'
import { ripple } from './templates/ripple.ts'
import { seva } from './templates/seva.ts'
import { slope } from './templates/slope.ts'
import { stage } from './templates/stage.ts'
import { tower } from './templates/tower.ts'
import { ward } from './templates/ward.ts'
import { mandala } from './templates/mandala.ts'
import { fold } from './templates/fold.ts'
import { member } from './templates/member.ts'
import { notebook } from './templates/notebook.ts'
import { leader } from './templates/leader.ts'
import { ticket } from './templates/ticket.ts'
import { crest } from './templates/crest.ts'
import { quad } from './templates/quad.ts'
import { kiteCard as kite } from './templates/kite.ts'
import { grid } from './templates/grid.ts'
import { pulse } from './templates/pulse.ts'
import { conclave } from './templates/conclave.ts'
import { sprout } from './templates/sprout.ts'
import { pitch } from './templates/pitch.ts'
import { counter } from './templates/counter.ts'
import { rally } from './templates/rally.ts'
import { gate } from './templates/gate.ts'
import { sampleMark } from './watermark.ts'
import { labels } from './words.ts'

const templates: Record<PdfTemplateCode, CardTemplate> = {
  slope,
  awning,
  jharokha,
  ledger,
  ripple,
  plan,
  tower,
  air,
  campus,
  lanyard,
  desk,
  ward,
  stage,
  seva,
  pass,
  mandala,
  fold,
  member,
  notebook,
  leader,
  ticket,
  crest,
  quad,
  kite,
  grid,
  pulse,
  conclave,
  sprout,
  pitch,
  counter,
  rally,
  gate,
}

/** Both sides of a card. */
export const sides = ['front', 'back'] as const
/** Front or back. */
export type Side = (typeof sides)[number]

/** What a card is drawn from; of the pictures, the names of those there are. */
export type CardOrder = {
  details: PdfCardDetails
  pictures: readonly string[]
  logoColours: PdfSurroundings['logoColours']
  cardUrl: string | null
  /** Address of the person's verify page. */
  verifyUrl?: string | null
  /** The sample watermark lies over both sides. */
  isSample: boolean
}

/** The facts a card's scenes are bound to. */
export const factsOf = ({ details, pictures, cardUrl, verifyUrl = null }: CardOrder): Facts =>
  pdfCardFacts(details, {
    pictures: pictures.filter((name) => name !== 'logo' || details.common.hasLogo),
    cardUrl,
    verifyUrl,
  })

/** One side of a card at its trim size in mm; it binds `factsOf` the same order. */
export function cardScene(order: CardOrder, side: Side): Scene {
  const { details, logoColours, isSample } = order
  const { width, height } = sizeOfTemplate(details.templateCode)
  const f: CardContext = {
    w: width,
    h: height,
    facts: factsOf(order),
    c: makePalette(details.colours),
    logo: logoColours,
    label: labels[details.language],
  }
  const drawn = templates[details.templateCode][side](f)
  const isRead = details.language === 'ur'
  return {
    version: sceneVersion,
    unit: 'mm',
    dpi: 300,
    width,
    height,
    language: details.language,
    background: '#ffffff',
    layers: [...(isRead ? mirrored(drawn, width) : drawn), ...(isSample ? sampleMark(width, height) : [])],
  }
}
