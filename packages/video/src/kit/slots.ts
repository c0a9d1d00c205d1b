import type { Said } from '../said.ts'
import type { Slot, SlotFact } from '../template.ts'

/** Words of one slot, with what stands there at first. */
export const line = (
  key: string,
  longest: number,
  [en, hi]: readonly [string, string],
  label: Said,
  more: { required?: boolean; fact?: SlotFact } = {},
): Slot => ({ key, type: 'text', longest, default: { en, hi }, label, ...more })

/** A picture's place. */
export const photo = (key: string, aspect: number, label: Said, which?: 1 | 2 | 3): Slot => ({
  key,
  type: 'image',
  aspect,
  label,
  ...(which ? { fact: `productImage${which}` as const } : {}),
})

/** The place of a clip, and how many seconds of it are seen. */
export const clip = (key: string, aspect: number, seconds: number, label: Said): Slot => ({
  key,
  type: 'clip',
  aspect,
  seconds,
  label,
})

/** What every film ends with: who it is from and how to reach them, and its colours. */
export const shopSlots = (
  ask: readonly [string, string] = ['Call or WhatsApp us', 'कॉल या व्हाट्सऐप करें'],
): Slot[] => [
  {
    key: 'name',
    type: 'text',
    longest: 40,
    default: { en: 'Your shop', hi: 'आपकी दुकान' },
    label: { en: 'Name of the business', hi: 'बिज़नेस का नाम' },
    required: true,
    fact: 'name',
  },
  { key: 'logo', type: 'logo', aspect: 1, label: { en: 'Logo', hi: 'लोगो' }, fact: 'logo' },
  line('ask', 36, ask, { en: 'What people should do', hi: 'लोग क्या करें' }),
  {
    key: 'phone',
    type: 'text',
    longest: 20,
    default: '98765 43210',
    label: { en: 'Phone number', hi: 'फ़ोन नंबर' },
    fact: 'phone',
  },
  {
    key: 'address',
    type: 'text',
    longest: 80,
    default: { en: 'Main Road, your town', hi: 'मेन रोड, आपका शहर' },
    label: { en: 'Address', hi: 'पता' },
    fact: 'address',
  },
  { key: 'main', type: 'colour', label: { en: 'Main colour', hi: 'मुख्य रंग' } },
  { key: 'accent', type: 'colour', label: { en: 'Second colour', hi: 'दूसरा रंग' } },
]

/** The slots a closing part shows. */
export const shopKeys = ['name', 'logo', 'ask', 'phone', 'address'] as const
