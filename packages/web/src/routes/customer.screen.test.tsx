import { customerPages, isCustomerPage } from '@parichay/contract/ui-customisation/customer-pages.ts'
import { expect, test } from 'vitest'
import { paths } from '../paths.ts'
import { customerTree } from './customer.tsx'

test('the list of pages that items may lead to is the list of the customers’ routes', () => {
  const routes = Object.values(customerTree.children as object) as { options: { path: string } }[]
  const found = routes.map(({ options }) => options.path.replace(/^\/?(.*)$/, '/$1').replace(/^\/$/, ''))
  expect(found.toSorted()).toEqual([...customerPages])
})

test('addresses of customers are pages of theirs', () => {
  const addresses = [
    paths.customer(),
    paths.shareCard(),
    paths.dailyImage({ show: 'popular' }),
    paths.projects(),
  ]
  expect(addresses.filter((address) => !isCustomerPage(address))).toEqual([])
  expect(isCustomerPage('/panel/customer/posters')).toBe(false)
})
