import type { AgencyConfiguration } from '@parichay/contract/agency/fields.ts'
import { fail } from '@parichay/contract/errors.ts'
import type { FrameAnswer, FrameSetup } from '@parichay/contract/greeting/fields.frames.ts'
import {
  featureOfKind,
  type FrameKind,
  frameKinds,
  usualSetup,
} from '@parichay/contract/greeting/rules.frames.ts'
import { entitlementTo } from '@parichay/contract/plan/entitlement.ts'
import { type Framed, frameFacts } from '@parichay/greeting/frames/facts.ts'
import type { BusinessRow } from '../../business/store.ts'
import { type DocumentRow, findDocuments } from '../../document/store.ts'
import { readHolding } from '../../plan/usage/usecase.ts'
import type { Tx } from '../../platform/db.ts'
import type { Scope } from '../../platform/scope.ts'
import { findFrameRow } from './store.ts'

/** The frames of a business with what they show. `keys` are the stored pictures by the scene's names. */
export type Frames = {
  business: BusinessRow
  isEnabled: boolean
  setup: FrameSetup
  givenKinds: FrameKind[]
  version: number
  facts: ReturnType<typeof frameFacts>
  keys: Record<string, string>
}

/** Reads a business's frames; the usual ones until something was changed. */
export async function readFrames(tx: Tx, scope: Scope, business: BusinessRow): Promise<Frames> {
  const row = await findFrameRow(tx, scope, business.businessId)
  const setup = row?.setup ?? usualSetup()
  const keys = await pictureKeys(tx, scope, business, setup)
  return {
    business,
    isEnabled: row?.isEnabled ?? true,
    setup,
    givenKinds: row?.givenKinds ?? [],
    version: row?.version ?? 0,
    facts: frameFacts(framed(business), setup, Object.keys(keys)),
    keys,
  }
}

function framed({
  businessName,
  mobile,
  ownerPhone,
  ownerPhoneNumber,
  email,
  city,
  profile,
}: BusinessRow): Framed {
  const text = (name: string) => {
    const value = (profile as Record<string, unknown>)[name]
    return typeof value === 'string' ? value : ''
  }
  const website = (profile as { website?: { address?: string } | null }).website?.address ?? null
  return {
    businessName,
    mobile: mobile ?? ownerPhoneNumber ?? ownerPhone,
    whatsapp: text('whatsapp') || null,
    email,
    website,
    address: text('address'),
    city: city ?? '',
    pin: text('pin') || null,
    gstin: text('gstin') || null,
  }
}

async function pictureKeys(tx: Tx, scope: Scope, { logoDocumentId }: BusinessRow, { pictures }: FrameSetup) {
  const { symbolDocumentId, leaderDocumentIds, ownPhotoDocumentId, productDocumentId } = pictures
  const wanted: [string, number | null, (row: DocumentRow) => string][] = [
    ['logo', logoDocumentId, small],
    ['symbol', symbolDocumentId, small],
    ...leaderDocumentIds.map((id, i): (typeof wanted)[number] => [`leader${i + 1}`, id, small]),
    ['ownPhoto', ownPhotoDocumentId, middling],
    ['productPhoto', productDocumentId, middling],
  ]
  const ids = wanted.flatMap(([, id]) => (id === null ? [] : [id]))
  const rows = await findDocuments(tx, scope, [...new Set(ids)])
  return Object.fromEntries(
    wanted.flatMap(([name, id, key]) => {
      const row = id === null ? undefined : rows.find(({ documentId }) => documentId === id)
      return row ? [[name, key(row)] as const] : []
    }),
  )
}

const small = ({ thumbnailKey }: DocumentRow) => thumbnailKey
/** About 640 px, which is what the largest photograph of a frame needs. */
const middling = ({ sizes, storageKey }: DocumentRow) =>
  sizes.find(({ width }) => width >= 600)?.webp ?? storageKey

/** Stops a call while greetings are switched off for a business. */
export function requireGreetings({ isEnabled }: Pick<Frames, 'isEnabled'>): void {
  if (!isEnabled) fail('CONFLICT', 'Greetings are switched off for this business. Ask your provider.')
}

type At = { products: AgencyConfiguration; today: string }

/** Why the plan does not have each kind; null where it has, or where an admin gave the kind. */
export async function kindsOf(
  tx: Tx,
  scope: Scope,
  { business, givenKinds }: Pick<Frames, 'business' | 'givenKinds'>,
  at: At,
): Promise<FrameAnswer['kinds']> {
  const { holding } = await readHolding(tx, scope, business, at)
  const greets = holding.plan?.limits.greetingImagesIncluded || holding.plan?.limits.greetingVideosIncluded
  const why = (kind: FrameKind) => {
    if (givenKinds.includes(kind)) return null
    const answer = entitlementTo(holding, featureOfKind[kind])
    if (answer.allowed) return null
    // Free posts go out in a regular frame with no plan, and with one that has no greetings; one that hides it hides it.
    const isFree = kind === 'regular' && (answer.why === 'noPlan' || (answer.why === 'notInPlan' && !greets))
    return isFree ? null : answer.why
  }
  return Object.fromEntries(frameKinds.map((kind) => [kind, why(kind)])) as FrameAnswer['kinds']
}

const names = { regular: 'Regular', product: 'Product', political: 'Political' } as const

/** Stops a call that wants a kind of frame the business has no right to today. */
export async function requireKind(
  tx: Tx,
  scope: Scope,
  business: BusinessRow,
  frames: Pick<Frames, 'givenKinds'>,
  kind: FrameKind,
  at: At,
): Promise<void> {
  const kinds = await kindsOf(tx, scope, { business, givenKinds: frames.givenKinds }, at)
  if (kinds[kind] !== null)
    fail('PLAN_NEEDED', `${names[kind]} frames are not in your plan. Choose a plan that has them.`, {
      field: 'frame',
    })
}
