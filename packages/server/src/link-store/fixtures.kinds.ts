import type { LinkCategory, LinkType } from '@parichay/contract/link-store/fields.ts'
import type { BrandMark } from './fixtures.marks.ts'
import type { icons } from './fixtures.icons.ts'

/** A link type without database ids. `examples` are what a person might type: one that passes and one that is refused. */
export type LinkTypeFixture = Omit<
  LinkType,
  'linkTypeId' | 'linkCategoryId' | 'isHidden' | 'order' | 'version'
> & {
  examples: readonly [good: string, bad: string]
}

/** A group of link types without database ids. */
export type LinkCategoryFixture = Omit<LinkCategory, 'linkCategoryId' | 'version'> & {
  types: LinkTypeFixture[]
}

type Look = Pick<LinkType, 'icon' | 'colour'>
type Rest = Partial<Pick<LinkType, 'prefix' | 'pattern' | 'isPopular' | 'fieldType'>> &
  Pick<LinkTypeFixture, 'placeholder' | 'examples'>

/** Mark and colour of a brand. */
export const brand = (icon: BrandMark): Look => ({ icon: icon.path, colour: `#${icon.hex.toLowerCase()}` })

/** One of our own icons in a colour. */
export const own = (icon: (typeof icons)[keyof typeof icons], colour: string): Look => ({ icon, colour })

/** A link type whose value is an address, or the end of one after `prefix`. */
export const linkType = (name: string, hi: string, gu: string, look: Look, rest: Rest): LinkTypeFixture => ({
  name,
  names: { hi, gu },
  ...look,
  fieldType: 'url',
  prefix: '',
  pattern: '',
  isPopular: false,
  ...rest,
})

/** A pattern for addresses on one of these hosts (regular expression sources), with something after the host. */
export const onHost = (...hosts: string[]) => `https?://(?:[\\w-]+\\.)*(?:${hosts.join('|')})[/?]\\S+`
