import { z } from 'zod'
import { firstPart } from '../first-part.ts'
import type { Card } from './fields.ts'
import { formRules } from './form-rules.ts'
import { paiseOf, rupeesTyped } from './rupees.ts'
import { Product, type productKinds } from './sections.ts'
import { filesById, fileOf, type TypedFile } from './typed-file.ts'

/** One of `productKinds`. */
export type ProductKind = (typeof productKinds)[number]

/** Days and times of a class while they are typed. */
export type TypedWhen = { days: NonNullable<Product['when']>['days']; from: string; to: string }

/** A product as the form holds it: prices as text in rupees, pictures with their address. */
export type TypedProduct = Omit<Product, 'documentIds' | 'price' | 'mrp' | 'link' | 'when'> & {
  pictures: TypedFile[]
  price: string
  mrp: string
  link: string
  when: TypedWhen
}
/** Products as the form holds them. */
export type TypedProducts = { products: TypedProduct[] }

/** A product before anything is typed. */
export const emptyProduct = (kind: ProductKind): TypedProduct => ({
  kind,
  name: '',
  pictures: [],
  price: '',
  mrp: '',
  unit: '',
  gstPct: null,
  description: '',
  category: '',
  inStock: true,
  diet: null,
  action: kind === 'product' ? 'order' : 'enquiry',
  link: '',
  when: { days: [], from: '', to: '' },
})

/** One stored product as the form holds it. */
export function typedProduct(product: Product, files: Card['files']): TypedProduct {
  const { documentIds, price, mrp, link, when, ...rest } = product
  return {
    ...rest,
    pictures: documentIds.flatMap((id) => fileOf(files, id) ?? []),
    price: rupeesTyped(price),
    mrp: rupeesTyped(mrp),
    link: link ?? '',
    when: when ?? { days: [], from: '', to: '' },
  }
}

/** The form of a card's products. */
export const typedProducts = ({ products, files }: Pick<Card, 'products' | 'files'>): TypedProducts => ({
  products: products.map((product) => typedProduct(product, files)),
})

/** What was typed as the server takes it; an amount that is none stays NaN and is refused. */
export function productOf({ pictures, price, mrp, link, when, ...rest }: TypedProduct): Product {
  const isClass = rest.kind === 'class'
  const hasTime = when.days.length > 0 || when.from !== '' || when.to !== ''
  return {
    ...rest,
    documentIds: pictures.map(({ documentId }) => documentId),
    price: paiseOf(price),
    mrp: paiseOf(mrp),
    link: rest.action === 'link' ? link.trim() || null : null,
    when: isClass && hasTime ? { ...when, to: when.to === '00:00' ? '24:00' : when.to } : null,
  }
}

/** Products for the preview: what is half typed is shown as far as it goes. */
export const previewProducts = ({ products }: TypedProducts): Product[] =>
  products.map((typed) => {
    const product = productOf(typed)
    const amount = (paise: number | null) => (paise !== null && Number.isNaN(paise) ? null : paise)
    const isTimed = product.when && product.when.days.length > 0 && product.when.from && product.when.to
    return {
      ...product,
      price: amount(product.price),
      mrp: amount(product.mrp),
      when: isTimed ? product.when : null,
    }
  })

/** Files for the preview. */
export const productFiles = ({ products }: TypedProducts) =>
  filesById(products.flatMap(({ pictures }) => pictures))

/** The rules of the form of products. */
export const ProductsForm = formRules<TypedProducts, { products: Product[] }>(
  z.object({ products: z.array(Product) }),
  ({ products }) => ({ products: products.map(productOf) }),
  ({ products }) =>
    products.flatMap(({ price, mrp, kind, when }, place) => {
      const amounts = { price, mrp }
      const wrong = (['price', 'mrp'] as const).filter((name) => Number.isNaN(paiseOf(amounts[name])))
      const times = kind === 'class' && (when.days.length > 0 || when.from !== '' || when.to !== '')
      return [
        ...wrong.map((name) => ({ path: ['products', place, name], message: 'Give an amount in rupees.' })),
        ...(times && when.days.length === 0
          ? [{ path: ['products', place, 'when', 'days'], message: 'Choose a day.' }]
          : []),
        ...(times && when.from !== '' && when.to !== '' && when.to !== '00:00' && when.to <= when.from
          ? [{ path: ['products', place, 'when', 'to'], message: 'The end must come after the beginning.' }]
          : []),
      ]
    }),
)

/** Categories in use, in the order of their first product. */
export const categoriesOf = (products: readonly Pick<Product, 'category'>[]): string[] => [
  ...new Set(products.map(({ category }) => category.trim()).filter(Boolean)),
]

/** A product once more, with a name that says so. */
export const copyOf = (product: TypedProduct, suffix: string): TypedProduct => ({
  ...structuredClone(product),
  name: `${firstPart(product.name, Math.max(0, 79 - suffix.length))} ${suffix}`.trim(),
})
