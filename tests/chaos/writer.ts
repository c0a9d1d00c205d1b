import { authRoutes } from '@parichay/contract/auth/routes.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import type { BasicDetailsInput, CardSettings, CardTemplate } from '@parichay/contract/card/fields.ts'
import { cardRoutes } from '@parichay/contract/card/routes.ts'
import { documentRoutes } from '@parichay/contract/document/routes.ts'
import { makePicture } from '@parichay/server/platform/pictures.ts'
import { createHash, randomBytes, randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { Browser, Refusal } from './browser.ts'
import type { Stage } from './stage.ts'

type BusinessRecord = {
  businessId: number
  userPhone: string
  businessName: string
  city: string
  about: string
}
type CardRecord = {
  cardNo: number
  businessId: number
  tagline?: string
  template?: CardTemplate
  settings?: Partial<CardSettings>
}

/** What the server acknowledged, by value. */
export type Record_ = {
  customers: { phoneNumber: string; password: string }[]
  businesses: Map<number, BusinessRecord>
  cards: Map<number, CardRecord>
  uploads: { documentId: number; sha256: { webp: string; thumbnail: string; jpeg: string } }[]
  notices: Map<string, number>
  writes: number
  faults: string[]
}

export const emptyRecord = (): Record_ => ({
  customers: [],
  businesses: new Map(),
  cards: new Map(),
  uploads: [],
  notices: new Map(),
  writes: 0,
  faults: [],
})

const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const word = () => randomBytes(6).toString('hex')
const pick = <T>(of: readonly T[]): T => of[randomInt(of.length)]!
const numbers = new Set<string>()

function newNumber(): string {
  for (;;) {
    const number = `+9198${String(randomInt(100_000_000)).padStart(8, '0')}`
    if (numbers.has(number)) continue
    numbers.add(number)
    return number
  }
}

/** One client that writes without pause until told to stop; what is acknowledged goes into the record. */
export class Writer {
  readonly stage: Stage
  readonly record: Record_
  #browser: Browser
  #me = { phoneNumber: '', password: '' }
  #mine: number[] = []
  retries = 0

  constructor(stage: Stage, record: Record_) {
    this.stage = stage
    this.record = record
    this.#browser = new Browser(stage.origin)
  }

  async write(goesOn: () => boolean): Promise<void> {
    await this.#signUp()
    await this.#addBusiness()
    const acts: [number, () => Promise<unknown>][] = [
      [2, () => this.#signUp().then(() => this.#addBusiness())],
      [10, () => this.#changeBusiness()],
      [14, () => this.#saveCard()],
      [8, () => this.#upload()],
      [5, () => this.#changePassword()],
      [4, () => this.#stillSignedIn()],
      [3, () => this.#addBusiness()],
    ]
    const bag = acts.flatMap(([weight, act]) => Array.from({ length: weight }, () => act))
    while (goesOn()) {
      try {
        await pick(bag)()
      } catch (error) {
        this.record.faults.push(`a client got ${error instanceof Error ? error.message : String(error)}`)
        await sleep(200)
      }
    }
    this.retries += this.#browser.retries
  }

  #acknowledged() {
    this.record.writes++
  }

  /** A customer's whole way in. A try whose outcome nobody knows is begun again, as a person would. */
  async #signUp(): Promise<void> {
    const phoneNumber = newNumber()
    const password = `Chaos-${word()}`
    this.retries += this.#browser.retries
    this.#browser = new Browser(this.stage.origin)
    for (let tries = 0; ; tries++) {
      try {
        const asked = Date.now()
        const { userExist } = await this.#browser.call(authRoutes.verifyUser, { body: { phoneNumber } })
        if (userExist) await this.#browser.call(authRoutes.login, { body: { phoneNumber, password } })
        else {
          await this.#enterCode(phoneNumber, asked)
          await this.#browser.call(authRoutes.createPassword, { body: { password } })
        }
        break
      } catch (error) {
        if (!(error instanceof Refusal) || tries > 20) throw error
        await sleep(300)
      }
    }
    this.#me = { phoneNumber, password }
    this.#mine = []
    this.record.customers.push(this.#me)
    this.#acknowledged()
  }

  async #enterCode(phoneNumber: string, since: number): Promise<void> {
    const to = phoneNumber.slice(1)
    for (let waited = 0; waited < 4000; waited += 50) {
      const letter = this.stage.sandbox.inbox.list(to).find(({ at, code }) => code && Date.parse(at) >= since)
      if (letter?.code) {
        await this.#browser.call(authRoutes.verifyOtp, { body: { otp: letter.code } })
        return
      }
      await sleep(50)
    }
    throw new Refusal('NO_CODE', 'The code did not come')
  }

  async #addBusiness(): Promise<void> {
    const facts = {
      businessName: `Chaos ${word()}`,
      category: 'Grocery',
      mobile: this.#me.phoneNumber,
      city: 'Surat',
      about: word(),
    }
    const { business, duplicates } = await this.#browser.call(businessRoutes.addBusiness, { body: facts })
    const made = business ?? duplicates[0]
    if (!made) throw new Error('A business was neither made nor there')
    this.#mine.push(made.businessId)
    this.record.businesses.set(made.businessId, {
      businessId: made.businessId,
      userPhone: this.#me.phoneNumber,
      businessName: facts.businessName,
      city: facts.city,
      about: facts.about,
    })
    this.#acknowledged()
  }

  async #changeBusiness(): Promise<void> {
    const businessId = pick(this.#mine)
    const change = { city: `City ${word()}`, about: word() }
    await this.#browser.call(businessRoutes.updateBusinessMetadata, { body: { businessId, ...change } })
    Object.assign(this.record.businesses.get(businessId)!, change)
    this.#acknowledged()
  }

  async #saveCard(): Promise<void> {
    const businessId = pick(this.#mine)
    const before = [...this.record.cards.values()].find((card) => card.businessId === businessId)
    const target = before ? { cardNo: before.cardNo } : { businessId }
    const section = randomInt(3)
    let change: Partial<CardRecord>
    let card
    if (section === 0) {
      const tagline = `Tagline ${word()}`
      const basicDetails: BasicDetailsInput = {
        companyName: 'Chaos',
        tagline,
        ownerTitle: null,
        ownerName: '',
        designation: '',
        logoDocumentId: null,
        coverDocumentId: null,
        phones: [{ label: '', number: this.#me.phoneNumber }],
        whatsapp: null,
        whatsappMessage: '',
        emails: [],
        website: null,
        address: '',
        city: '',
        state: '',
        pin: null,
        mapLink: null,
        hours: null,
      }
      card = await this.#browser.call(cardRoutes.updateCardBasicDetails, {
        body: { ...target, basicDetails },
      })
      change = { tagline }
    } else if (section === 1) {
      const template: CardTemplate = {
        code: pick(['bazaar', 'clinic', 'minimal'] as const),
        colour: `#${randomBytes(3).toString('hex')}`,
        font: 'modern',
        appearance: 'auto',
      }
      card = await this.#browser.call(cardRoutes.updateCardTemplate, { body: { ...target, template } })
      change = { template }
    } else {
      const settings = { seoTitle: word(), seoDescription: word() }
      card = await this.#browser.call(cardRoutes.updateCardSettings, { body: { ...target, settings } })
      change = { settings }
    }
    this.record.cards.set(card.cardNo, { ...before, ...change, cardNo: card.cardNo, businessId })
    this.#acknowledged()
  }

  async #upload(): Promise<void> {
    const width = 60 + randomInt(200)
    const bytes = await sharp(randomBytes(width * 60 * 3), { raw: { width, height: 60, channels: 3 } })
      .png()
      .toBuffer()
    const made = await makePicture(bytes)
    const query = { hierarchy1: 'gallery', hierarchy2: pick(this.#mine) } as const
    const { documentId } = await this.#browser.call(documentRoutes.uploadDocument, {
      query,
      file: new Blob([new Uint8Array(bytes)]),
      fileName: 'x.png',
    })
    this.record.uploads.push({
      documentId,
      sha256: { webp: hash(made.webp), thumbnail: hash(made.thumbnail), jpeg: hash(made.jpeg) },
    })
    this.#acknowledged()
  }

  /** Every acknowledged change must be told to the owner by a notice. */
  async #changePassword(): Promise<void> {
    const next = `Chaos-${word()}`
    const { phoneNumber, password } = this.#me
    let tried = false
    for (;;) {
      try {
        await this.#browser.once(authRoutes.changePassword, {
          body: { oldPassword: password, password: next },
        })
        break
      } catch (error) {
        const unheard = !(error instanceof Refusal)
        // An earlier try whose answer was lost did it: the new password is right.
        if (!unheard && tried) {
          await this.#browser.call(authRoutes.login, { body: { phoneNumber, password: next } })
          break
        }
        if (!unheard) throw error
        tried = true
        this.#browser.retries++
        await sleep(100)
      }
    }
    this.#me.password = next
    this.record.notices.set(phoneNumber, (this.record.notices.get(phoneNumber) ?? 0) + 1)
    this.#acknowledged()
  }

  /** A sign-in that was acknowledged lasts over every kill. */
  async #stillSignedIn(): Promise<void> {
    const user = await this.#browser.call(authRoutes.getUser, {})
    if (user.phoneNumber !== this.#me.phoneNumber) throw new Error('somebody else is signed in')
  }
}
