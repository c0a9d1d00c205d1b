import { istDay } from '@parichay/contract/business/rules.ts'
import { parentsConsentVersion } from '@parichay/contract/pdf-card/fields.verify.ts'
import { detailsFor } from '@parichay/pdf-card/fixtures.ts'
import { type PdfTemplateCode, pdfTemplateCodes, templateOf } from '@parichay/contract/pdf-card/templates.ts'
import { findAgency } from '@parichay/server/agency/store.ts'
import { type BusinessRow, findBusiness } from '@parichay/server/business/store.ts'
import { addDocument } from '@parichay/server/document/store.ts'
import { startDetails } from '@parichay/server/pdf-card/rules.ts'
import { addPdfCard, findPdfCard } from '@parichay/server/pdf-card/store.ts'
import { type At, beginExport, readAllowance, readAround } from '@parichay/server/pdf-card/usecase.ts'
import { isForChildren } from '@parichay/server/pdf-card/verify/rules.ts'
import { keepConsent, setRevoked } from '@parichay/server/pdf-card/verify/store.ts'
import { fileOf } from '@parichay/server/pdf-card/work.ts'
import { makePicture } from '@parichay/server/platform/pictures.ts'
import { agencyScope, type Scope } from '@parichay/server/platform/scope.ts'
import type { World } from '@parichay/server/platform/world.ts'
import sharp from 'sharp'

/** Shops of one agency that have PDF cards. */
const shops = 6
/** Which of them revoked its ID card. */
const revokedOf = 2
type Person = {
  name: string
  designation: string
  department: string
  bloodGroup: 'A+' | 'B+' | 'O+'
  skin: string
  hair: string
  cloth: string
}
const people: readonly Person[] = [
  {
    name: 'Asha Nair',
    designation: 'Senior Accountant',
    department: 'Accounts',
    bloodGroup: 'B+',
    skin: '#c08a60',
    hair: '#241a18',
    cloth: '#31506e',
  },
  {
    name: 'Imran Shaikh',
    designation: 'Sales Executive',
    department: 'Sales',
    bloodGroup: 'O+',
    skin: '#a87250',
    hair: '#15120f',
    cloth: '#3d6b4f',
  },
  {
    name: 'Kavya Reddy',
    designation: 'Store Manager',
    department: 'Operations',
    bloodGroup: 'A+',
    skin: '#b98056',
    hair: '#2b1c16',
    cloth: '#7a2f4f',
  },
]
type Look = Pick<Person, 'skin' | 'hair' | 'cloth'>
const portrait = ({ skin, hair, cloth }: Look) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 375" width="720" height="900"><defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#dbe5ec"/><stop offset="1" stop-color="#b3c5d2"/></linearGradient></defs><rect width="300" height="375" fill="url(#g)"/><path d="M26 375 C26 286 98 262 150 262 C202 262 274 286 274 375 Z" fill="${cloth}"/><path d="M116 262 L150 302 L184 262 Z" fill="#f4f1ea"/><rect x="124" y="212" width="52" height="62" rx="22" fill="${skin}" opacity=".9"/><ellipse cx="150" cy="158" rx="64" ry="78" fill="${skin}"/><path d="M82 160 C70 56 230 56 218 160 C208 116 184 104 150 104 C116 104 92 116 82 160 Z" fill="${hair}"/><ellipse cx="127" cy="164" rx="6" ry="7" fill="#2a1d18"/><ellipse cx="173" cy="164" rx="6" ry="7" fill="#2a1d18"/><path d="M128 200 C140 211 160 211 172 200" fill="none" stroke="#7d3f32" stroke-width="5" stroke-linecap="round"/></svg>`

/** Gives shops of the demo visiting cards and staff ID cards, some exported already. Does nothing where there are any. */
export async function seedPdfCards(world: World, signal?: AbortSignal): Promise<void> {
  const { platform } = world.database
  const rows = await platform
    .selectFrom('business')
    .select(['agencyId', 'businessId'])
    .where('deletedAt', 'is', null)
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('pdfCard')
            .select('pdfCard.pdfCardNo')
            .whereRef('pdfCard.agencyId', '=', 'business.agencyId')
            .where('pdfCard.details', 'is not', null),
        ),
      ),
    )
    .orderBy('businessId')
    .execute()
  const now = world.clock()
  for (const agencyId of new Set(rows.map((row) => row.agencyId))) {
    const agency = await findAgency(platform, agencyId)
    if (!agency?.configuration.pdfCardConfig.enablePdfCardProduct) continue
    const at = { products: agency.configuration, today: istDay(now), now }
    const own = rows.filter((row) => row.agencyId === agencyId).slice(0, shops)
    for (const [i, { businessId }] of own.entries()) {
      signal?.throwIfAborted()
      await seedShop(world, agencyScope(agencyId), businessId, i, at)
    }
  }
}

async function seedShop(world: World, scope: Scope, businessId: number, i: number, at: At): Promise<void> {
  const origin = await world.hosts.originOf(scope.agencyId)
  const person = people[i % people.length]!
  const photo = await storePhoto(world, scope, businessId, person, at.now)
  const ids = pdfTemplateCodes.filter((code) => templateOf(code).kind === 'id')
  const visiting = pdfTemplateCodes.filter((code) => templateOf(code).kind === 'visiting')
  for (const code of [visiting[i % visiting.length]!, ids[i % ids.length]!]) {
    const counted = await world.database.inScope(scope, async (tx) => {
      const business = (await findBusiness(tx, scope, businessId))!
      const pdfCardNo = await addPdfCard(tx, scope, {
        businessId,
        details: detailsOfShop(business, code, person, photo, at.now),
        registeredPhoneNumber: business.ownerPhoneNumber ?? '',
        now: at.now,
      })
      if (isForChildren(code))
        await keepConsent(tx, scope, businessId, { version: parentsConsentVersion, at: at.now, by: 'demo' })
      if (i === revokedOf && templateOf(code).kind === 'id') {
        const revoked = { at: at.now, by: 'demo', reason: 'Left the company' }
        await setRevoked(tx, scope, { pdfCardNo, personNo: 0 }, revoked)
      }
      const row = (await findPdfCard(tx, scope, pdfCardNo))!
      const drawn = await readAround(tx, scope, business, row, origin)
      if ((await readAllowance(tx, scope, business, at)).allowance.why !== null) return null
      return {
        ...(await beginExport(tx, scope, { row, business, drawn }, { at, by: 'demo', isForced: false })),
        drawn,
      }
    })
    if (counted) await fileOf(world, scope, counted.made, counted.drawn)
  }
}

function detailsOfShop(
  business: BusinessRow,
  code: PdfTemplateCode,
  person: Person,
  photo: number,
  now: Date,
) {
  const start = startDetails(business, null)
  const isId = templateOf(code).kind === 'id'
  const usual = detailsFor(code, { common: start.common, person: start.person, language: start.language })
  if (!isId) return usual
  const { name, designation, department, bloodGroup } = person
  return {
    ...usual,
    code: 'verify' as const,
    barcode: true,
    common: { ...usual.common, signatory: start.person.name },
    person: {
      ...usual.person,
      name,
      designation,
      department,
      bloodGroup,
      idNo: 'EMP-0007',
      dateOfBirth: '1994-06-12',
      validTill: `${now.getFullYear() + 1}-03-31`,
      phone: '+919812345678',
      emergencyPhone: '+919800011122',
      photoDocumentId: photo,
    },
  }
}

/** Draws and stores a portrait of a business's card, and gives its number. `no` tells it from the business's others. */
export async function storePhoto(
  world: World,
  scope: Scope,
  businessId: number,
  person: Look,
  now: Date,
  no = '',
): Promise<number> {
  const file = await sharp(Buffer.from(portrait(person)))
    .png()
    .toBuffer()
  const picture = await makePicture(file)
  const name = `a${scope.agencyId}/demo-${businessId}-person${no}`
  const keys = { storageKey: `${name}.webp`, thumbnailKey: `${name}-320.webp`, jpegKey: `${name}-200.jpg` }
  await world.storage.put(keys.storageKey, picture.webp)
  await world.storage.put(keys.thumbnailKey, picture.thumbnail)
  await world.storage.put(keys.jpegKey, picture.jpeg)
  const row = await world.database.inScope(scope, (tx) =>
    addDocument(tx, scope, {
      ...keys,
      businessId,
      ownerUserId: null,
      kind: 'person',
      width: picture.width,
      height: picture.height,
      bytes: picture.webp.length,
      madeBy: 'demo',
      createdAt: now,
      contentType: 'image/webp',
      sizes: [],
    }),
  )
  return row.documentId
}
