import { z } from 'zod'
import { plainNumber } from '../digits.ts'
import { AnyPhone, Email } from '../ids.ts'
import { type Business, BusinessFacts, type BusinessFactsInput, startYear } from './fields.ts'
import { isGstin, plainTaxNo } from './rules.gstin.ts'

/** Stands for a category that is not in the list; the words are in `otherCategory`. */
export const otherCategory = '#other'

/** What the business form holds while it is typed: text is text, nothing is null but what was not chosen. */
export type BusinessForm = {
  businessName: string
  category: string
  otherCategory: string
  hasNoLogo: boolean
  logo: { documentId: number; url: string } | null
  mobile: string
  isWhatsappSame: boolean
  whatsapp: string
  email: string
  website: { protocol: 'http' | 'https'; address: string }
  ownerTitle: 'Mr.' | 'Ms.' | 'Dr.' | 'Mrs.' | null
  ownerName: string
  designation: string
  address: string
  city: string
  state: string
  pin: string
  mapLink: string
  yearEstablished: number | null
  nature: string[]
  gstin: string
  about: string
}

/** Fields of the first step; the rest are optional and stand on the second. */
export const firstStep = [
  'businessName',
  'category',
  'otherCategory',
  'logo',
  'mobile',
  'whatsapp',
  'email',
  'website.address',
] as const

/** `+91 98765 10001` and `098765 10001` as `+919876510001`; other numbers stay as they were typed. */
export function plainPhone(text: string): string {
  const digits = plainNumber(text).replace(/[\s().-]/g, '')
  const mobile = /^(?:\+?91|0)?([6-9]\d{9})$/.exec(digits)
  return mobile ? `+91${mobile[1]}` : text.trim()
}

const samePhone = (one: string, other: string) => plainPhone(one) === plainPhone(other)

/** An empty form, with what is known of the person already in it. */
export function emptyBusiness(
  person: { phoneNumber?: string | null; email?: string | null } = {},
): BusinessForm {
  return {
    businessName: '',
    category: '',
    otherCategory: '',
    hasNoLogo: false,
    logo: null,
    mobile: person.phoneNumber ?? '',
    isWhatsappSame: true,
    whatsapp: '',
    email: person.email ?? '',
    website: { protocol: 'https', address: '' },
    ownerTitle: null,
    ownerName: '',
    designation: '',
    address: '',
    city: '',
    state: '',
    pin: '',
    mapLink: '',
    yearEstablished: null,
    nature: [],
    gstin: '',
    about: '',
  }
}

/** A stored business as the form shows it; `categories` are the names of the list. */
export function formOfBusiness(business: Business, categories: readonly string[]): BusinessForm {
  const isListed = categories.includes(business.category)
  const mobile = plainPhone(business.mobile ?? '')
  const whatsapp = plainPhone(business.whatsapp ?? '')
  return {
    businessName: business.businessName,
    category: isListed ? business.category : otherCategory,
    otherCategory: isListed ? '' : business.category,
    hasNoLogo: false,
    logo:
      business.logoDocumentId !== null && business.logoUrl !== null
        ? { documentId: business.logoDocumentId, url: business.logoUrl }
        : null,
    mobile,
    isWhatsappSame: mobile !== '' && samePhone(mobile, whatsapp),
    whatsapp,
    email: business.email ?? '',
    website: business.website ?? { protocol: 'https', address: '' },
    ownerTitle: business.ownerTitle,
    ownerName: business.ownerName,
    designation: business.designation,
    address: business.address,
    city: business.city,
    state: business.state,
    pin: business.pin ?? '',
    mapLink: business.mapLink ?? '',
    yearEstablished: business.yearEstablished,
    nature: business.nature,
    gstin: business.gstin ?? '',
    about: business.about,
  }
}

/** What is sent of a form. Blank is null, so that an emptied field is emptied. */
export function factsOfForm(form: BusinessForm): BusinessFactsInput {
  const { otherCategory: other, hasNoLogo, logo, isWhatsappSame, website, ...rest } = form
  const address = website.address.trim().replace(/^https?:\/\//i, '')
  const typed = /^(https?):\/\//i.exec(website.address.trim())?.[1]?.toLowerCase()
  const protocol = typed === 'http' || typed === 'https' ? typed : website.protocol
  return {
    ...rest,
    nature: rest.nature as BusinessFactsInput['nature'],
    category: form.category === otherCategory ? other : form.category,
    logoDocumentId: hasNoLogo ? null : (logo?.documentId ?? null),
    mobile: plainPhone(form.mobile),
    whatsapp: plainPhone(isWhatsappSame ? form.mobile : form.whatsapp),
    website: address ? { protocol, address } : null,
  }
}

type Circumstances = {
  isForeignUser: boolean
  /** The GSTIN that stands there already: it is not judged again. */
  keptGstin?: string | null
}

/** Behind +91 only a whole mobile number counts; other numbers only have to look like one. */
const isNumber = (text: string) => {
  const plain = plainPhone(text)
  return plain.startsWith('+91') ? /^\+91[6-9]\d{9}$/.test(plain) : AnyPhone.safeParse(plain).success
}

const phoneText = 'A valid phone number is required.'

/** The rules of the form: those of the contract, and those that only hold for a person who fills it in. */
export function businessFormRules({
  isForeignUser,
  keptGstin = null,
}: Circumstances): z.ZodType<BusinessForm, BusinessForm> {
  return z.custom<BusinessForm>().superRefine((form, context) => {
    const wrong = (name: string, message: string) =>
      context.addIssue({ code: 'custom', path: name.split('.'), message })
    if (!form.category) wrong('category', 'This field is required.')
    if (form.category === otherCategory && !form.otherCategory.trim())
      wrong('otherCategory', 'This field is required.')
    if (!isForeignUser && !isNumber(form.mobile)) wrong('mobile', phoneText)
    if (!form.isWhatsappSame && form.whatsapp && !isNumber(form.whatsapp)) wrong('whatsapp', phoneText)
    if (isForeignUser && !Email.safeParse(form.email.trim()).success)
      wrong('email', 'A valid email is required.')
    const gstin = plainTaxNo(form.gstin)
    if (gstin && gstin !== keptGstin && !isGstin(gstin))
      wrong('gstin', 'This GSTIN is not right. Compare it with your certificate.')
    const checked = BusinessFacts.safeParse({ ...factsOfForm(form), category: 'x' })
    const done = new Set<string>()
    for (const issue of checked.error?.issues ?? []) {
      const name = issue.path.join('.') === 'website' ? 'website.address' : issue.path.join('.')
      if (name === 'whatsapp') continue
      if (
        (name === 'mobile' && !isForeignUser) ||
        (name === 'email' && isForeignUser) ||
        (name === 'gstin' && gstin.length === 15)
      )
        continue
      if (!done.has(name)) context.addIssue({ ...issue, code: 'custom', path: name.split('.') })
      done.add(name)
    }
    if (form.otherCategory.trim().length > 60) wrong('otherCategory', 'Use at most 60 characters.')
  })
}

/** Years to choose from, newest first; the last stands for all before the first. */
export const yearsEstablished = (thisYear: number): number[] =>
  Array.from({ length: thisYear - startYear + 2 }, (_, back) => thisYear - back)
