import { projectRoutes } from '@parichay/contract/business/routes.projects.ts'
import { deletedRoutes } from '@parichay/contract/business/routes.deleted.ts'
import type { StarterContent } from '@parichay/contract/category-page/fields.ts'
import type { User } from '@parichay/contract/auth/fields.ts'
import { analyticsRoutes } from '@parichay/contract/analytics/routes.ts'
import { authRoutes } from '@parichay/contract/auth/routes.ts'
import { cardRoutes } from '@parichay/contract/card/routes.ts'
import { frameRoutes } from '@parichay/contract/greeting/routes.frames.ts'
import { ownImageRoutes } from '@parichay/contract/greeting/routes.own.ts'
import { greetingRoutes } from '@parichay/contract/greeting/routes.ts'
import { linkStoreRoutes } from '@parichay/contract/link-store/routes.ts'
import { pdfCardRoutes } from '@parichay/contract/pdf-card/routes.ts'
import { videoTemplateRoutes } from '@parichay/contract/video/routes.templates.ts'
import { userVideoRoutes } from '@parichay/contract/video/routes.ts'
import { type Edge, refused } from './edge.ts'

/** The signed-in customer of a screen test: an Indian number, English, no wishes. */
export const makeUser = (facts: Partial<User> = {}): User => ({
  userId: 3,
  isForeignUser: false,
  phoneNumber: '+919876510001',
  email: null,
  title: null,
  name: 'Ramesh Patel',
  preference: {},
  mustChangePassword: false,
  createdAt: '2026-11-01T06:00:00.000Z',
  ...facts,
})

/** What a category brings along, with nothing in it. */
export const bareCategoryPage: StarterContent = {
  category: 'Sweets',
  language: 'en',
  about: '',
  aboutTitles: [],
  reasons: [],
  products: [],
  linkTypeIds: [],
  designs: [],
}

/** Answers what the customers' home asks, with nothing to show: for tests of a screen that leads there. */
export function answerQuietHome(edge: Edge): void {
  edge.on(deletedRoutes.listDeleted, { list: [], isMore: false })
  edge.on(projectRoutes.getProjectCounts, { digital_card: 0 })
  edge.on(cardRoutes.getCardsByBusiness, [])
  edge.on(ownImageRoutes.getDayImages, { list: [], occasion: 0, hasMore: false })
  edge.on(greetingRoutes.listImageSubcategories, [])
  edge.on(greetingRoutes.listSubcategoriesByCategoryName, [])
  edge.on(frameRoutes.getImagePostSettings, refused('NOT_FOUND'))
  edge.on(pdfCardRoutes.getPdfCardsByBusiness, refused('NOT_FOUND'))
  edge.on(userVideoRoutes.getUserVideosByBusiness, refused('NOT_FOUND'))
  edge.on(videoTemplateRoutes.listVideoTemplates, [])
  edge.on(analyticsRoutes.getDashboard, refused('NOT_FOUND'))
  edge.on(linkStoreRoutes.listLinkTypes, [])
  edge.on(authRoutes.updatePreference, { updatedUser: makeUser() })
}
