import { isGstin } from '../business/rules.gstin.ts'

/** States and union territories by the code that GST gives them; names as `stateOfPin` writes them. */
export const gstStates = {
  '01': 'Jammu and Kashmir',
  '02': 'Himachal Pradesh',
  '03': 'Punjab',
  '04': 'Chandigarh',
  '05': 'Uttarakhand',
  '06': 'Haryana',
  '07': 'Delhi',
  '08': 'Rajasthan',
  '09': 'Uttar Pradesh',
  '10': 'Bihar',
  '11': 'Sikkim',
  '12': 'Arunachal Pradesh',
  '13': 'Nagaland',
  '14': 'Manipur',
  '15': 'Mizoram',
  '16': 'Tripura',
  '17': 'Meghalaya',
  '18': 'Assam',
  '19': 'West Bengal',
  '20': 'Jharkhand',
  '21': 'Odisha',
  '22': 'Chhattisgarh',
  '23': 'Madhya Pradesh',
  '24': 'Gujarat',
  '26': 'Dadra and Nagar Haveli and Daman and Diu',
  '27': 'Maharashtra',
  '29': 'Karnataka',
  '30': 'Goa',
  '31': 'Lakshadweep',
  '32': 'Kerala',
  '33': 'Tamil Nadu',
  '34': 'Puducherry',
  '35': 'Andaman and Nicobar Islands',
  '36': 'Telangana',
  '37': 'Andhra Pradesh',
  '38': 'Ladakh',
} as const satisfies Record<string, string>

/** A key of `gstStates`. */
export type StateCode = keyof typeof gstStates

/** All codes, in their order. */
export const stateCodes = Object.keys(gstStates).toSorted() as StateCode[]

/** Codes by name, for choosing: `[['Andaman and Nicobar Islands', '35'], …]`. */
export const statesByName: readonly (readonly [name: string, code: StateCode])[] = stateCodes
  .map((code) => [gstStates[code], code] as const)
  .toSorted(([a], [b]) => a.localeCompare(b, 'en'))

/** Whether two digits are a code of `gstStates`. */
export const isStateCode = (text: string): text is StateCode => Object.hasOwn(gstStates, text)

/** The state a GSTIN was given in, or nothing for one that is wrong. */
export function stateOfGstin(gstin: string): StateCode | undefined {
  const code = gstin.slice(0, 2)
  return isGstin(gstin) && isStateCode(code) ? code : undefined
}

/** The code of a state's name as people write it; case and blanks do not count. */
export function stateCodeOf(name: string): StateCode | undefined {
  const wanted = name.toLowerCase().replace(/\s+/g, ' ').trim()
  return stateCodes.find((code) => gstStates[code].toLowerCase() === wanted)
}

/** Union territories without a parliament of their own, whose share of the tax is called UTGST. */
export const leviesUtgst = (code: StateCode): boolean => ['04', '26', '31', '35', '38'].includes(code)
