import { line, requiredLine } from '../ids.ts'
import {
  SlotKey,
  slotSources,
  slotTypes,
  videoBounds,
  videoCategories,
  videoShapes,
  videoSizes,
  VideoTemplateContent,
  type VideoTemplateWithScene,
} from './template.ts'
import { z } from 'zod'

const numberIn = (least: number, most: number, whole = false) =>
  z
    .string()
    .trim()
    .transform(Number)
    .pipe(whole ? z.number().int().min(least).max(most) : z.number().min(least).max(most))
const seconds = (least: number) => numberIn(least, videoBounds.mostSeconds)

const Typed = z.strictObject({
  title: requiredLine(videoBounds.title),
  names: z.strictObject({ hi: line(videoBounds.title), gu: line(videoBounds.title) }),
  category: z.enum(videoCategories),
  shape: z.enum(videoShapes),
  seconds: seconds(videoBounds.leastSeconds),
  posterAt: seconds(0),
  tags: line(400),
  isPremium: z.boolean(),
  music: line(40),
  slots: z.array(
    z.strictObject({
      key: SlotKey,
      type: z.enum(slotTypes),
      en: requiredLine(40),
      hi: line(40),
      longest: z.string().trim(),
      default: line(videoBounds.text),
      defaultHi: line(videoBounds.text),
      isRequired: z.boolean(),
      from: z.union([z.enum(slotSources), z.literal('')]),
      nth: z.string(),
      ratio: z.string().trim(),
      seconds: z.string().trim(),
    }),
  ),
  chapters: z.array(z.strictObject({ at: seconds(0), en: requiredLine(40), hi: line(40) })),
  scene: z.string().max(videoBounds.scene),
})
/** What the form of a template takes; numbers are typed. What the template cannot be is said at its box. */
export const TemplateForm = Typed.superRefine((form, context) => {
  const read = VideoTemplateContent.safeParse(saidOf(form))
  for (const { path, message } of read.error?.issues ?? [])
    context.addIssue({ code: 'custom', path: boxOf(path, form), message })
})
/** What is typed. */
export type TypedTemplate = z.input<typeof TemplateForm>
/** What was typed, read. */
export type ReadTemplate = z.output<typeof TemplateForm>
/** One slot as it is typed. */
export type TypedSlot = TypedTemplate['slots'][number]

/** A slot before anything is typed. */
export const emptySlot = (): TypedSlot => ({
  key: '',
  type: 'text',
  en: '',
  hi: '',
  longest: '30',
  default: '',
  defaultHi: '',
  isRequired: false,
  from: '',
  nth: '0',
  ratio: '1',
  seconds: '5',
})

const startScene = (shape: 'SQUARE' | 'STORY') => ({
  version: 2,
  unit: 'px',
  ...videoSizes[shape],
  language: 'en',
  background: '#10323b',
  layers: [
    {
      kind: 'text',
      box: { x: 80, y: videoSizes[shape].height / 2 - 140, width: 920, height: 280 },
      text: '{{headline}}',
      family: 'display',
      weight: 'bold',
      size: 120,
      minSize: 48,
      maxLines: 2,
      align: 'centre',
      fill: '#ffffff',
      motion: [
        {
          of: 'y',
          keys: [
            { at: 0.2, to: 160 },
            { at: 1, to: 0, ease: 'out' },
          ],
        },
        {
          of: 'opacity',
          keys: [
            { at: 0.2, to: 0 },
            { at: 0.7, to: 1 },
          ],
        },
      ],
    },
  ],
})

/** A template as its form shows it; null is a new one, with a scene to begin from. */
export function typedOf(template: VideoTemplateWithScene | null): TypedTemplate {
  const headline = { ...emptySlot(), key: 'headline', en: 'Headline', hi: 'शीर्षक', default: 'Sale today' }
  if (!template)
    return {
      title: '',
      names: { hi: '', gu: '' },
      category: 'offers',
      shape: 'STORY',
      seconds: '8',
      posterAt: '3',
      tags: '',
      isPremium: false,
      music: '',
      slots: [{ ...headline, isRequired: true }],
      chapters: [{ at: '0', en: 'Headline', hi: 'शीर्षक' }],
      scene: JSON.stringify(startScene('STORY'), null, 2),
    }
  return {
    title: template.title,
    names: { hi: template.names.hi ?? '', gu: template.names.gu ?? '' },
    category: template.category,
    shape: template.shape,
    seconds: String(template.seconds),
    posterAt: String(template.posterAt),
    tags: template.tags.join(', '),
    isPremium: template.isPremium,
    music: template.music,
    slots: template.slots.map((slot) => ({
      key: slot.key,
      type: slot.type,
      en: slot.label.en,
      hi: slot.label.hi ?? '',
      longest: String(slot.longest ?? 30),
      default: slot.default,
      defaultHi: slot.defaults?.hi ?? '',
      isRequired: slot.isRequired,
      from: slot.from ?? '',
      nth: String(slot.nth ?? 0),
      ratio: String(slot.ratio ?? 1),
      seconds: String(slot.seconds ?? 5),
    })),
    chapters: template.chapters.map(({ at, label }) => ({
      at: String(at),
      en: label.en,
      hi: label.hi ?? '',
    })),
    scene: template.scene ? JSON.stringify(template.scene, null, 2) : '',
  }
}

const label = ({ en, hi }: { en: string; hi: string }) => ({ en, ...(hi ? { hi } : {}) })

/** A number as it was typed; in an empty box a usual one. What is none is refused as none. */
const numberOr = (usual: number, text: string) => (text === '' ? usual : Number(text))

/** Where in the form a part of the content is typed. */
function boxOf(path: readonly PropertyKey[], { slots }: ReadTemplate): PropertyKey[] {
  const [part, place, ...rest] = path
  if (part === 'tags') return ['tags']
  if (part === 'slots' && place === undefined) {
    const second = slots.findIndex(({ key }, at) => slots.findIndex((one) => one.key === key) < at)
    return ['slots', second, 'key']
  }
  if (rest[0] === 'defaults') return ['slots', place!, 'defaultHi']
  return [...path].filter((name) => name !== 'label')
}

/** What is sent for what was typed and read. */
export const contentOfForm = (form: ReadTemplate): VideoTemplateContent =>
  VideoTemplateContent.parse(saidOf(form))

/** What was typed as the content names it, nothing refused. */
function saidOf(form: ReadTemplate) {
  return {
    title: form.title,
    names: {
      ...(form.names.hi ? { hi: form.names.hi } : {}),
      ...(form.names.gu ? { gu: form.names.gu } : {}),
    },
    category: form.category,
    shape: form.shape,
    seconds: form.seconds,
    posterAt: Math.min(form.posterAt, form.seconds),
    tags: form.tags
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
    music: form.music,
    slots: form.slots.map((slot) => ({
      key: slot.key,
      type: slot.type,
      label: label(slot),
      default: slot.type === 'colour' && slot.default === '' ? '#2d9bea' : slot.default,
      isRequired: slot.isRequired,
      ...(slot.type === 'text' ? { longest: numberOr(30, slot.longest) } : {}),
      ...(slot.type === 'text' && slot.defaultHi ? { defaults: { hi: slot.defaultHi } } : {}),
      ...(slot.type === 'image' || slot.type === 'clip' ? { ratio: numberOr(1, slot.ratio) } : {}),
      ...(slot.type === 'clip' ? { seconds: numberOr(5, slot.seconds) } : {}),
      ...(slot.from ? { from: slot.from } : {}),
      ...(slot.from.startsWith('product') ? { nth: Number(slot.nth) || 0 } : {}),
    })),
    chapters: form.chapters.map(({ at, ...words }) => ({ at, label: label(words) })),
  }
}
