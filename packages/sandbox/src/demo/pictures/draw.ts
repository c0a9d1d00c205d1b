import * as agencyDrawings from './agency-logos.ts'
import * as care from './covers.care.ts'
import * as cloth from './covers.cloth.ts'
import * as food from './covers.food.ts'
import * as places from './covers.place.ts'
import * as work from './covers.work.ts'
import * as logoDrawings from './logos.ts'

const logos = { ...logoDrawings }
const covers = { ...food, ...cloth, ...care, ...places, ...work }
const agencyLogos = { ...agencyDrawings }

/** A drawn business logo. */
export type LogoKey = keyof typeof logos
/** A drawn cover. */
export type CoverKey = keyof typeof covers
/** A drawn agency symbol. */
export type AgencyLogoKey = keyof typeof agencyLogos

/** Every business logo. */
export const logoKeys = Object.keys(logos) as LogoKey[]
/** Every cover. */
export const coverKeys = Object.keys(covers) as CoverKey[]
/** Every agency symbol. */
export const agencyLogoKeys = Object.keys(agencyLogos) as AgencyLogoKey[]

/** Sizes of the drawings in px. */
export const pictureSize = { logo: { width: 512, height: 512 }, cover: { width: 1200, height: 675 } } as const

/** The logo of a business as SVG, on a full ground. */
export const drawLogo = (key: LogoKey): string => logos[key]()

/** The cover of a card as SVG. */
export const drawCover = (key: CoverKey): string => covers[key]()

/** The symbol of an agency as SVG, without ground. */
export const drawAgencyLogo = (key: AgencyLogoKey): string => agencyLogos[key]()
