import { expect, test } from 'vitest'
import {
  copyOf,
  emptyProduct,
  previewProducts,
  productOf,
  ProductsForm,
  typedProduct,
} from './products-form.ts'

const tea = { ...emptyProduct('product'), name: 'Masala tea' }
const dance = {
  ...emptyProduct('class'),
  name: 'Garba',
  when: { days: ['mon' as const, 'fri' as const], from: '18:00', to: '19:30' },
}
const faults = (...products: (typeof tea)[]) =>
  ProductsForm.safeParse({ products }).error?.issues.map(({ path, message }) => [path.join('.'), message])

test('what is typed becomes paise, and comes back as it was', () => {
  const [saved] = ProductsForm.parse({
    products: [{ ...tea, price: '₹19.50', mrp: '1,020', unit: 'cup' }],
  }).products
  expect(saved).toMatchObject({ price: 1950, mrp: 102_000, link: null, when: null, documentIds: [] })
  expect(typedProduct(saved!, {})).toMatchObject({ price: '19.50', mrp: '1020', unit: 'cup' })
})

test('a class has days and times; a link only when it is its action', () => {
  expect(productOf(dance).when).toEqual(dance.when)
  expect(productOf({ ...dance, kind: 'service' }).when).toBeNull()
  expect(productOf({ ...tea, link: 'https://a.in' }).link).toBeNull()
})

test('faults stand at their own product', () => {
  expect(faults(tea, { ...tea, name: '', price: 'ten', mrp: '5' })).toEqual([
    ['products.1.price', 'Give an amount in rupees.'],
    ['products.1.name', 'This field is required.'],
  ])
  expect(faults({ ...tea, price: '10', mrp: '5' })).toEqual([
    ['products.0.mrp', 'The MRP may not be below the price.'],
  ])
  expect(faults({ ...tea, action: 'link' })).toEqual([['products.0.link', 'A valid link is required.']])
  expect(faults(emptyProduct('class'))).toContainEqual([
    'products.0.when',
    'Give the days and times of this class.',
  ])
  expect(faults({ ...dance, when: { ...dance.when, days: [] } })?.[0]).toEqual([
    'products.0.when.days',
    'Choose a day.',
  ])
  expect(faults({ ...dance, when: { ...dance.when, to: '17:00' } })).toEqual([
    ['products.0.when.to', 'The end must come after the beginning.'],
  ])
})

test('the preview shows half-typed products without their faults', () => {
  expect(
    previewProducts({
      products: [
        { ...tea, price: 'ab' },
        { ...dance, when: { days: ['mon'], from: '', to: '' } },
      ],
    }),
  ).toMatchObject([{ price: null }, { when: null }])
})

test('a copy stays within the length of a name', () => {
  expect(copyOf(tea, '(copy)').name).toBe('Masala tea (copy)')
  expect(copyOf({ ...tea, name: 'x'.repeat(80) }, '(copy)').name).toHaveLength(80)
  expect(copyOf({ ...tea, name: `${'x'.repeat(72)}🪔` }, '(copy)').name).toBe(`${'x'.repeat(72)} (copy)`)
  expect(copyOf({ ...tea, name: `${'x'.repeat(71)} मिठाई` }, '(copy)').name).toBe(`${'x'.repeat(71)} (copy)`)
})
