import { autoGarage } from './fixtures.auto-garage.ts'
import { bakeryCakes } from './fixtures.bakery-cakes.ts'
import { beautyParlourSalon } from './fixtures.beauty-parlour-salon.ts'
import { doctorClinic } from './fixtures.doctor-clinic.ts'
import { groceryKirana } from './fixtures.grocery-kirana.ts'
import { restaurantDhaba } from './fixtures.restaurant-dhaba.ts'
import type { WrittenPage } from './rules.ts'

const pages: readonly WrittenPage[] = [
  autoGarage,
  bakeryCakes,
  beautyParlourSalon,
  doctorClinic,
  groceryKirana,
  restaurantDhaba,
]

/** What is delivered with the product, by the English name of the category. */
export const deliveredPages: ReadonlyMap<string, WrittenPage> = new Map(pages.map((page) => [page.category, page]))
