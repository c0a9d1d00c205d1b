import type { Feedback } from '@parichay/contract/feedback/fields.ts'

/** Feedback of a visitor on a card of the agency, five stars and not answered yet. */
export const makeFeedback = (feedbackId: number, facts: Partial<Feedback> = {}): Feedback => ({
  feedbackId,
  agencyId: 1,
  agencyName: 'Rangtapi Digital',
  cardNo: 3,
  cardId: 'anand-mithai',
  businessName: 'Anand Mithai',
  phoneNumber: null,
  stars: 5,
  text: 'Fresh every morning',
  name: `Visitor ${feedbackId}`,
  language: 'en',
  tags: [],
  answeredAt: null,
  answeredBy: '',
  can: { review: true, delete: true },
  createdAt: '2026-11-01T06:00:00.000Z',
  ...facts,
})
