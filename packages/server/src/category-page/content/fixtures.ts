import { airConditionerSalesRepair } from './fixtures.air-conditioner-sales-repair.ts'
import { architect } from './fixtures.architect.ts'
import { autoGarage } from './fixtures.auto-garage.ts'
import { bakeryCakes } from './fixtures.bakery-cakes.ts'
import { beautyParlourSalon } from './fixtures.beauty-parlour-salon.ts'
import { boutiqueFashionDesign } from './fixtures.boutique-fashion-design.ts'
import { buildingMaterial } from './fixtures.building-material.ts'
import { cafeTeaHouse } from './fixtures.cafe-tea-house.ts'
import { cateringService } from './fixtures.catering-service.ts'
import { charteredAccountant } from './fixtures.chartered-accountant.ts'
import { civilContractor } from './fixtures.civil-contractor.ts'
import { coachingTuitionClasses } from './fixtures.coaching-tuition-classes.ts'
import { computerLaptopSales } from './fixtures.computer-laptop-sales.ts'
import { dairyMilkProducts } from './fixtures.dairy-milk-products.ts'
import { dentalClinic } from './fixtures.dental-clinic.ts'
import { digitalMarketing } from './fixtures.digital-marketing.ts'
import { doctorClinic } from './fixtures.doctor-clinic.ts'
import { drivingSchool } from './fixtures.driving-school.ts'
import { dryFruitsSpices } from './fixtures.dry-fruits-spices.ts'
import { electricianWiring } from './fixtures.electrician-wiring.ts'
import { electronicsAppliances } from './fixtures.electronics-appliances.ts'
import { eventManagement } from './fixtures.event-management.ts'
import { eyeClinicOpticals } from './fixtures.eye-clinic-opticals.ts'
import { furniture } from './fixtures.furniture.ts'
import { garmentsReadymade } from './fixtures.garments-readymade.ts'
import { groceryKirana } from './fixtures.grocery-kirana.ts'
import { gymFitness } from './fixtures.gym-fitness.ts'
import { hotelGuestHouse } from './fixtures.hotel-guest-house.ts'
import { insuranceAdvisor } from './fixtures.insurance-advisor.ts'
import { interiorDesigner } from './fixtures.interior-designer.ts'
import { jewellery } from './fixtures.jewellery.ts'
import { lawyerNotary } from './fixtures.lawyer-notary.ts'
import { medicalStorePharmacy } from './fixtures.medical-store-pharmacy.ts'
import { mobileSalesRepair } from './fixtures.mobile-sales-repair.ts'
import { photographyVideography } from './fixtures.photography-videography.ts'
import { plumbingSanitaryWare } from './fixtures.plumbing-sanitary-ware.ts'
import { realEstate } from './fixtures.real-estate.ts'
import { restaurantDhaba } from './fixtures.restaurant-dhaba.ts'
import { sareesDressMaterial } from './fixtures.sarees-dress-material.ts'
import { sweetsMithai } from './fixtures.sweets-mithai.ts'
import { tailoring } from './fixtures.tailoring.ts'
import { travelAgency } from './fixtures.travel-agency.ts'
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
  charteredAccountant,
  civilContractor,
  coachingTuitionClasses,
  computerLaptopSales,
  dairyMilkProducts,
  dentalClinic,
  digitalMarketing,
  doctorClinic,
  drivingSchool,
  dryFruitsSpices,
  electricianWiring,
  electronicsAppliances,
  eventManagement,
  eyeClinicOpticals,
  furniture,
  garmentsReadymade,
  groceryKirana,
  gymFitness,
  hotelGuestHouse,
  insuranceAdvisor,
  interiorDesigner,
  jewellery,
  lawyerNotary,
  medicalStorePharmacy,
  mobileSalesRepair,
  photographyVideography,
  plumbingSanitaryWare,
  realEstate,
  restaurantDhaba,
  sareesDressMaterial,
  sweetsMithai,
  tailoring,
  travelAgency,
]

/** What is delivered with the product, by the English name of the category. */
export const deliveredPages: ReadonlyMap<string, WrittenPage> = new Map(
  pages.map((page) => [page.category, page]),
)
