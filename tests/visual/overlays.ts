import type { Page } from 'playwright'
import { withAnswers } from './answers.ts'
import { either } from './either.ts'
import { openEditor } from './editor.ts'
import { people } from './people.ts'
import type { Screen } from './screens.ts'

const { customer, payer, admin } = people

const press = (page: Page, words: string, role: 'button' | 'menuitem' = 'button') =>
  (role === 'button' ? page.locator('main') : page)
    .getByRole(role, { name: either(words) })
    .first()
    .click()

const dialog = (page: Page) => page.locator('.MuiDialog-root').first().waitFor()

/** Presses one thing after another; the last opens what is looked at. */
const through =
  (...words: string[]) =>
  async (page: Page) => {
    for (const word of words) await press(page, word)
    await dialog(page)
  }

/** The menu at the end of a row, and a deed in it. */
const fromMenu = (menu: string, deed?: string) => async (page: Page) => {
  await press(page, menu)
  await page.getByRole('menuitem').first().waitFor()
  if (!deed) return
  await press(page, deed, 'menuitem')
  await dialog(page)
}

const inEditor =
  (section: string, ...words: string[]) =>
  async (page: Page) => {
    await openEditor(`&section=${section}`)(page)
    await through(...words)(page)
  }

const inProducts = (open: (page: Page) => Promise<unknown>) => async (page: Page) => {
  await openEditor('&section=products')(page)
  await open(page)
  await dialog(page)
}

/** On wide screens the menu stands open. */
export const openMenu = async (page: Page) => {
  const button = page.locator('header button[aria-expanded]').last()
  if (!(await button.isVisible())) return
  await button.click()
  await page.locator('.MuiDrawer-paper').waitFor()
}

const fromSidebar = (words: string) => async (page: Page) => {
  await openMenu(page)
  await page
    .locator('nav')
    .getByRole('button', { name: either(words) })
    .click()
  await dialog(page)
}

const openSwitcher = async (page: Page) => {
  await openMenu(page)
  await page.locator('nav button[aria-haspopup=dialog]').click()
  await dialog(page)
}

const openBell = async (page: Page) => {
  await page.locator('header button:has(svg.lucide-bell)').click()
  await dialog(page)
}

/** What's New waits until people have looked at their home. */
const openNews = async (page: Page) => {
  await page.addInitScript(() => {
    localStorage.removeItem('panel.last-marketing-day')
    localStorage.setItem('panel.viewed-features', '[]')
  })
  await page.reload()
  await page.locator('.MuiDialog-root').waitFor({ timeout: 20_000 })
}

/** With lists that a fresh demo has not. */
const answered = (prepare?: (page: Page) => Promise<unknown>) => async (page: Page) => {
  await withAnswers(page)
  await page.reload()
  await prepare?.(page)
}

const cardsPath = '/panel/admin/projects?projectType=digital_card'
const libraryPath = '/panel/admin/daily-image-management'

/** Everything that lies over a screen: sheets, dialogs, menus. */
export const overlays: Screen[] = [
  { name: 'whats-new', path: '/panel/customer', as: customer, prepare: openNews },
  { name: 'sheet-create', path: '/panel/customer', as: customer, prepare: fromSidebar('Create') },
  { name: 'sheet-switcher', path: '/panel/customer', as: customer, prepare: openSwitcher },
  { name: 'sheet-qr', path: '/panel/customer', as: customer, prepare: through('QR code') },
  { name: 'sheet-share', path: '/panel/customer/cards/edit', as: customer, prepare: inEditor('', 'Share') },
  {
    name: 'sheet-link-store',
    path: '/panel/customer/cards/edit',
    as: customer,
    prepare: inEditor('links', 'Add a link'),
  },
  {
    name: 'sheet-product',
    path: '/panel/customer/cards/edit',
    as: customer,
    prepare: inProducts((page) =>
      page.locator('[data-products] li').first().locator('button').nth(1).click(),
    ),
  },
  {
    name: 'sheet-product-new',
    path: '/panel/customer/cards/edit',
    as: payer,
    prepare: inProducts((page) => press(page, 'Add')),
  },
  {
    name: 'sheet-csv',
    path: '/panel/customer/cards/edit',
    as: customer,
    prepare: inProducts((page) => fromMenu('Import and export', 'Import from CSV')(page)),
  },
  {
    name: 'sheet-picture',
    path: '/panel/customer/cards/edit',
    as: customer,
    prepare: inEditor('gallery', 'Edit {name}'),
  },
  {
    name: 'business-menu',
    path: '/panel/admin/businesses',
    as: admin,
    prepare: fromMenu('Actions for {businessName}'),
  },
  {
    name: 'dialog-password',
    path: '/panel/admin/businesses',
    as: admin,
    prepare: fromMenu('Actions for {businessName}', 'Reset password'),
  },
  {
    name: 'dialog-delete-business',
    path: '/panel/admin/businesses',
    as: admin,
    prepare: fromMenu('Actions for {businessName}', 'Delete'),
  },
  {
    name: 'dialog-deactivate',
    path: `${cardsPath}&status=ACTIVE`,
    as: admin,
    prepare: fromMenu('Actions for {name}', 'Deactivate'),
  },
  {
    name: 'dialog-limits',
    path: cardsPath,
    as: admin,
    prepare: fromMenu('Actions for {name}', 'Change limits'),
  },
  {
    name: 'sheet-move-businesses',
    path: '/panel/admin/franchisees?search=Deepa',
    as: admin,
    prepare: fromMenu('Actions for {name}', 'Move businesses'),
  },
  { name: 'sheet-export', path: cardsPath, as: admin, prepare: through('Export CSV') },
  { name: 'sheet-notifications', path: '/panel/admin/account', as: admin, prepare: openBell },
  {
    name: 'dialog-plan-menu',
    path: '/panel/admin/plans-pricing-management',
    as: admin,
    prepare: fromMenu('More about {0}'),
  },
  {
    name: 'dialog-exception',
    path: '/panel/payment/exceptions',
    as: admin,
    prepare: answered(through('Close: {title}')),
  },
  {
    name: 'dialog-add-in-bill',
    path: '/panel/payment/month-payment?agencyId=2&month=11&year=2026',
    as: admin,
    prepare: through('Add card in bill'),
  },
  {
    name: 'dialog-record-payment',
    path: '/panel/payment/month-payment?agencyId=2',
    as: admin,
    prepare: through('Record a payment'),
  },
  { name: 'library-requests-open', path: `${libraryPath}?tab=requests`, as: admin, prepare: answered() },
  { name: 'payment-exceptions-open', path: '/panel/payment/exceptions', as: admin, prepare: answered() },
  {
    name: 'library-post',
    path: libraryPath,
    as: admin,
    prepare: async (page) => {
      await press(page, 'Actions for {name}')
      await press(page, 'Edit', 'menuitem')
      await page.waitForURL(/post=/)
    },
  },
  {
    name: 'dialog-category',
    path: `${libraryPath}?tab=categories`,
    as: admin,
    prepare: through('Edit {name}'),
  },
  {
    name: 'dialog-fulfil',
    path: `${libraryPath}?tab=requests`,
    as: admin,
    prepare: answered(through('Fulfil {occasion}')),
  },
  {
    name: 'dialog-decline',
    path: `${libraryPath}?tab=requests`,
    as: admin,
    prepare: answered(through('Decline {occasion}')),
  },
  {
    name: 'dialog-request',
    path: '/panel/customer/daily-image',
    as: customer,
    prepare: async (page) => {
      await page.evaluate('scrollTo(0, document.body.scrollHeight)')
      await through('Request an image')(page)
    },
  },
]
