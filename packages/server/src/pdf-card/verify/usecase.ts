import { istDay } from '@parichay/contract/business/rules.ts'
import { fail } from '@parichay/contract/errors.ts'
import type { PdfCardDetails } from '@parichay/contract/pdf-card/fields.ts'
import type { PersonFacts } from '@parichay/contract/pdf-card/people.ts'
import { faultsOf, personOf } from '@parichay/contract/pdf-card/people-rules.ts'
import type { PassState } from '@parichay/contract/pdf-card/fields.verify.ts'
import { type BusinessRow, findBusiness } from '../../business/store.ts'
import { findDocuments } from '../../document/store.ts'
import type { Tx } from '../../platform/db.ts'
import type { Scope } from '../../platform/scope.ts'
import { findPerson } from '../people/store.ts'
import { detailsOf } from '../usecase.ts'
import { findPdfCard, type PdfCardRow } from '../store.ts'
import { codeOf } from '../rules.ts'
import { isForChildren, passStateOf } from './rules.ts'
import { findPassByToken, findVerifySetting } from './store.ts'

/** Refuses to give out a child's card before the organisation stated that it holds the parents' consent. */
export async function requireConsent(
  tx: Tx,
  scope: Scope,
  row: Pick<PdfCardRow, 'templateCode' | 'details' | 'businessId'>,
): Promise<void> {
  if (!isForChildren(codeOf(row))) return
  const { consentVersion } = await findVerifySetting(tx, scope, row.businessId)
  if (consentVersion === null)
    fail('VALIDATION', 'State first that you hold the parents’ consent.', { field: 'parentsConsent' })
}

/**
 * What a pass is for, as the card says it now; undefined for somebody who is not there. Who is off the list is not good any more.
 * `lacks`: what the page needs and the row does not say, as while somebody types; other faults keep new files from being made, but
 * the card that was given out stays what it is.
 */
export async function findWhose(
  tx: Tx,
  scope: Scope,
  row: PdfCardRow,
  business: BusinessRow,
  personNo: number,
): Promise<Whose | undefined> {
  const details = detailsOf(row, business)
  if (personNo === 0) return { details, isActive: row.isActive, lacks: null }
  const found = await findPerson(tx, scope, row.pdfCardNo, personNo)
  if (!found) return undefined
  return {
    details: { ...details, person: personOf(found.facts) },
    isActive: row.isActive && !found.isDeleted,
    lacks: lackOf(found.facts),
  }
}

type Whose = { details: PdfCardDetails; isActive: boolean; lacks: 'name' | 'validTill' | null }

function lackOf(facts: PersonFacts): Whose['lacks'] {
  const faults = faultsOf(facts)
  if (faults.some(({ code }) => code === 'noName')) return 'name'
  return faults.some(({ field, code }) => field === 'validTill' && code === 'badDate') ? 'validTill' : null
}

/** What a verify page shows of a card that there is. */
export type Verified = {
  state: PassState
  language: PdfCardDetails['language']
  organisation: string
  person: string
  /** `YYYY-MM-DD`. */
  validTill: string | null
  revokedAt: Date | null
  /** Where the photograph lies, if it may be shown. */
  photoKey: string | null
}

/**
 * What the page of a token shows; undefined for a token nobody has, a card or business that is gone, a child's card before
 * the parents' consent was stated, and a row that says no name, or whose end cannot be read and that is not revoked.
 */
export async function readVerified(
  tx: Tx,
  scope: Scope,
  token: string,
  now: Date,
): Promise<Verified | undefined> {
  const pass = await findPassByToken(tx, scope, token)
  const row = pass && (await findPdfCard(tx, scope, pass.pdfCardNo))
  const business = row && (await findBusiness(tx, scope, row.businessId))
  const whose = business && (await findWhose(tx, scope, row, business, pass.personNo))
  if (!whose || whose.lacks === 'name') return undefined
  const { language, common, person } = whose.details
  const code = codeOf(row)
  const isChilds = isForChildren(code)
  const setting = await findVerifySetting(tx, scope, row.businessId)
  if (isChilds && setting.consentVersion === null) return undefined
  const { validTill, photoDocumentId } = person
  const state = passStateOf({ revokedAt: pass.revokedAt, isActive: whose.isActive, validTill }, istDay(now))
  if (whose.lacks === 'validTill' && state !== 'revoked') return undefined
  // A template that was withdrawn may have been one for children.
  const showsPhoto = setting.showsPhoto && !isChilds && code === row.templateCode
  const wantsPhoto = showsPhoto && state !== 'revoked' && photoDocumentId !== null
  const [photo] = wantsPhoto ? await findDocuments(tx, scope, [photoDocumentId]) : []
  return {
    state,
    language,
    organisation: common.companyName,
    person: person.name,
    validTill,
    revokedAt: pass.revokedAt,
    photoKey: photo?.storageKey ?? null,
  }
}
