import { tokensFor } from '@parichay/contract/agency/tokens.ts'
import type { IconLook } from '../platform/pictures.ts'

/** Sizes of the plain icon in px: a tab, and what Android and Chrome ask of an app. */
export const iconSizes = [64, 192, 512] as const
/** What an icon is asked for by: a size, on its own ground for iPhones, or with room around it for any shape. */
export type IconName = `${(typeof iconSizes)[number]}` | 'apple' | 'maskable'

/** How each is drawn. iPhones paint black behind what is clear; a round cut keeps the inner four fifths only. */
export const iconLooks = (primary: string): Record<IconName, IconLook> => {
  const ground = tokensFor(primary).light.surface
  return {
    '64': { px: 64, ground: null, share: 1 },
    '192': { px: 192, ground: null, share: 1 },
    '512': { px: 512, ground: null, share: 1 },
    apple: { px: 180, ground, share: 1 },
    maskable: { px: 512, ground, share: 0.8 },
  }
}

/** Whether an address names an icon. */
export const isIconName = (name: string): name is IconName =>
  ['apple', 'maskable', ...iconSizes.map(String)].includes(name)

type Marked = { iconKey: string | null; logoKey: string | null }

/** The file an icon is drawn from: the agency's own, else its logo; null where it has neither. */
export const iconKeyOf = ({ iconKey, logoKey }: Marked): string | null => iconKey ?? logoKey

/** Where an icon is read. Another picture has another address: browsers keep icons for long. */
export function iconAddress(agency: Marked, name: IconName): string | null {
  const key = iconKeyOf(agency)
  const version = key?.replace(/\.\w+$/, '').slice(-8)
  return version ? `/panel/app-icon/${name}.png?v=${encodeURIComponent(version)}` : null
}
