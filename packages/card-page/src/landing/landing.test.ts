import type { LandingFacts } from '@parichay/contract/category-page/page.ts'
import { fallbackIcon } from '@parichay/contract/link-store/rules.ts'
import { expect, test } from 'vitest'
import { faultsOf } from '../testing/validate.ts'
import { drawDirectory } from './directory.ts'
import { signUpPath } from './frame.ts'
import { drawLanding } from './landing.ts'

const facts: LandingFacts = {
  language: 'hi',
  category: 'Doctor & Clinic',
  name: 'डॉक्टर और क्लिनिक',
  words: {
    title: 'क्लिनिक का कार्ड',
    seoTitle: '',
    seoDescription: 'समय और रास्ता',
    lead: 'पहले समय',
    text: '',
    about: 'हम सुनते हैं <b>ध्यान से</b>',
    aboutTitles: [],
    products: [{ name: 'परामर्श', description: 'पहली बार "की" जाँच' }],
    faq: [{ question: 'समय </script> क्या है?', answer: 'दस से दो' }],
    reasons: ['कम इंतज़ार'],
  },
  languages: ['hi', 'en'],
  links: [{ name: 'Practo', names: { hi: 'प्रैक्टो' }, icon: 'M0 0h24v24z', colour: '#000000' }],
  designs: ['clinic'],
  hero: null,
  gallery: [],
  sampleUrl: null,
  agency: {
    agencyName: 'Card & Co',
    support: { phoneNumber: '+919800000001', email: '', whatsapp: '' },
    logoUrl: null,
    darkLogoUrl: null,
    origin: 'https://cards.example',
    primary: '#2d9bea',
  },
}

test('what people wrote stays text, in the page and in its structured data', () => {
  const page = drawLanding(facts)
  expect(page).toContain('हम सुनते हैं &lt;b&gt;ध्यान से&lt;/b&gt;')
  expect(page.match(/<\/script>/g)).toHaveLength(1)
  const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page)![1]!)
  expect(data[1].mainEntity[0].name).toBe('समय </script> क्या है?')
  expect(data[0].itemListElement.map(({ item }: { item: string }) => item)).toEqual([
    'https://cards.example/',
    'https://cards.example/for/hi',
    'https://cards.example/for/doctor-clinic/hi',
  ])
})

test('every language points to the others and to itself', () => {
  const page = drawLanding(facts)
  expect(page).toContain('<link rel="canonical" href="https://cards.example/for/doctor-clinic/hi">')
  expect(page).toContain('hreflang="en-IN" href="https://cards.example/for/doctor-clinic/en"')
  expect(page).toContain('hreflang="x-default" href="https://cards.example/for/doctor-clinic"')
  expect(page).not.toContain('/gu"')
})

test('the way into sign-up names the category, whatever signs it has', () => {
  const next = new URL(signUpPath('Doctor & Clinic'), facts.agency.origin).searchParams.get('next')!
  const wanted = new URL(next, facts.agency.origin)
  expect(wanted.pathname).toBe('/panel/customer/businesses/add')
  expect(wanted.searchParams.get('category')).toBe('Doctor & Clinic')
  expect(new URL(signUpPath(), facts.agency.origin).searchParams.get('next')).not.toContain('category')
})

test('the list leads to every page in its own language, without a script', () => {
  const { language, languages, agency } = facts
  const pages = [{ category: facts.category, name: facts.name, lead: 'पहले समय' }]
  const page = drawDirectory({ language, languages, agency, pages })
  expect(page).toContain('href="/for/doctor-clinic/hi"')
  expect(page).not.toContain('<script')
})

const picture = (name: string): LandingFacts['gallery'][number] => ({
  picture: {
    url: `/files/a1/${name}.webp`,
    width: 1200,
    height: 900,
    sizes: [{ width: 480, webp: `/files/a1/${name}-w480.webp`, avif: null }],
  },
  alt: `${name} "बड़ी"`,
})
const pictured = { ...facts, hero: picture('front'), gallery: [picture('room'), picture('desk')] }

test('the large picture comes at once in place of the drawn card, the gallery when it is near; each says what it shows', () => {
  const page = drawLanding(pictured)
  expect(page).not.toContain('class="phone"')
  const images = page.match(/<img[^>]+>/g)!
  expect(images).toHaveLength(3)
  for (const image of images) expect(image).toMatch(/ width="1200" height="900" alt="[^"]+ &quot;बड़ी&quot;"/)
  expect(images[0]).toContain('fetchpriority="high"')
  expect(images[0]).not.toContain('loading=')
  for (const image of images.slice(1)) expect(image).toContain('loading="lazy"')
  expect(page).toContain('<meta property="og:image" content="https://cards.example/files/a1/front.webp">')
})

test('search engines read the pictures with absolute addresses, and of a page without any nothing more than before', () => {
  const dataOf = (page: string) =>
    JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page)![1]!)
  expect(dataOf(drawLanding(facts))).toHaveLength(2)
  const [, , page] = dataOf(drawLanding(pictured))
  expect(page).toMatchObject({
    '@type': 'WebPage',
    '@id': 'https://cards.example/for/doctor-clinic/hi',
    primaryImageOfPage: {
      '@type': 'ImageObject',
      url: 'https://cards.example/files/a1/front.webp',
      width: 1200,
    },
  })
  expect(page.image.map(({ caption }: { caption: string }) => caption)).toEqual(['room "बड़ी"', 'desk "बड़ी"'])
})

test('a page without a picture is shared with one that is drawn, whose address changes with what it shows', () => {
  const shared = (page: string) => /<meta property="og:image" content="([^"]+)">/.exec(page)![1]!
  const first = shared(drawLanding(facts))
  expect(first).toMatch(/^https:\/\/cards\.example\/for\/doctor-clinic\/hi\/og\.jpg\?v=\w+$/)
  const { words, language, languages, agency } = facts
  expect(shared(drawLanding({ ...facts, words: { ...words, faq: [] } }))).toBe(first)
  for (const other of [
    { ...facts, words: { ...words, title: 'दूसरा' } },
    { ...facts, agency: { ...agency, primary: '#aa0000' } },
    { ...facts, agency: { ...agency, logoUrl: '/files/logo.webp' } },
  ])
    expect(shared(drawLanding(other))).not.toBe(first)
  expect(shared(drawDirectory({ language, languages, agency, pages: [] }))).toContain(
    'https://cards.example/for/hi/og.jpg?v=',
  )
})

test('pages are valid HTML, with pictures and without, and so is their list', async () => {
  const { language, languages, agency } = facts
  const pages = [{ category: facts.category, name: facts.name, lead: 'पहले समय' }]
  expect(await faultsOf(drawLanding(facts))).toEqual([])
  expect(await faultsOf(drawLanding(pictured))).toEqual([])
  expect(await faultsOf(drawDirectory({ language, languages, agency, pages }))).toEqual([])
})

test('a kind of link without an icon of its own has the one that cards show for it', async () => {
  const page = drawLanding({ ...facts, links: [{ ...facts.links[0]!, icon: '' }] })
  expect(page).toContain(`d="${fallbackIcon}"`)
  expect(page).not.toContain('d=""')
})
