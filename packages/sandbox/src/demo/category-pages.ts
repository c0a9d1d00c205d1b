import type { Crop } from './sections/shape.ts'
import type { CoverKey } from './pictures/draw.ts'
import type { AgencyKey } from './shape.ts'

type Words = { en: string; hi: string; gu: string }
/** A page of a category that an agency of the demo wrote over the delivered one, with pictures cut out of a drawn cover. */
export type DemoCategoryPage = {
  agency: AgencyKey
  category: string
  cover: CoverKey
  sampleCardId: string
  title: Words
  lead: Words
  hero: { crop: Crop; alt: Words }
  gallery: readonly { crop: Crop; alt: Words }[]
}

/** Own pages of the demo's agencies. */
export const demoCategoryPages: readonly DemoCategoryPage[] = [
  {
    agency: 'rangtapi',
    category: 'Sarees & Dress Material',
    cover: 'sarees',
    sampleCardId: 'rupkala-sarees',
    title: {
      en: 'A digital card for the saree shops of Surat',
      hi: 'सूरत की साड़ी दुकानों का डिजिटल कार्ड',
      gu: 'સુરતની સાડીની દુકાનો માટે ડિજિટલ કાર્ડ',
    },
    lead: {
      en: 'From Ring Road to every village that wears Surat: new pieces in the morning, orders on WhatsApp by noon.',
      hi: 'रिंग रोड से हर उस गाँव तक जहाँ सूरत पहना जाता है: सुबह नई साड़ियाँ, दोपहर तक व्हाट्सऐप पर ऑर्डर।',
      gu: 'રિંગ રોડથી સુરત પહેરતા દરેક ગામ સુધી: સવારે નવી સાડી, બપોર સુધીમાં વોટ્સએપ પર ઓર્ડર.',
    },
    hero: {
      crop: 'middle',
      alt: {
        en: 'Sarees folded on the shelves of a shop',
        hi: 'दुकान की शेल्फ़ पर तह की हुई साड़ियाँ',
        gu: 'દુકાનના શેલ્ફ પર ગડી કરેલી સાડીઓ',
      },
    },
    gallery: [
      {
        crop: 'left',
        alt: {
          en: 'Silk in red and gold',
          hi: 'लाल और सुनहरा रेशम',
          gu: 'લાલ અને સોનેરી રેશમ',
        },
      },
      {
        crop: 'right',
        alt: {
          en: 'Bandhani fresh from the dyer',
          hi: 'रँगरेज़ के यहाँ से आई नई बाँधनी',
          gu: 'રંગાટમાંથી આવેલી નવી બાંધણી',
        },
      },
      {
        crop: 'close',
        alt: {
          en: 'The border of a saree, close up',
          hi: 'साड़ी का किनारा, पास से',
          gu: 'સાડીની કિનારી, નજીકથી',
        },
      },
    ],
  },
  {
    agency: 'rangtapi',
    category: 'Jewellery',
    cover: 'jewellery',
    sampleCardId: 'jharmar-jewellers',
    title: {
      en: 'A digital card for jewellers of the old city',
      hi: 'पुराने शहर के जौहरियों का डिजिटल कार्ड',
      gu: 'જૂના શહેરના ઝવેરીઓ માટે ડિજિટલ કાર્ડ',
    },
    lead: {
      en: 'Today’s rate, the new bangles and the way to your counter, before the family leaves its house.',
      hi: 'आज का भाव, नए कंगन और आपके काउंटर का रास्ता, परिवार के घर से निकलने से पहले।',
      gu: 'આજનો ભાવ, નવી બંગડીઓ અને તમારા કાઉન્ટરનો રસ્તો, પરિવાર ઘરેથી નીકળે તે પહેલાં.',
    },
    hero: {
      crop: 'middle',
      alt: {
        en: 'A necklace in the window of a jeweller',
        hi: 'जौहरी की खिड़की में एक हार',
        gu: 'ઝવેરીની બારીમાં એક હાર',
      },
    },
    gallery: [
      {
        crop: 'left',
        alt: { en: 'Gold, laid out for a wedding', hi: 'शादी के लिए सजा सोना', gu: 'લગ્ન માટે ગોઠવેલું સોનું' },
      },
      {
        crop: 'right',
        alt: { en: 'Stones in their setting', hi: 'जड़ाव में नग', gu: 'જડતરમાં નંગ' },
      },
    ],
  },
]

/** What agencies of the demo show first on their hosts, and what not at all. */
export const demoShelves: Partial<Record<AgencyKey, { first: readonly string[]; hidden: readonly string[] }>> = {
  rangtapi: {
    first: ['Sarees & Dress Material', 'Textile & Fabric', 'Jewellery', 'Diamond Trading', 'Tailoring'],
    hidden: ['Plastic Products'],
  },
}
