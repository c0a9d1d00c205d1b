import { advertisingAgency } from './fixtures.advertising-agency.ts'
import { agricultureFarming } from './fixtures.agriculture-farming.ts'
import { airConditionerSalesRepair } from './fixtures.air-conditioner-sales-repair.ts'
import { architect } from './fixtures.architect.ts'
import { astrologer } from './fixtures.astrologer.ts'
import { autoGarage } from './fixtures.auto-garage.ts'
import { autoSpareParts } from './fixtures.auto-spare-parts.ts'
import { ayurvedaNaturopathy } from './fixtures.ayurveda-naturopathy.ts'
import { bakeryCakes } from './fixtures.bakery-cakes.ts'
import { banquetHallPartyPlot } from './fixtures.banquet-hall-party-plot.ts'
import { beautyParlourSalon } from './fixtures.beauty-parlour-salon.ts'
import { bicycleShop } from './fixtures.bicycle-shop.ts'
import { booksStationery } from './fixtures.books-stationery.ts'
import { boutiqueFashionDesign } from './fixtures.boutique-fashion-design.ts'
import { buildingMaterial } from './fixtures.building-material.ts'
import { cafeTeaHouse } from './fixtures.cafe-tea-house.ts'
import { carBikeShowroom } from './fixtures.car-bike-showroom.ts'
import { cateringService } from './fixtures.catering-service.ts'
import { charteredAccountant } from './fixtures.chartered-accountant.ts'
import { chemicals } from './fixtures.chemicals.ts'
import { civilContractor } from './fixtures.civil-contractor.ts'
import { coachingTuitionClasses } from './fixtures.coaching-tuition-classes.ts'
import { computerLaptopSales } from './fixtures.computer-laptop-sales.ts'
import { courierParcelService } from './fixtures.courier-parcel-service.ts'
import { dairyMilkProducts } from './fixtures.dairy-milk-products.ts'
import { danceMusicClasses } from './fixtures.dance-music-classes.ts'
import { dentalClinic } from './fixtures.dental-clinic.ts'
import { diagnosticLaboratory } from './fixtures.diagnostic-laboratory.ts'
import { diamondTrading } from './fixtures.diamond-trading.ts'
import { digitalMarketing } from './fixtures.digital-marketing.ts'
import { doctorClinic } from './fixtures.doctor-clinic.ts'
import { drivingSchool } from './fixtures.driving-school.ts'
import { dryCleaningLaundry } from './fixtures.dry-cleaning-laundry.ts'
import { dryFruitsSpices } from './fixtures.dry-fruits-spices.ts'
import { electricalGoods } from './fixtures.electrical-goods.ts'
import { electricianWiring } from './fixtures.electrician-wiring.ts'
import { electronicsAppliances } from './fixtures.electronics-appliances.ts'
import { eventManagement } from './fixtures.event-management.ts'
import { eyeClinicOpticals } from './fixtures.eye-clinic-opticals.ts'
import { flowersDecoration } from './fixtures.flowers-decoration.ts'
import { footwear } from './fixtures.footwear.ts'
import { fruitsVegetables } from './fixtures.fruits-vegetables.ts'
import { furniture } from './fixtures.furniture.ts'
import { garmentsReadymade } from './fixtures.garments-readymade.ts'
import { giftsToys } from './fixtures.gifts-toys.ts'
import { glassMirrorWork } from './fixtures.glass-mirror-work.ts'
import { groceryKirana } from './fixtures.grocery-kirana.ts'
import { gymFitness } from './fixtures.gym-fitness.ts'
import { handicrafts } from './fixtures.handicrafts.ts'
import { hardwareTools } from './fixtures.hardware-tools.ts'
import { homeopathy } from './fixtures.homeopathy.ts'
import { hospital } from './fixtures.hospital.ts'
import { hostelPayingGuest } from './fixtures.hostel-paying-guest.ts'
import { hotelGuestHouse } from './fixtures.hotel-guest-house.ts'
import { importExport } from './fixtures.import-export.ts'
import { insuranceAdvisor } from './fixtures.insurance-advisor.ts'
import { interiorDesigner } from './fixtures.interior-designer.ts'
import { jewellery } from './fixtures.jewellery.ts'
import { kitchenwareUtensils } from './fixtures.kitchenware-utensils.ts'
import { lawyerNotary } from './fixtures.lawyer-notary.ts'
import { loanFinance } from './fixtures.loan-finance.ts'
import { machineryEngineering } from './fixtures.machinery-engineering.ts'
import { medicalStorePharmacy } from './fixtures.medical-store-pharmacy.ts'
import { mehndiArtist } from './fixtures.mehndi-artist.ts'
import { mobileSalesRepair } from './fixtures.mobile-sales-repair.ts'
import { mutualFundInvestment } from './fixtures.mutual-fund-investment.ts'
import { namkeenFarsan } from './fixtures.namkeen-farsan.ts'
import { nonProfitTrust } from './fixtures.non-profit-trust.ts'
import { other } from './fixtures.other.ts'
import { packagingMaterial } from './fixtures.packaging-material.ts'
import { packersMovers } from './fixtures.packers-movers.ts'
import { paintsPaintingWork } from './fixtures.paints-painting-work.ts'
import { pestControl } from './fixtures.pest-control.ts'
import { petShopVeterinary } from './fixtures.pet-shop-veterinary.ts'
import { photographyVideography } from './fixtures.photography-videography.ts'
import { physiotherapy } from './fixtures.physiotherapy.ts'
import { plantNurseryGardening } from './fixtures.plant-nursery-gardening.ts'
import { plasticProducts } from './fixtures.plastic-products.ts'
import { plumbingSanitaryWare } from './fixtures.plumbing-sanitary-ware.ts'
import { politicalSocialWorker } from './fixtures.political-social-worker.ts'
import { printingPress } from './fixtures.printing-press.ts'
import { pujaItems } from './fixtures.puja-items.ts'
import { realEstate } from './fixtures.real-estate.ts'
import { restaurantDhaba } from './fixtures.restaurant-dhaba.ts'
import { sareesDressMaterial } from './fixtures.sarees-dress-material.ts'
import { schoolCollege } from './fixtures.school-college.ts'
import { securityServiceCctv } from './fixtures.security-service-cctv.ts'
import { softwareItServices } from './fixtures.software-it-services.ts'
import { solarEnergy } from './fixtures.solar-energy.ts'
import { sportsGoods } from './fixtures.sports-goods.ts'
import { steelMetal } from './fixtures.steel-metal.ts'
import { sweetsMithai } from './fixtures.sweets-mithai.ts'
import { tailoring } from './fixtures.tailoring.ts'
import { taxConsultant } from './fixtures.tax-consultant.ts'
import { tentHouseMandap } from './fixtures.tent-house-mandap.ts'
import { textileFabric } from './fixtures.textile-fabric.ts'
import { tilesMarble } from './fixtures.tiles-marble.ts'
import { transportLogistics } from './fixtures.transport-logistics.ts'
import { travelAgency } from './fixtures.travel-agency.ts'
import { tyresBatteries } from './fixtures.tyres-batteries.ts'
import { watchesClocks } from './fixtures.watches-clocks.ts'
import { waterPurifierRo } from './fixtures.water-purifier-ro.ts'
import { weddingPlanner } from './fixtures.wedding-planner.ts'
import { yogaMeditation } from './fixtures.yoga-meditation.ts'
import type { WrittenPage } from './rules.ts'

const pages: readonly WrittenPage[] = [
  advertisingAgency,
  agricultureFarming,
  airConditionerSalesRepair,
  architect,
  astrologer,
  autoGarage,
  autoSpareParts,
  ayurvedaNaturopathy,
  bakeryCakes,
  banquetHallPartyPlot,
  beautyParlourSalon,
  bicycleShop,
  booksStationery,
  boutiqueFashionDesign,
  buildingMaterial,
  cafeTeaHouse,
  carBikeShowroom,
  cateringService,
  charteredAccountant,
  chemicals,
  civilContractor,
  coachingTuitionClasses,
  computerLaptopSales,
  courierParcelService,
  dairyMilkProducts,
  danceMusicClasses,
  dentalClinic,
  diagnosticLaboratory,
  diamondTrading,
  digitalMarketing,
  doctorClinic,
  drivingSchool,
  dryCleaningLaundry,
  dryFruitsSpices,
  electricalGoods,
  electricianWiring,
  electronicsAppliances,
  eventManagement,
  eyeClinicOpticals,
  flowersDecoration,
  footwear,
  fruitsVegetables,
  furniture,
  garmentsReadymade,
  giftsToys,
  glassMirrorWork,
  groceryKirana,
  gymFitness,
  handicrafts,
  hardwareTools,
  homeopathy,
  hospital,
  hostelPayingGuest,
  hotelGuestHouse,
  importExport,
  insuranceAdvisor,
  interiorDesigner,
  jewellery,
  kitchenwareUtensils,
  lawyerNotary,
  loanFinance,
  machineryEngineering,
  medicalStorePharmacy,
  mehndiArtist,
  mobileSalesRepair,
  mutualFundInvestment,
  namkeenFarsan,
  nonProfitTrust,
  other,
  packagingMaterial,
  packersMovers,
  paintsPaintingWork,
  pestControl,
  petShopVeterinary,
  photographyVideography,
  physiotherapy,
  plantNurseryGardening,
  plasticProducts,
  plumbingSanitaryWare,
  politicalSocialWorker,
  printingPress,
  pujaItems,
  realEstate,
  restaurantDhaba,
  sareesDressMaterial,
  schoolCollege,
  securityServiceCctv,
  softwareItServices,
  solarEnergy,
  sportsGoods,
  steelMetal,
  sweetsMithai,
  tailoring,
  taxConsultant,
  tentHouseMandap,
  textileFabric,
  tilesMarble,
  transportLogistics,
  travelAgency,
  tyresBatteries,
  watchesClocks,
  waterPurifierRo,
  weddingPlanner,
  yogaMeditation,
]

/** What is delivered with the product, by the English name of the category. */
export const deliveredPages: ReadonlyMap<string, WrittenPage> = new Map(
  pages.map((page) => [page.category, page]),
)
