import { airConditionerSalesRepair } from './fixtures.air-conditioner-sales-repair.ts'
import { architect } from './fixtures.architect.ts'
import { autoGarage } from './fixtures.auto-garage.ts'
import { bakeryCakes } from './fixtures.bakery-cakes.ts'
import { beautyParlourSalon } from './fixtures.beauty-parlour-salon.ts'
import { boutiqueFashionDesign } from './fixtures.boutique-fashion-design.ts'
import { buildingMaterial } from './fixtures.building-material.ts'
import { cafeTeaHouse } from './fixtures.cafe-tea-house.ts'
import { cateringService } from './fixtures.catering-service.ts'
import { doctorClinic } from './fixtures.doctor-clinic.ts'
import { groceryKirana } from './fixtures.grocery-kirana.ts'
import { restaurantDhaba } from './fixtures.restaurant-dhaba.ts'
import type { WrittenPage } from './rules.ts'

const pages: readonly WrittenPage[] = [
  airConditionerSalesRepair,
  architect,
  autoGarage,
  bakeryCakes,
  beautyParlourSalon,
  boutiqueFashionDesign,
  buildingMaterial,
  cafeTeaHouse,
  cateringService,
  doctorClinic,
  groceryKirana,
  restaurantDhaba,
]

/** What is delivered with the product, by the English name of the category. */
export const deliveredPages: ReadonlyMap<string, WrittenPage> = new Map(
  pages.map((page) => [page.category, page]),
)
