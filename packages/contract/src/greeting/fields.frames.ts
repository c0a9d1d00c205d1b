import { z } from 'zod'
import { AnyPhone, BusinessId, Colour, line, RowNumber, Version } from '../ids.ts'
import { postLanguages } from './fields.ts'
import {
  displayModes,
  frameCodes,
  frameDetails,
  frameFonts,
  frameHeights,
  frameIcons,
  frameKinds,
  frameLayouts,
  frameStyles,
  logoPlaces,
  mostLeaders,
} from './rules.frames.ts'

const once = <T>(list: readonly T[]) => new Set(list).size === list.length

/** Colours taken from the logo, or two that were chosen: the ground and what stands out on it. */
export const FrameColours = z.discriminatedUnion('from', [
  z.strictObject({ from: z.literal('logo') }),
  z.strictObject({ from: z.literal('chosen'), main: Colour, accent: Colour }),
])

/** How a shape is framed. `details` are those that are on, in their order. */
export const FrameSettings = z.strictObject({
  frame: z.enum(frameCodes),
  style: z.enum(frameStyles),
  height: z.enum(frameHeights),
  displayMode: z.enum(displayModes),
  details: z.array(z.enum(frameDetails)).max(frameDetails.length).refine(once, 'Each detail stands once.'),
  colours: FrameColours,
  font: z.enum(frameFonts),
  icons: z.enum(frameIcons),
  logoPlace: z.enum(logoPlaces),
  language: z.enum(postLanguages),
})
/** How a shape is framed. */
export type FrameSettings = z.infer<typeof FrameSettings>

const blankOr = <T extends z.ZodType>(type: T) => z.union([z.literal(''), type])

/** What only frames say. `name` and `address` stand instead of the business's own, as where they are too long. */
export const FrameTexts = z.strictObject({
  name: line(60).default(''),
  address: line(120).default(''),
  secondPhone: blankOr(AnyPhone).default(''),
  instagram: line(40).default(''),
  tagline: line(80).default(''),
})
/** What political frames say. */
export const PoliticalTexts = z.strictObject({ post: line(60).default(''), slogan: line(80).default('') })
/** What product frames say. `price` as it is written: ₹ 1,299 or from ₹ 99 a kg. */
export const ProductTexts = z.strictObject({ name: line(60).default(''), price: line(24).default('') })

const picture = RowNumber.nullable().default(null)
/** Pictures of political and product frames by the number of their upload. */
export const FramePictures = z.strictObject({
  symbolDocumentId: picture,
  leaderDocumentIds: z.array(RowNumber).max(mostLeaders).default([]),
  ownPhotoDocumentId: picture,
  productDocumentId: picture,
})

/** Everything a business's frames are made of, as it is kept. */
export const FrameSetup = z.strictObject({
  square: FrameSettings,
  story: FrameSettings,
  texts: FrameTexts,
  political: PoliticalTexts,
  product: ProductTexts,
  pictures: FramePictures,
})
/** Everything a business's frames are made of, as it is kept. */
export type FrameSetup = z.infer<typeof FrameSetup>

/** What is changed: each part that is given is kept whole; `reset` puts the others back to the beginning. */
export const FrameSetupChange = z.strictObject({
  businessId: BusinessId,
  square: FrameSettings.optional(),
  story: FrameSettings.optional(),
  texts: FrameTexts.optional(),
  political: PoliticalTexts.optional(),
  product: ProductTexts.optional(),
  pictures: FramePictures.optional(),
  reset: z.boolean().optional(),
  /** Kinds this business may use beyond its plan; only admins may send it. */
  givenKinds: z.array(z.enum(frameKinds)).max(frameKinds.length).refine(once).optional(),
  version: Version.optional(),
})
/** What is changed. */
export type FrameSetupChange = z.output<typeof FrameSetupChange>

/**
 * What was seen in a logo: a colour for the ground and one that stands out on it (null where it has none), all that were
 * found, the strongest first; width by height; whether it is light on nothing and needs a dark ground of its own.
 */
export const LogoColours = z.object({
  main: z.string().nullable(),
  accent: z.string().nullable(),
  found: z.array(z.string()),
  ratio: z.number(),
  isLight: z.boolean(),
})
/** What was seen in a logo. */
export type LogoColours = z.infer<typeof LogoColours>

/**
 * The settings of a business with all that its frames are drawn from. `facts` are bound by the scenes; `imageAddresses`
 * says where the pictures of a scene lie, by their ids: logo, symbol, leader1 …, ownPhoto, productPhoto.
 */
export const FrameAnswer = z.object({
  businessId: BusinessId,
  /** Greetings are switched on for this business (updateImagePostStatus). */
  isEnabled: z.boolean(),
  ...FrameSetup.shape,
  givenKinds: z.array(z.enum(frameKinds)),
  /** Whether the plan has each kind; null where it has, or why not. */
  kinds: z.record(
    z.enum(frameKinds),
    z
      .enum(['noPlan', 'over', 'notInPlan', 'notSold', 'paused', 'suspended', 'usedUp', 'usedUpToday'])
      .nullable(),
  ),
  facts: z.record(z.string(), z.string()),
  imageAddresses: z.record(z.string(), z.string()),
  /** Null without a logo. */
  logoColours: LogoColours.nullable(),
  /** How frames lie on videos. */
  filmLayout: z.enum(frameLayouts),
  /** Changes with everything the framed pictures of this business show. */
  pictureHash: z.string(),
  version: z.number().int(),
})
/** The settings of a business with all that its frames are drawn from. */
export type FrameAnswer = z.infer<typeof FrameAnswer>

/** Settings in a query, as JSON: a frame for this one picture. */
export const SettingsQuery = z
  .string()
  .max(2000)
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown
    } catch {
      context.addIssue({ code: 'custom', message: 'The frame could not be read.' })
      return z.NEVER
    }
  })
  .pipe(FrameSettings)
