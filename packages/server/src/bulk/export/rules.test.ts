import { guessColumns } from '@parichay/contract/bulk/rules.import.headings.ts'
import { exportLanguages } from '@parichay/contract/bulk/fields.ts'
import { expect, test } from 'vitest'
import { exportColumns } from './rules.ts'

test.each(exportLanguages)('a file of businesses is imported by its own headings: %s', (language) => {
  const heads = exportColumns(language).map(({ head }) => head)
  const english = exportColumns('en').map(({ head }) => head)
  const guessed = Object.entries(guessColumns(heads)).map(([field, at]) => [
    field,
    at === null ? null : english[at],
  ])
  expect(Object.fromEntries(guessed)).toEqual({
    phoneNumber: 'Registered phone',
    businessName: 'Business',
    category: 'Category',
    ownerName: 'Owner',
    // How a business stands is the name of no plan.
    plan: null,
    city: 'City',
    state: 'State',
    email: 'Registered e-mail',
  })
})
