import type { Card } from '@parichay/contract/card/fields.ts'
import type { CardSection } from '@parichay/contract/card/completion.ts'
import type { Unsaved } from '@parichay/contract/card/preview.ts'
import type { ReactNode } from 'react'
import { DetailsSection } from './DetailsSection.tsx'
import { LinksSection } from './LinksSection.tsx'
import { SettingsSection } from './SettingsSection.tsx'
import { TemplateSection } from './TemplateSection.tsx'

export type SectionProps = {
  card: Card
  /** Parts of the card that are typed and not saved; undefined parts are as saved. */
  onTyped: (unsaved: Unsaved) => void
  foot?: ((state: { busy: boolean }) => ReactNode) | undefined
  onSaved?: ((card: Card) => void) | undefined
}

const views = {
  details: DetailsSection,
  links: LinksSection,
  template: TemplateSection,
  settings: SettingsSection,
} as const satisfies Record<CardSection, unknown>

/** The form of one section of the editor. */
export function SectionView({ section, ...props }: SectionProps & { section: CardSection }) {
  const View = views[section]
  return <View key={section} {...props} />
}
