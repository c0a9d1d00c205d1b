import { launchBrowser, newDesktop, newPhone } from './tests/support/browser.ts'
import { findPerson, signIn } from './tests/support/sign-in.ts'
const browser = await launchBrowser()
const only = process.argv[2] ?? ''
const all: [string, string, string, string][] = [
  ['billing', 'surat.localhost', '+919876522001', '/panel/admin/billing'],
  ['billing-late', 'kaveri.localhost', '+919876523001', '/panel/admin/billing'],
  ['month', 'surat.localhost', '+919876522001', '/panel/payment/month-payment'],
  ['month-late', 'kaveri.localhost', '+919876523001', '/panel/payment/month-payment?month=9&year=2026'],
  ['image', 'surat.localhost', '+919876522001', '/panel/payment/agency-image-payment'],
  ['pdf', 'surat.localhost', '+919876522001', '/panel/payment/agency-pdf-card-payment'],
  ['dues', 'localhost', '+919876521001', '/panel/payment/month-payment'],
  ['month-root', 'localhost', '+919876521001', '/panel/payment/month-payment?agencyId=2&month=11&year=2026'],
  ['invoices', 'surat.localhost', '+919876510011', '/panel/customer/account/invoices'],
  ['account', 'surat.localhost', '+919876510011', '/panel/customer/account'],
]
const views = [['phone', 'light', 'en'], ['phone', 'dark', 'hi'], ['desktop', 'light', 'en'], ['desktop', 'dark', 'hi']] as const
for (const [size, scheme, language] of views) {
  for (const [name, host, who, path] of all.filter(([n]) => !only || n.match(new RegExp(only)))) {
    const context = await (size === 'phone' ? newPhone : newDesktop)(browser, { colorScheme: scheme, locale: `${language}-IN`, reducedMotion: 'reduce' })
    await context.addInitScript((l) => { localStorage.setItem('panel.language', JSON.stringify(l)); localStorage.setItem('panel.viewed-features', '["2026-11-links","2026-11-designs","2026-11-qr"]') }, language)
    const page = await context.newPage()
    page.on('console', (m) => m.type() === 'error' && console.log(name, m.text().slice(0, 200)))
    const origin = `http://${host}:4340`
    await signIn(page, origin, findPerson(who))
    await page.goto(origin + path)
    await page.waitForTimeout(1800)
    await page.screenshot({ path: `/tmp/inv/s-${name}.${size}.${scheme}.${language}.png`, fullPage: true })
    const wide = await page.evaluate('document.documentElement.scrollWidth - innerWidth')
    if (wide) console.log(name, size, 'sideways', wide)
    await context.close()
  }
}
await browser.close()
