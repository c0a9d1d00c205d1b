import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { FailureWords } from '../failure-words.ts'

/** The ten natures of business, as the contract names them. */
export const natureWords: Record<string, MessageDescriptor> = {
  Manufacturer: msg`Manufacturer`,
  Retailer: msg`Retailer`,
  Wholesaler: msg`Wholesaler`,
  Distributor: msg`Distributor`,
  'Exporter/importer': msg`Exporter/importer`,
  'Service provider': msg`Service provider`,
  Restaurant: msg`Restaurant`,
  Hotel: msg`Hotel`,
  'Consultancy Services': msg`Consultancy Services`,
  'Architect and Interior Designer': msg`Architect and Interior Designer`,
}

/** Titles beside the owner's name. */
export const titleWords: Record<'Mr.' | 'Ms.' | 'Dr.' | 'Mrs.', MessageDescriptor> = {
  'Mr.': msg`Mr.`,
  'Ms.': msg`Ms.`,
  'Dr.': msg`Dr.`,
  'Mrs.': msg`Mrs.`,
}

/** Why a business could not be deleted. */
export const deleteFailure: FailureWords = {
  SUBSCRIPTION_ACTIVE: msg`This business still has paid time, so it cannot be deleted now. Talk to your provider if it should go earlier.`,
  NOT_FOUND: msg`This business was deleted already.`,
}

/** Why a deleted business could not be brought back. */
export const restoreFailure: FailureWords = {
  CARD_ID_TAKEN: msg`The link of its card was taken by somebody else meanwhile. Talk to your provider.`,
  NOT_FOUND: msg`This business can no longer be brought back.`,
}

/** Why a business could not be added or copied. */
export const addFailure: FailureWords = {
  LIMIT_REACHED: msg`You have as many businesses as one account can hold. Delete one you no longer need.`,
}

/** Fields of the form in words, for the notice that somebody else changed them. */
export const fieldWords: Record<string, MessageDescriptor> = {
  businessName: msg`Business name`,
  category: msg`Category`,
  otherCategory: msg`Your category`,
  logo: msg`Logo`,
  mobile: msg`Mobile number`,
  whatsapp: msg`WhatsApp number`,
  isWhatsappSame: msg`WhatsApp number`,
  email: msg`E-mail`,
  website: msg`Website`,
  ownerTitle: msg`Title`,
  ownerName: msg`Owner’s name`,
  designation: msg`Designation`,
  address: msg`Address`,
  city: msg`City`,
  state: msg`State`,
  pin: msg`PIN`,
  mapLink: msg`Map link`,
  yearEstablished: msg`Year established`,
  nature: msg`Nature of business`,
  gstin: msg`GSTIN`,
  about: msg`Short description`,
}
