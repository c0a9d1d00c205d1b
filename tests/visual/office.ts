import type { Page } from 'playwright'
import { people } from './people.ts'
import type { Screen } from './screens.ts'

const { admin } = people
const suratAdmin = '+919876522001'

/** A file of all businesses is asked for; its page shows how far it is and what came of it. */
const openJob = async (page: Page) => {
  const { total } = await page.evaluate<{ total: number }>(
    `fetch('/api/v1/business').then((answer) => answer.json()).then(({ data }) => data)`,
  )
  const job = await page.evaluate<{ bulkJobId: number }>(
    `fetch('/api/v1/bulk/export', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '${JSON.stringify(
      { filter: {}, expected: total, format: 'csv' },
    )}' }).then((answer) => answer.json()).then(({ data }) => data)`,
  )
  await page.goto(new URL(`/panel/admin/bulk/${job.bulkJobId}`, page.url()).href)
}

/** Pages of staff that are behind a deed. */
export const office: Screen[] = [
  { name: 'documents', path: '/panel/admin/documents', as: admin },
  { name: 'reported-cards', path: '/panel/admin/reported-cards', as: admin },
  // What its rows come from: a visitor reports a card.
  { name: 'card-report', path: '/anand-mithai/report' },
  {
    name: 'admin-cards-of-link',
    path: '/panel/admin/projects?projectType=digital_card&linkType=1',
    as: admin,
  },
  { name: 'import', path: '/panel/admin/businesses/import', as: admin },
  {
    name: 'bulk-job',
    path: '/panel/admin/bulk',
    host: 'surat.localhost',
    as: suratAdmin,
    prepare: openJob,
  },
  { name: 'bulk-jobs', path: '/panel/admin/bulk', as: admin },
  {
    name: 'admin-plans-edit',
    path: '/panel/admin/plans-pricing-management/edit?subscriptionPlanId=1',
    as: admin,
  },
  { name: 'video-templates', path: '/panel/admin/video-template-management', as: admin },
  { name: 'second-step', path: '/panel/admin/account/second-step', as: admin },
  { name: 'admin-password', path: '/panel/admin/account/password', as: admin },
  { name: 'admin-contact', path: '/panel/admin/account/contact', as: admin },
  {
    name: 'library-add-surat',
    path: '/panel/admin/image-posts-management/add',
    host: 'surat.localhost',
    as: suratAdmin,
  },
  {
    name: 'library-missing',
    path: '/panel/admin/daily-image-management?tab=calendar&view=list',
    as: admin,
  },
  { name: 'library-duplicates', path: '/panel/admin/daily-image-management?tab=duplicates', as: admin },
]
