import { awareness, eye, openBook, people, scales, yogi } from '../../motifs/civic.ts'
import { kalash, thali } from '../../motifs/festive.ts'
import { lotus, marigold, sprig, wheat, yellowTones } from '../../motifs/flowers.ts'
import { heart, wheel } from '../../motifs/ornaments.ts'
import { boat, fort, house } from '../../motifs/places.ts'
import { bird, globe, sun, umbrella } from '../../motifs/sky.ts'
import { accounts, books, medicine, sapling, sewingMachine, stethoscope } from '../../motifs/trades.ts'
import type { Row } from './observed.row.ts'

const red = awareness('#c0272d', '#7a0f16')
const child = people(['#c2185b', '#f2a01e', '#1d7a8c'])

/** Days of the world that have no other design. */
export const world: Row[] = [
  [
    'World Cancer Day',
    awareness('#7e57c2', '#4a2a80'),
    'plum',
    { en: ['World Cancer Day', 'Early is everything'], hi: ['विश्व कैंसर दिवस', 'समय पर जाँच, जीवन का साथ'] },
  ],
  [
    'Mother Language Day',
    openBook(),
    'peacock',
    {
      en: ['Mother Language Day', 'The first words we loved'],
      hi: ['मातृभाषा दिवस', 'जिसमें पहला शब्द बोला'],
      gu: ['માતૃભાષા દિવસ', 'જેમાં પહેલો શબ્દ બોલ્યા'],
    },
  ],
  ['World Consumer Rights Day', scales(), 'royal', { en: ['Consumer Rights Day', 'Fair weight, fair word'] }],
  [
    'World Sparrow Day',
    bird('#5a3a22'),
    'sky',
    { en: ['World Sparrow Day', 'Leave some grain, some water'] },
  ],
  ['World Tuberculosis Day', red, 'wine', { en: ['World TB Day', 'It can be cured'] }],
  ['World Homeopathy Day', medicine(), 'mint', { en: ['World Homeopathy Day', 'Gently, patiently well'] }],
  ['World Heritage Day', fort(), 'cocoa', { en: ['World Heritage Day', 'Old stones, living stories'] }],
  [
    'World Book Day',
    books(),
    'wine',
    { en: ['World Book Day', 'A page a day goes far'], hi: ['विश्व पुस्तक दिवस', 'रोज़ एक पन्ना'] },
  ],
  [
    'World Malaria Day',
    umbrella('#1d7a8c', '#b4e0da'),
    'steel',
    { en: ['World Malaria Day', 'No still water, no mosquitoes'] },
  ],
  [
    'International Nurses Day',
    heart('#c0272d', '#8a0f1c'),
    'blush',
    {
      en: ['Happy Nurses Day', 'Thank you for every night watch'],
      hi: ['नर्स दिवस की शुभकामनाएँ', 'सेवा के हर हाथ को नमन'],
    },
  ],
  [
    'International Day of Families',
    house(),
    'butter',
    { en: ['Day of Families', 'Where everybody has a chair'], hi: ['परिवार दिवस', 'साथ है तो सब है'] },
  ],
  [
    'World No Tobacco Day',
    heart('#c0272d', '#8a0f1c'),
    'steel',
    { en: ['World No Tobacco Day', 'Breathe free'], hi: ['तंबाकू निषेध दिवस', 'तंबाकू छोड़ें, जीवन जोड़ें'] },
  ],
  [
    'World Milk Day',
    kalash('#dfe6ea', '#8fa3ad', '#1d7a8c'),
    'sky',
    { en: ['World Milk Day', 'A glass of good health'] },
  ],
  ['World Bicycle Day', wheel('#1d5a3a', 12), 'mint', { en: ['World Bicycle Day', 'Two wheels, clean air'] }],
  ['World Food Safety Day', thali(), 'mint', { en: ['Food Safety Day', 'Clean hands, fresh food'] }],
  [
    'World Blood Donor Day',
    heart('#c0272d', '#8a0f1c'),
    'crimson',
    {
      en: ['World Blood Donor Day', 'A little of you, a life for someone'],
      hi: ['विश्व रक्तदान दिवस', 'रक्तदान, जीवनदान'],
      gu: ['વિશ્વ રક્તદાન દિવસ', 'રક્તદાન, જીવનદાન'],
    },
  ],
  ['MSME Day', accounts(), 'royal', { en: ['MSME Day', 'Small firms, big backbone'] }],
  ['GST Day', accounts(), 'steel', { en: ['GST Day', 'One nation, one tax'] }],
  [
    'World Population Day',
    people(['#c0392b', '#1d7a8c', '#f2a01e']),
    'peacock',
    { en: ['World Population Day', 'Small families, large futures'] },
  ],
  [
    'World Plastic Surgery Day',
    stethoscope(),
    'wine',
    { en: ['World Plastic Surgery Day', 'Hands that restore'] },
  ],
  [
    'World Nature Conservation Day',
    sapling(),
    'emerald',
    { en: ['Nature Conservation Day', 'Keep what keeps us'] },
  ],
  ['World Hepatitis Day', stethoscope(), 'steel', { en: ['World Hepatitis Day', 'Test, treat, protect'] }],
  [
    'International Tiger Day',
    sapling(),
    'saffron',
    { en: ['International Tiger Day', 'Save the forest, save the stripes'] },
  ],
  [
    'National Handloom Day',
    sewingMachine(),
    'wine',
    {
      en: ['National Handloom Day', 'Woven by hand, worn with pride'],
      hi: ['राष्ट्रीय हथकरघा दिवस', 'हाथ का हुनर, देश की शान'],
    },
  ],
  [
    'World Lion Day',
    sapling(),
    'cocoa',
    { en: ['World Lion Day', 'Pride of Gir'], gu: ['વિશ્વ સિંહ દિવસ', 'ગીરનું ગૌરવ'] },
  ],
  [
    'World Organ Donation Day',
    heart('#2e9e5b', '#14603a'),
    'emerald',
    { en: ['Organ Donation Day', 'Live on in someone'] },
  ],
  [
    'World Senior Citizen Day',
    marigold(yellowTones),
    'wine',
    {
      en: ['Senior Citizens Day', 'Their shade, our strength'],
      hi: ['वरिष्ठ नागरिक दिवस', 'अनुभव की छाँव को नमन'],
    },
  ],
  ['International Literacy Day', books(), 'royal', { en: ['Literacy Day', 'Teach one, light many'] }],
  [
    'World Physiotherapy Day',
    yogi('#1f4a44', '#e4572e'),
    'mint',
    { en: ['World Physiotherapy Day', 'Motion is medicine'] },
  ],
  ['World Ozone Day', globe(), 'sky', { en: ['World Ozone Day', 'The roof over all of us'] }],
  [
    "Daughters' Day",
    lotus(),
    'blush',
    {
      en: ["Happy Daughters' Day", 'The light of the house'],
      hi: ['बेटी दिवस की शुभकामनाएँ', 'बेटी है तो घर में रौनक है'],
      gu: ['દીકરી દિવસની શુભેચ્છા', 'દીકરી વહાલનો દરિયો'],
    },
  ],
  [
    'World Tourism Day',
    boat(),
    'peacock',
    { en: ['World Tourism Day', 'Go, see, come back richer'], hi: ['विश्व पर्यटन दिवस', 'चलो, देखो, सीखो'] },
  ],
  ['World Animal Day', sprig(), 'mint', { en: ['World Animal Day', 'Kindness has no language'] }],
  [
    'World Mental Health Day',
    lotus(),
    'sky',
    {
      en: ['Mental Health Day', 'It is all right to ask for help'],
      hi: ['मानसिक स्वास्थ्य दिवस', 'मन की बात कहना ठीक है'],
    },
  ],
  [
    'International Day of the Girl Child',
    child,
    'blush',
    { en: ['Day of the Girl Child', 'Let her choose her sky'], hi: ['बालिका दिवस', 'हर बेटी को उड़ान मिले'] },
  ],
  ['World Sight Day', eye(), 'steel', { en: ['World Sight Day', 'Love your eyes'] }],
  ['World Food Day', wheat(), 'butter', { en: ['World Food Day', 'No plate empty, no grain wasted'] }],
  [
    'World Diabetes Day',
    awareness('#2a8fcf', '#12507a'),
    'royal',
    {
      en: ['World Diabetes Day', 'A little less sugar, a longer walk'],
      hi: ['विश्व मधुमेह दिवस', 'कम मीठा, लंबी सैर'],
    },
  ],
  [
    "International Men's Day",
    sun(),
    'steel',
    { en: ["International Men's Day", 'Strong enough to be gentle'] },
  ],
  [
    'Day of Persons with Disabilities',
    people(['#1d7a8c', '#f2a01e', '#c2185b']),
    'royal',
    {
      en: ['Persons with Disabilities Day', 'Able in many ways'],
      hi: ['विश्व दिव्यांग दिवस', 'हौसला सबसे बड़ी ताक़त'],
    },
  ],
  ['World Soil Day', sapling(), 'cocoa', { en: ['World Soil Day', 'All that grows begins here'] }],
  [
    'Human Rights Day',
    scales(),
    'midnight',
    { en: ['Human Rights Day', 'Equal in dignity'], hi: ['मानवाधिकार दिवस', 'सबका सम्मान, सबका अधिकार'] },
  ],
  [
    'National Mathematics Day',
    openBook(),
    'royal',
    { en: ['National Mathematics Day', 'Every number has a story'] },
  ],
]
