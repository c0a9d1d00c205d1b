import { nobody, type PersonFacts } from '@parichay/contract/pdf-card/people.ts'
import { detailsFor } from '@parichay/pdf-card/fixtures.ts'
import { findAgency } from '@parichay/server/agency/store.ts'
import { findBusiness } from '@parichay/server/business/store.ts'
import { keepMarks } from '@parichay/server/pdf-card/printed/store.ts'
import { wordsOf } from '@parichay/server/pdf-card/printed/usecase.ts'
import { keepPeople, listPeople } from '@parichay/server/pdf-card/people/store.ts'
import { startDetails } from '@parichay/server/pdf-card/rules.ts'
import { addPdfCard, findPdfCard } from '@parichay/server/pdf-card/store.ts'
import type { Tx } from '@parichay/server/platform/db.ts'
import { agencyScope, type Scope } from '@parichay/server/platform/scope.ts'
import type { World } from '@parichay/server/platform/world.ts'
import { randomUUID } from 'node:crypto'
import { storePhoto } from './pdf-cards.ts'

/** Pupils of a school, in Latin, Devanagari, Gujarati, Tamil, Bengali and Urdu letters. */
const names =
  `Aarav Mehta|Diya Shah|Kabir Nair|Ananya Iyer|Rohan D’Souza|Ishita Verma|Zara Khan|Arjun Pillai|Meera Joshi|Vihaan Gupta|Sara Thomas|Dev Patel
आरव शर्मा|दिव्या त्रिपाठी|लक्ष्मी देवी|ऋषि चौहान|कृष्णा पाण्डेय|स्नेहा कुलकर्णी|विठ्ठल जोशी|श्रद्धा मिश्रा
હેતલ પટેલ|ધ્રુવ શાહ|કૃપા દેસાઈ|જિજ્ઞેશ મોદી|રિદ્ધિ ત્રિવેદી|યશ ભટ્ટ
லட்சுமி சுப்பிரமணியன்|கார்த்திக் முருகன்|தமிழ்ச்செல்வி|அருண் குமார்|மீனாட்சி சுந்தரம்
অনন্যা চট্টোপাধ্যায়|সৌরভ গঙ্গোপাধ্যায়|ঋতুপর্ণা সেন|অর্ঘ্য বন্দ্যোপাধ্যায়|শ্রেয়সী ঘোষ
عائشہ صدیقی|محمد عمران|زینب فاطمہ|احمد علی خان`
    .split('\n')
    .flatMap((line) => line.split('|'))
const skins = ['#c08a60', '#a87250', '#b98056', '#d1a07a', '#8f5f40']
const hairs = ['#241a18', '#15120f', '#2b1c16', '#3a2a22']
const cloths = ['#31506e', '#3d6b4f', '#7a2f4f', '#5b4a8a', '#8a5a2b', '#2f6f76']
const groups = ['A+', 'B+', 'O+', 'AB+', 'O-', 'B +ve']

const two = (n: number) => String(n).padStart(2, '0')
/** A pupil; the seventh has a date that is none, and two have no photograph, so that there is something to set right. */
const pupil = (name: string, i: number, now: Date, photoDocumentId: number | null): PersonFacts => ({
  ...nobody,
  name,
  idNo: `GVS-${1001 + i}`,
  designation: `Class ${6 + (i % 5)}`,
  department: `Section ${'ABC'[i % 3]!}`,
  phone: `98${String(25_000_000 + i * 137)}`,
  emergencyPhone: `99${String(98_000_000 + i * 211)}`,
  bloodGroup: groups[i % groups.length]!,
  dateOfBirth:
    i === 6 ? '31/02/2013' : `${two(1 + ((i * 7) % 28))}/${two(1 + ((i * 5) % 12))}/${2011 + (i % 5)}`,
  validTill: `31/03/${now.getFullYear() + 1}`,
  photoDocumentId,
})

/** A first batch was printed two weeks ago; one of them moved house since. */
async function markPrinted(
  tx: Tx,
  scope: Scope,
  { pdfCardNo, origin }: { pdfCardNo: number; origin: string },
  now: Date,
): Promise<void> {
  const row = (await findPdfCard(tx, scope, pdfCardNo))!
  const business = (await findBusiness(tx, scope, row.businessId))!
  const first = (await listPeople(tx, scope, pdfCardNo)).filter((_one, i) => i < 12 && i !== 6)
  const then = first.map((one, i) =>
    i === 3 ? { ...one, facts: { ...one.facts, phone: '9825000000' } } : one,
  )
  const words = await wordsOf(tx, scope, { row, business }, then, origin)
  const at = new Date(now.getTime() - 14 * 86_400_000)
  await keepMarks(tx, scope, pdfCardNo, words, { at, isGivenBack: true })
}

/** Gives the first shop that sells PDF cards a school's project of forty pupils. Does nothing where there are people; `signal` stops it between two photographs. */
export async function seedPdfPeople(world: World, signal?: AbortSignal): Promise<void> {
  const { platform } = world.database
  if (await platform.selectFrom('pdfCardPerson').select('rowKey').limit(1).executeTakeFirst()) return
  const rows = await platform
    .selectFrom('business')
    .select(['agencyId', 'businessId'])
    .where('deletedAt', 'is', null)
    .orderBy('businessId')
    .limit(50)
    .execute()
  for (const { agencyId, businessId } of rows) {
    const agency = await findAgency(platform, agencyId)
    if (!agency?.configuration.pdfCardConfig.enablePdfCardProduct) continue
    const scope = agencyScope(agencyId)
    const now = world.clock()
    const origin = await world.hosts.originOf(agencyId)
    const photos: (number | null)[] = []
    for (const i of names.keys()) {
      signal?.throwIfAborted()
      photos.push(
        i === 11 || i === 30
          ? null
          : await storePhoto(
              world,
              scope,
              businessId,
              {
                skin: skins[i % skins.length]!,
                hair: hairs[(i * 3) % hairs.length]!,
                cloth: cloths[(i * 5) % cloths.length]!,
              },
              now,
              `-${i + 1}`,
            ),
      )
    }
    await world.database.inScope(scope, async (tx) => {
      const business = (await findBusiness(tx, scope, businessId))!
      const start = startDetails(business, null)
      const details = detailsFor('campus', {
        common: { ...start.common, companyName: 'Green Valley School', tagline: 'Learn. Play. Grow.' },
        person: { name: names[0]!, designation: 'Class 6', idNo: 'GVS-1001' },
      })
      const pdfCardNo = await addPdfCard(tx, scope, {
        businessId,
        details,
        registeredPhoneNumber: business.ownerPhoneNumber ?? '',
        now,
      })
      await keepPeople(
        tx,
        scope,
        pdfCardNo,
        names.map((name, i) => ({
          rowKey: randomUUID(),
          place: i + 1,
          facts: pupil(name, i, now, photos[i] ?? null),
          version: 0,
          isDeleted: false,
        })),
        now,
      )
      await markPrinted(tx, scope, { pdfCardNo, origin }, now)
    })
    return
  }
}
