import { occasion, type Occasion, type Rule } from './rules.ts'

const ingress = (sign: number, day: Extract<Rule, { by: 'ingress' }>['day'], plus?: number): Rule => ({
  by: 'ingress',
  sign,
  day,
  ...(plus ? { plus } : {}),
})
const easter = (plus: number): Rule => ({ by: 'easter', plus })
const hijri = (month: number, day: number): Rule => ({ by: 'hijri', month, day })
const on = (month: number, day: number): Rule => ({ by: 'fixed', month, day })

const solar = 'Ingress of the Sun (Lahiri)'
const moonSeen = 'Crescent over India, computed; the moon sighting decides and may move it by a day'
const computus = 'Gregorian computus'
const fest = occasion.bind(null, 'festival')
const hindu = { communities: ['hindu'] }
const muslim = { communities: ['muslim'] }
const christian = { communities: ['christian'] }
const parsi = { communities: ['parsi'] }

/** Festivals by the sun, the Hijri months, Easter and the Parsi year. */
export const otherFestivals: Occasion[] = [
  fest('lohri', ['Lohri', 'लोहड़ी', 'લોહરી'], ingress(9, 'before-sunset', -1), solar, {
    communities: ['sikh', 'hindu'],
    regions: ['PB', 'HR', 'DL', 'JK'],
    priority: 2,
    others: [{ who: 'where 13 January is kept every year', rule: on(1, 13) }],
    words: 'lohdi lal loi',
  }),
  fest(
    'makar-sankranti',
    ['Makar Sankranti', 'मकर संक्रांति', 'મકર સંક્રાંતિ'],
    ingress(9, 'before-sunset'),
    solar,
    {
      ...hindu,
      priority: 1,
      others: [{ who: 'Gujarat (Uttarayan), 14 January every year', rule: on(1, 14) }],
      words: 'uttarayan sankrant sakraat kite patang khichdi til gul til gud',
    },
  ),
  fest('pongal', ['Pongal', 'पोंगल', 'પોંગલ'], ingress(9, 'before-sunset'), solar, {
    ...hindu,
    regions: ['TN', 'PY'],
    priority: 1,
    words: 'thai pongal tamil harvest',
  }),
  fest('magh-bihu', ['Magh Bihu', 'माघ बिहू', 'માઘ બિહુ'], ingress(9, 'before-sunset'), solar, {
    regions: ['AS'],
    words: 'bhogali bihu',
  }),
  fest('mattu-pongal', ['Mattu Pongal', 'मट्टू पोंगल', 'મટ્ટુ પોંગલ'], ingress(9, 'before-sunset', 1), solar, {
    ...hindu,
    regions: ['TN', 'PY'],
    words: 'thiruvalluvar day kanuma',
  }),
  fest('baisakhi', ['Baisakhi', 'बैसाखी', 'વૈશાખી'], ingress(0, 'from-sunrise'), solar, {
    communities: ['sikh', 'hindu'],
    regions: ['PB', 'HR', 'DL', 'JK'],
    priority: 1,
    others: [{ who: 'Nanakshahi calendar', rule: on(4, 14) }],
    words: 'vaisakhi vaishakhi khalsa sajna diwas mesha',
  }),
  fest('puthandu', ['Puthandu', 'पुथांडु', 'પુથાંડુ'], ingress(0, 'before-sunset'), solar, {
    ...hindu,
    regions: ['TN', 'PY'],
    words: 'tamil new year meshadi varusha pirappu',
  }),
  fest('vishu', ['Vishu', 'विषु', 'વિષુ'], ingress(0, 'next-sunrise'), solar, {
    ...hindu,
    regions: ['KL'],
    priority: 2,
    words: 'vishukkani kerala new year malayalam',
  }),
  fest('pana-sankranti', ['Pana Sankranti', 'पणा संक्रांति', 'પણા સંક્રાંતિ'], ingress(0, 'civil'), solar, {
    ...hindu,
    regions: ['OD'],
    words: 'odia new year maha vishuba mesha',
  }),
  fest('pohela-boishakh', ['Pohela Boishakh', 'पोइला बैसाख', 'પોઈલા બૈશાખ'], ingress(0, 'after-civil'), solar, {
    regions: ['WB', 'TR'],
    priority: 2,
    words: 'poila baisakh bengali new year nababarsha naba barsha',
  }),
  fest('bohag-bihu', ['Bohag Bihu', 'बोहाग बिहू', 'બોહાગ બિહુ'], ingress(0, 'after-civil'), solar, {
    regions: ['AS'],
    priority: 2,
    others: [{ who: 'Goru Bihu, the day before', rule: ingress(0, 'civil') }],
    words: 'rongali bihu assamese new year bahag',
  }),
  fest('vishwakarma-puja', ['Vishwakarma Puja', 'विश्वकर्मा पूजा', 'વિશ્વકર્મા પૂજા'], ingress(5, 'civil'), solar, {
    ...hindu,
    priority: 2,
    regions: ['WB', 'BR', 'JH', 'OD', 'AS', 'UP', 'DL'],
    words: 'vishvakarma biswakarma bhadra sankranti kanya',
  }),
  fest('kati-bihu', ['Kati Bihu', 'काति बिहू', 'કાતિ બિહુ'], ingress(6, 'after-civil'), solar, {
    regions: ['AS'],
    priority: 4,
    words: 'kongali bihu',
  }),
  fest(
    'onam',
    ['Onam', 'ओणम', 'ઓણમ'],
    { by: 'nakshatra', sign: 4, nakshatra: 22 },
    'Thiruvonam at sunrise in the solar month of Chingam',
    { regions: ['KL'], priority: 1, words: 'thiruvonam tiruvonam onasamsakal pookalam' },
  ),

  fest('shab-e-meraj', ['Shab-e-Meraj', 'शब-ए-मेराज', 'શબ-એ-મેરાજ'], hijri(7, 27), moonSeen, {
    ...muslim,
    priority: 4,
    words: 'isra miraj night journey',
  }),
  fest('shab-e-barat', ['Shab-e-Barat', 'शब-ए-बारात', 'શબ-એ-બારાત'], hijri(8, 15), moonSeen, {
    ...muslim,
    words: 'shab barat night of forgiveness',
  }),
  fest('ramadan', ['Ramadan begins', 'रमज़ान प्रारंभ', 'રમઝાન પ્રારંભ'], hijri(9, 1), moonSeen, {
    ...muslim,
    priority: 1,
    words: 'ramzan ramazan roza mubarak',
  }),
  fest('eid-al-fitr', ['Eid al-Fitr', 'ईद-उल-फ़ित्र', 'ઈદ-ઉલ-ફિત્ર'], hijri(10, 1), moonSeen, {
    ...muslim,
    priority: 1,
    words: 'eid mubarak ul fitr ramzan id ramadan meethi idul',
  }),
  fest('eid-al-adha', ['Eid al-Adha', 'ईद-उल-अज़हा', 'ઈદ-ઉલ-અઝહા'], hijri(12, 10), moonSeen, {
    ...muslim,
    priority: 1,
    words: 'bakrid bakri eid bakra ul zuha qurbani mubarak id',
  }),
  fest('islamic-new-year', ['Islamic New Year', 'इस्लामी नव वर्ष', 'ઇસ્લામી નવું વર્ષ'], hijri(1, 1), moonSeen, {
    ...muslim,
    words: 'hijri muharram',
  }),
  fest('muharram', ['Muharram (Ashura)', 'मुहर्रम (आशूरा)', 'મુહર્રમ (આશુરા)'], hijri(1, 10), moonSeen, {
    ...muslim,
    priority: 2,
    words: 'moharram ashura yaum e hussain tazia',
  }),
  fest('milad-un-nabi', ['Milad-un-Nabi', 'मिलाद-उन-नबी', 'મિલાદ-ઉન-નબી'], hijri(3, 12), moonSeen, {
    ...muslim,
    priority: 1,
    words: 'eid e milad mawlid barawafat prophet birthday id milad',
  }),

  fest('ash-wednesday', ['Ash Wednesday', 'ऐश वेडनेसडे', 'એશ વેન્સડે'], easter(-46), computus, {
    ...christian,
    priority: 4,
    words: 'lent',
  }),
  fest('palm-sunday', ['Palm Sunday', 'पाम संडे', 'પામ સન્ડે'], easter(-7), computus, {
    ...christian,
    priority: 4,
    words: 'hosanna',
  }),
  fest('maundy-thursday', ['Maundy Thursday', 'पवित्र गुरुवार', 'પવિત્ર ગુરુવાર'], easter(-3), computus, {
    ...christian,
    regions: ['KL', 'GA'],
    priority: 4,
    words: 'holy thursday pesaha',
  }),
  fest('good-friday', ['Good Friday', 'गुड फ्राइडे', 'ગુડ ફ્રાઈડે'], easter(-2), computus, {
    ...christian,
    priority: 1,
    words: 'jesus christ cross',
  }),
  fest('easter', ['Easter', 'ईस्टर', 'ઈસ્ટર'], easter(0), computus, {
    ...christian,
    priority: 1,
    words: 'easter sunday resurrection jesus',
  }),
  fest('pentecost', ['Pentecost', 'पिन्तेकुस्त', 'પેન્ટેકોસ્ટ'], easter(49), computus, {
    ...christian,
    priority: 5,
    words: 'whitsun',
  }),

  fest('nowruz', ['Jamshedi Navroz', 'जमशेदी नवरोज़', 'જમશેદી નવરોઝ'], on(3, 21), 'Kept on 21 March in India', {
    ...parsi,
    priority: 2,
    words: 'nowruz nauroz navroj persian new year',
  }),
  fest(
    'parsi-new-year',
    ['Parsi New Year', 'पारसी नव वर्ष', 'પતેતી (પારસી નવું વર્ષ)'],
    { by: 'parsi', plus: 0 },
    'Shahenshahi year of 365 days',
    { ...parsi, regions: ['GJ', 'MH'], priority: 2, words: 'pateti navroz shahenshahi' },
  ),
  fest(
    'khordad-sal',
    ['Khordad Sal', 'खोरदाद साल', 'ખોરદાદ સાલ'],
    { by: 'parsi', plus: 5 },
    'Shahenshahi year of 365 days',
    { ...parsi, regions: ['GJ', 'MH'], priority: 4, words: 'zarathushtra birthday' },
  ),
]
