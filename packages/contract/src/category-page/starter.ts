import { emptyProduct, type TypedProduct } from '../card/products-form.ts'
import { tradeGroupOf } from '../card/trade.ts'
import type { StarterProduct } from './fields.ts'

/** Trades that sell goods; all others sell what they do. */
const sellsGoods = new Set(['shop', 'food', 'festive', 'fashion'])

/** An offered product as the form of products holds it, without a price: goods for those who sell goods, services for all others. */
export const readyProduct = ({ name, description }: StarterProduct, category: string): TypedProduct => ({
  ...emptyProduct(sellsGoods.has(tradeGroupOf(category)) ? 'product' : 'service'),
  name,
  description,
})
