import type { CardSection } from '@parichay/contract/card/completion.ts'
import { type ComponentType, lazy, Suspense } from 'react'
import { FormSkeleton } from '../ui/Skeletons.tsx'
import { DetailsSection } from './DetailsSection.tsx'
import { LinksSection } from './LinksSection.tsx'
import type { SectionProps } from './SectionForm.tsx'
import { SettingsSection } from './SettingsSection.tsx'
import { TemplateSection } from './TemplateSection.tsx'

const PaymentSection = lazy(() =>
  import('./payment/PaymentSection.tsx').then((module) => ({ default: module.PaymentSection })),
)
const AboutSection = lazy(() =>
  import('./about/AboutSection.tsx').then((module) => ({ default: module.AboutSection })),
)
const ProductsSection = lazy(() =>
  import('./products/ProductsSection.tsx').then((module) => ({ default: module.ProductsSection })),
)
const GallerySection = lazy(() =>
  import('./gallery/GallerySection.tsx').then((module) => ({ default: module.GallerySection })),
)
const VideosSection = lazy(() =>
  import('./videos/VideosSection.tsx').then((module) => ({ default: module.VideosSection })),
)

const views: Record<CardSection, ComponentType<SectionProps>> = {
  details: DetailsSection,
  payment: PaymentSection,
  links: LinksSection,
  about: AboutSection,
  products: ProductsSection,
  gallery: GallerySection,
  videos: VideosSection,
  template: TemplateSection,
  settings: SettingsSection,
}

/** The form of one section of the editor. */
export function SectionView({ section, ...props }: SectionProps & { section: CardSection }) {
  const View = views[section]
  return (
    <Suspense fallback={<FormSkeleton fields={4} />}>
      <View key={section} {...props} />
    </Suspense>
  )
}
