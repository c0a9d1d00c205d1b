import { expect, test } from 'vitest'
import { contactCode } from './contact-code.ts'
import { detailsFor } from './fixtures.ts'

const codeOf = (companyName: string, name: string) =>
  contactCode(
    detailsFor('slope', {
      common: { companyName, email: 'office@school.example' },
      person: { name, phone: '+91 98765 10001' },
    }),
  )

test('a contact has its name and its parts, and what else there is', () => {
  expect(codeOf('Sunrise School', 'Asha Raju Nair').split('\n')).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:Nair;Asha Raju;;;',
    'FN:Asha Raju Nair',
    'TEL;TYPE=CELL:+919876510001',
    'ORG:Sunrise School',
    'EMAIL:office@school.example',
    'END:VCARD',
  ])
})

test.each([
  'श्रीमती अन्नपूर्णादेवी चन्द्रशेखर विश्वनाथन सुब्रह्मण्यम् पिल्लै',
  'ശ്രീമതി അന്നപൂർണാദേവി ചന്ദ്രശേഖരൻ വിശ്വനാഥൻ സുബ്രഹ്മണ്യം പിള്ള',
  'শ্রীমতী অন্নপূর্ণাদেবী চন্দ্রশেখর বন্দ্যোপাধ্যায় চট্টোপাধ্যায়',
])('of a long name in a script of three bytes a letter the number is not left out: %s', (name) => {
  const code = codeOf('विद्यालय', name)
  expect(code).toContain('\nTEL;TYPE=CELL:+919876510001\n')
  expect(code).toContain(name.split(' ').at(-1))
  expect(new TextEncoder().encode(code).length).toBeLessThan(400)
})
