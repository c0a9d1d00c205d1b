import { expect, test } from 'vitest'
import { drawLeadRetry, type LeadFault } from './lead-retry.ts'
import { faultsOf } from './testing/validate.ts'

const agency = {
  agencyName: 'Rang',
  support: { phoneNumber: '', email: '', whatsapp: '' },
  theme: { primary: '#0d6b63' },
  url: 'https://rang.test',
  signs: false,
}
const draw = (language: 'en' | 'hi' | 'gu', fault: LeadFault) =>
  drawLeadRetry({
    language,
    isChosen: true,
    cardId: 'om',
    companyName: 'Om "Sweets"',
    fault,
    minutes: 12,
    given: { name: '<b>Asha', phone: '98765', note: 'Two\n& more', isAgreed: true },
    agency,
  })

test.each(['en', 'hi', 'gu'] as const)(
  'details that cannot be taken keep what was typed, in %s',
  async (language) => {
    for (const fault of ['name', 'phone', 'links', 'long', 'consent', 'soon', 'unread'] as const) {
      const page = draw(language, fault)
      expect(await faultsOf(page)).toEqual([])
      for (const kept of ['value="&lt;b&gt;Asha"', 'value="98765"', 'Two\n&amp; more', ' checked'])
        expect(page, fault).toContain(kept)
      expect(page).toContain(`name="lang" value="${language}"`)
      expect(page).toContain('Om &quot;Sweets&quot;')
    }
  },
)

test('a form that is closed says so and shows none', async () => {
  const page = draw('en', 'shut')
  expect(await faultsOf(page)).toEqual([])
  expect(page).not.toContain('<form')
  expect(page).toContain('href="/om?lang=en"')
})
