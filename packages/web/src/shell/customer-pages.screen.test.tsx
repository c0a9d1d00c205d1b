import type { ConfigurationChange } from '@parichay/contract/agency/change.ts'
import { changedConfiguration } from '@parichay/contract/agency/change.ts'
import { expect, test } from 'vitest'
import { makeAgency } from '../testing/makers.ts'
import { customerMenu, productPage, waysToMake } from './customer-pages.ts'

const agencyWith = (change: ConfigurationChange = {}) => ({
  ...makeAgency(),
  configuration: changedConfiguration(makeAgency().configuration, change),
})
const idsOf = (facts: Partial<Parameters<typeof customerMenu>[0]> = {}) =>
  customerMenu({ agency: agencyWith(), hasBusiness: true, isView: false, ...facts }).map(({ id }) => id)

test('the menu of a customer, in its order', () => {
  const all =
    'home projects create greetings pdf-cards videos invitations pricing frames leads help account logout'
  expect(idsOf()).toEqual(all.split(' '))
  expect(idsOf({ hasBusiness: false })).toEqual(all.replace('frames leads ', '').split(' '))
})

test('staff who look as a customer neither create, buy, ask for help nor sign out', () => {
  expect(idsOf({ isView: true })).toEqual(
    'home projects greetings pdf-cards videos invitations frames account'.split(' '),
  )
})

test('with cards alone there is no list of projects, and nothing else to create', () => {
  const agency = agencyWith({
    imagePost: { enableImagePost: false },
    pdfCardConfig: { enablePdfCardProduct: false },
    video: { enableVideo: false },
    dashboardConfig: { showInvitationTileInCustomerDashboard: false },
  })
  expect(idsOf({ agency })).toEqual('home pricing leads help account logout'.split(' '))
  expect(waysToMake(agency)).toEqual([])
})

test('help is offered where the agency can be reached in any way', () => {
  const none = { phoneNumber: '', whatsapp: '', email: '' }
  expect(idsOf({ agency: { ...agencyWith(), support: none } })).not.toContain('help')
  const byMail = { ...none, email: 'help@rangtapi.example' }
  expect(idsOf({ agency: { ...agencyWith(), support: byMail } })).toContain('help')
})

test('invitations need a site that they are made on, and lead there', () => {
  const site = { ...agencyWith(), invitationSiteLink: 'https://invitations.test/' }
  const found = waysToMake(site).find(({ id }) => id === 'invitations')
  expect(found).toMatchObject({ href: 'https://invitations.test/', isExternal: true })
  const none = { ...agencyWith(), invitationSiteLink: '' }
  expect(idsOf({ agency: none })).not.toContain('invitations')
  expect(waysToMake(none).map(({ id }) => id)).toEqual(['pdf-cards', 'greetings', 'videos'])
})

test('a gate stands before pages of products alone', () => {
  expect(productPage('frames')).toMatchObject({ product: 'greetings' })
  expect(() => productPage('account')).toThrow('account is no page of a product.')
})
