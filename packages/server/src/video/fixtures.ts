import type { VideoTemplateContent } from '@parichay/contract/video/template.ts'

/** A plain template of three seconds for the tests: a headline that rises, a photograph, a colour. */
export const plainContent = (more: Partial<VideoTemplateContent> = {}): VideoTemplateContent => ({
  title: 'Plain offer',
  names: { hi: 'सादा प्रस्ताव' },
  category: 'offers',
  shape: 'SQUARE',
  seconds: 3,
  posterAt: 1.5,
  tags: ['sale'],
  slots: [
    {
      key: 'headline',
      type: 'text',
      label: { en: 'Headline' },
      longest: 30,
      default: 'Sale today',
      isRequired: true,
    },
    { key: 'photo', type: 'image', label: { en: 'Photo' }, default: '', isRequired: false, ratio: 1 },
    { key: 'ground', type: 'colour', label: { en: 'Ground' }, default: '#123456', isRequired: false },
    { key: 'logo', type: 'logo', label: { en: 'Logo' }, default: '', isRequired: false },
  ],
  chapters: [{ at: 0, label: { en: 'Headline' } }],
  music: '',
  ...more,
})

/** Its scene. */
export const plainScene = (): Record<string, unknown> => ({
  version: 2,
  unit: 'px',
  width: 1080,
  height: 1080,
  language: 'en',
  background: '#123456',
  layers: [
    {
      kind: 'image',
      box: { x: 0, y: 0, width: 1080, height: 540 },
      source: '{{photo}}',
      fit: 'cover',
    },
    {
      kind: 'text',
      box: { x: 60, y: 600, width: 960, height: 200 },
      text: '{{headline}}',
      family: 'display',
      weight: 'bold',
      size: 110,
      minSize: 40,
      maxLines: 2,
      fill: '#ffffff',
      motion: [
        {
          of: 'y',
          keys: [
            { at: 0, to: 120 },
            { at: 1, to: 0, ease: 'out' },
          ],
        },
      ],
    },
    {
      kind: 'image',
      box: { x: 880, y: 880, width: 140, height: 140 },
      source: '{{logo}}',
      fit: 'contain',
    },
  ],
})
