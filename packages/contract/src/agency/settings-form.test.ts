import { expect, test } from 'vitest'
import { changeOfSettings, formOfSettings, type SettingsForm, settingsRules } from './settings-form.ts'

const settings = {
  agencyId: 3,
  agencyName: 'Rangtapi Digital',
  host: 'surat.localhost',
  roles: [],
  configuration: { onlinePayment: { enablePaymentIntegration: true, allowedOrigins: ['creator' as const] } },
  specialNumbers: ['+919876510001', '+919876510002'],
  version: 4,
}
const faults = (change: Partial<SettingsForm>) =>
  settingsRules
    .safeParse({ ...formOfSettings(settings), ...change })
    .error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? []

test('the form there and back: self-made ones are always among the origins', () => {
  const form = formOfSettings(settings)
  expect(form).toMatchObject({ self: true, creator: true, admin: false, clone: false })
  expect(changeOfSettings({ ...form, self: false, admin: true }, settings)).toEqual({
    agencyId: 3,
    configuration: { onlinePayment: { allowedOrigins: ['self', 'admin', 'creator'] } },
    specialNumbers: ['+919876510001', '+919876510002'],
    version: 4,
  })
})

test('numbers are typed as people write them, one a line, each once', () => {
  const specialNumbers = ' 98765 10003\n+91 98765-10003, 098765 10004\n\n'
  expect(faults({ specialNumbers })).toEqual([])
  expect(changeOfSettings({ ...formOfSettings(settings), specialNumbers }, settings).specialNumbers).toEqual([
    '+919876510003',
    '+919876510004',
  ])
})

test('what is no mobile number is refused', () => {
  expect(faults({ specialNumbers: '+919876510001\n0261 2345678' })).toEqual([
    'specialNumbers: A valid phone number is required.',
  ])
  const many = Array.from({ length: 201 }, (_x, i) => `98765${10_000 + i}`).join('\n')
  expect(faults({ specialNumbers: many })).toEqual(['specialNumbers: Keep at most 200 numbers.'])
})
