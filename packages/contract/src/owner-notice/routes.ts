import { z } from 'zod'
import { RowNumber } from '../ids.ts'
import { access, defineRoute } from '../route.ts'
import { OwnerNotice } from './fields.ts'

const own = access('-', 'O', '-', '-', '-', 'session user')
const dead = ['NOT_SIGNED_IN', 'NOT_ALLOWED'] as const
const Unread = z.object({ count: z.number().int(), isMore: z.boolean() })

/** The bell of owners: what became of the films they ordered (design, Promotional videos) and of the copy of their data, and who left their number (Leads). */
export const ownerNoticeRoutes = {
  listOwnerNotices: defineRoute({
    method: 'GET',
    path: '/api/v1/notice',
    summary:
      'What became ready, could not be made, or came in for the own businesses and the own person: newest first, page by page',
    access: own,
    query: z.object({
      /** The last number of the page that came before. */
      before: z.coerce.number().int().positive().max(2_147_483_647).optional(),
      pageSize: z.coerce.number().int().min(1).max(100).optional(),
    }),
    reply: z.object({ list: z.array(OwnerNotice), unread: Unread }),
    errors: [...dead],
  }),
  readOwnerNotices: defineRoute({
    method: 'POST',
    path: '/api/v1/notice/read',
    summary:
      'Mark notices as read: one, it with all older ones, those of one video, or those of the leads of a business',
    access: own,
    body: z
      .strictObject({
        noticeId: RowNumber.optional(),
        andOlder: z.boolean().optional(),
        videoNo: RowNumber.optional(),
        leadsOf: RowNumber.optional(),
      })
      .refine(({ noticeId, videoNo, leadsOf }) => (noticeId ?? videoNo ?? leadsOf) !== undefined, {
        message: 'This field is required.',
        path: ['noticeId'],
      }),
    reply: Unread,
    errors: [...dead, 'RATE_LIMITED'],
  }),
}
