import { expect, test } from 'vitest'
import { PdfCommon, PdfPerson } from './fields.ts'

const common = {
  companyName: 'आनंद मिठाई',
  tagline: '',
  phone: '+९१ ९८७६५ १०००१',
  whatsapp: '૯૮૭૬૫૧૦૦૦૧',
  email: '',
  website: '',
  address: '',
  hasLogo: false,
  signatory: '',
  signatureDocumentId: null,
}
const person = {
  name: 'आशा',
  designation: '',
  department: '',
  idNo: '',
  bloodGroup: null,
  dateOfBirth: null,
  phone: '٩٨٧٦٥ ١٠٠٠١',
  emergencyPhone: '',
  validTill: null,
  address: '',
  photoDocumentId: null,
}

test('numbers typed in digits of a script are kept as 0 to 9, so that the code and the links of a card dial them', () => {
  expect(PdfCommon.parse(common)).toMatchObject({ phone: '+91 98765 10001', whatsapp: '9876510001' })
  expect(PdfPerson.parse(person)).toMatchObject({ phone: '98765 10001', emergencyPhone: '' })
})
