import { z } from 'zod'
import { postLanguages } from '../greeting/fields.ts'
import { Colour, Instant, line, requiredLine, RowNumber, Version } from '../ids.ts'
import { Verdict } from '../verdict.ts'

/** Bounds of video templates and of what is typed into them. */
export const videoBounds = {
  title: 60,
  slots: 24,
  /** Letters of the longest text a slot may take. */
  text: 160,
  /** Signs of such a text: a letter of an Indian script is made of several. */
  signs: 960,
  chapters: 12,
  tags: 12,
  templates: 300,
  /** Characters of a scene as JSON. */
  scene: 200_000,
  leastSeconds: 3,
  mostSeconds: 60,
  /** Living videos of one business. */
  ofBusiness: 100,
  /** Days a rendered film is kept. */
  keptDays: 90,
  /** Days in which the text of a counted film may be corrected without counting. */
  correctionDays: 7,
  /** The longest a clip is seen in a film, in seconds. */
  clipSeconds: 20,
} as const

/** Shapes a film has: 1080 × 1080, or 1080 × 1920. */
export const videoShapes = ['SQUARE', 'STORY'] as const
/** One of `videoShapes`. */
export type VideoShape = (typeof videoShapes)[number]
/** Pixels of a film by its shape, and frames a second of all. */
export const videoSizes = {
  SQUARE: { width: 1080, height: 1080 },
  STORY: { width: 1080, height: 1920 },
} as const
/** Frames a second of every film. */
export const videoFps = 30

/** Trades a template is made for; `offers` suit any. */
export const videoCategories = [
  'food',
  'clothes',
  'health',
  'education',
  'repair',
  'property',
  'offers',
] as const
/** One of `videoCategories`. */
export type VideoCategory = (typeof videoCategories)[number]

/** What a slot takes. A logo is the business's own, or left out; a clip is a film of a few seconds, without its sound. */
export const slotTypes = ['text', 'image', 'clip', 'colour', 'logo', 'music'] as const
/** One of `slotTypes`. */
export type SlotType = (typeof slotTypes)[number]
/** What of the business fills a slot at the first open; `nth` chooses the product, from 0. */
export const slotSources = [
  'businessName',
  'tagline',
  'phone',
  'website',
  'address',
  'city',
  'productName',
  'productPrice',
  'productPicture',
  'mainColour',
  'accentColour',
] as const
/** One of `slotSources`. */
export type SlotSource = (typeof slotSources)[number]

/** Words of the panel by language; English where a language has none. */
export const SlotLabel = z.strictObject({
  en: requiredLine(40),
  hi: line(40).optional(),
  gu: line(40).optional(),
})
/** How scenes name what stands in a slot: texts as `{{key}}`, pictures as the source `{{key}}`. */
export const SlotKey = z
  .string()
  .regex(/^[a-z][a-zA-Z0-9]{0,39}$/, 'Write a name such as headline or photo1.')

/** A place of a template that a business fills. */
export const VideoSlot = z
  .strictObject({
    key: SlotKey,
    type: z.enum(slotTypes),
    label: SlotLabel,
    /** Letters a text may have. */
    longest: z.number().int().min(1).max(videoBounds.text).optional(),
    /** A text, a colour or the code of a track; empty for none. Where a scene is JSON, a colour stands in it as its default. */
    default: line(videoBounds.text),
    /** The same in other languages of films. */
    defaults: z.partialRecord(z.enum(postLanguages), line(videoBounds.text)).optional(),
    isRequired: z.boolean(),
    /** Width by height of a picture's or clip's place. */
    ratio: z.number().min(0.2).max(5).optional(),
    /** How long a clip is seen. */
    seconds: z.number().min(1).max(videoBounds.clipSeconds).optional(),
    from: z.enum(slotSources).optional(),
    nth: z.number().int().min(0).max(9).optional(),
  })
  .refine(({ type, default: value }) => type !== 'colour' || Colour.safeParse(value).success, {
    message: 'Choose a colour such as #2d9bea.',
    path: ['default'],
  })
/** A place of a template that a business fills. */
export type VideoSlot = z.infer<typeof VideoSlot>

/** All of a template but how it is drawn. */
export const VideoTemplateContent = z
  .strictObject({
    title: requiredLine(videoBounds.title),
    names: z.strictObject({ hi: line(videoBounds.title).optional(), gu: line(videoBounds.title).optional() }),
    category: z.enum(videoCategories),
    shape: z.enum(videoShapes),
    seconds: z.number().min(videoBounds.leastSeconds).max(videoBounds.mostSeconds),
    /** The moment that says most; posters show it. */
    posterAt: z.number().min(0).max(videoBounds.mostSeconds),
    tags: z.array(requiredLine(30)).max(videoBounds.tags),
    slots: z
      .array(VideoSlot)
      .max(videoBounds.slots)
      .refine(
        (slots) => new Set(slots.map(({ key }) => key)).size === slots.length,
        'Two slots have one name.',
      ),
    /** Parts of the film by their beginnings in seconds, one after the other. */
    chapters: z
      .array(z.strictObject({ at: z.number().min(0).max(videoBounds.mostSeconds), label: SlotLabel }))
      .max(videoBounds.chapters),
    /** Code of the track it is made for; empty for none. */
    music: line(40),
  })
  .superRefine(({ chapters, seconds }, context) => {
    for (const [place, { at }] of chapters.entries()) {
      const wrong = (message: string) =>
        context.addIssue({ code: 'custom', path: ['chapters', place, 'at'], message })
      if (at <= (chapters[place - 1]?.at ?? -1)) wrong('A part begins after the one before it.')
      else if (at >= seconds) wrong('A part begins before the film ends.')
    }
  })
/** All of a template but how it is drawn. */
export type VideoTemplateContent = z.infer<typeof VideoTemplateContent>

/** Whether customers are offered a template. One that was published is withdrawn, and films made with it go on. */
export const videoTemplateStatuses = ['DRAFT', 'PUBLISHED', 'WITHDRAWN'] as const
/** One of `videoTemplateStatuses`. */
export type VideoTemplateStatus = (typeof videoTemplateStatuses)[number]

/** Languages a test film is made in: each with other lengths of words. */
export const testLanguages = ['en', 'hi', 'ta'] as const
/** Where a test render of a template stands; `good` is what publishing asks for. */
export const VideoTest = z.object({
  version: z.number().int(),
  state: z.enum(['waiting', 'rendering', 'good', 'failed']),
  /** Of all its films together. */
  percent: z.number().int(),
  /** Code and language of what went wrong. */
  fault: z.string().nullable(),
  /** Languages whose films may be looked at. */
  films: z.array(z.enum(testLanguages)),
  at: Instant,
})
/** Where a test render of a template stands. */
export type VideoTest = z.infer<typeof VideoTest>

/** What staff see of how a template does. */
export const VideoTemplateFigures = z.object({
  /** Living videos made with it. */
  uses: z.number().int(),
  /** Mean of the films that were made. */
  renderSeconds: z.number().nullable(),
  /** Of a hundred renders that ended. */
  failedPercent: z.number().nullable(),
  waiting: z.number().int(),
})

/** A template of promotional videos. `code` names a delivered one of `packages/video`; without it the scene is JSON. */
export const VideoTemplate = z.object({
  templateId: z.number().int(),
  ...VideoTemplateContent.shape,
  code: z.string().nullable(),
  status: z.enum(videoTemplateStatuses),
  /** Films of it are made only where the plan, or a single purchase, pays for them: no sample is free. */
  isPremium: z.boolean(),
  /** Its place in the gallery, from 0. */
  popularity: z.number().int(),
  version: z.number().int(),
  /** What new films are made with; null before the first publication. Everybody but who keeps templates sees this version. */
  publishedVersion: z.number().int().nullable(),
  /** For who keeps templates; null for everybody else. */
  figures: VideoTemplateFigures.nullable(),
  test: VideoTest.nullable(),
  can: z.object({
    change: Verdict,
    delete: Verdict,
    test: Verdict,
    /** Publishing needs a good test render of this version. */
    publish: Verdict,
    withdraw: Verdict,
    rollBack: Verdict,
  }),
})
/** A template of promotional videos. */
export type VideoTemplate = z.infer<typeof VideoTemplate>

/** A template with its scene: JSON as `readScene` takes it, null where `code` draws it. */
export const VideoTemplateWithScene = VideoTemplate.extend({ scene: z.unknown().nullable() })
/** A template with its scene. */
export type VideoTemplateWithScene = z.infer<typeof VideoTemplateWithScene>

/** A new template, or the one named as it is to be. A delivered one keeps its scene, slots, length and shape. */
export const VideoTemplateChange = z.strictObject({
  templateId: RowNumber.optional(),
  content: VideoTemplateContent,
  /** The scene as JSON text; left out for a delivered template. */
  scene: z.string().max(videoBounds.scene).optional(),
  version: Version.optional(),
  /** Left out it stays as it is. It counts at once, published versions too. */
  isPremium: z.boolean().optional(),
})
export type VideoTemplateChange = z.output<typeof VideoTemplateChange>

const share = z.number().min(0).max(1)
/** The part of a picture that is shown, in shares of it. */
export const Crop = z.strictObject({
  x: share,
  y: share,
  width: z.number().min(0.01).max(1),
  height: z.number().min(0.01).max(1),
})
/** The part of a picture that is shown. */
export type Crop = z.infer<typeof Crop>

const bySlot = <T extends z.ZodType>(value: T) =>
  z
    .record(SlotKey, value)
    .refine((all) => Object.keys(all).length <= videoBounds.slots, 'These are more than a template has.')

/** What is chosen and typed for a film, by the keys of its slots; a slot that is not there is empty. */
export const VideoValues = z.strictObject({
  texts: bySlot(line(videoBounds.signs)),
  pictures: bySlot(z.strictObject({ documentId: RowNumber, crop: Crop.nullable() })),
  /** Clips by the number of what was sent, and the second of it at which they begin. */
  clips: bySlot(z.strictObject({ clipId: RowNumber, from: z.number().min(0).max(60) })).optional(),
  colours: bySlot(Colour),
  hasLogo: z.boolean(),
  /** Code of a track, `own:` and the number of an own sound, or empty for silence. */
  music: line(40),
  /** Number of the voice that speaks over it. */
  voice: RowNumber.nullable().optional(),
  /** Language of the words that a template brings itself. */
  language: z.enum(postLanguages),
})
/** What is chosen and typed for a film. */
export type VideoValues = z.output<typeof VideoValues>
