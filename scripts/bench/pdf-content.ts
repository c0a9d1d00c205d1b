import type { PdfCardDetails } from '@parichay/contract/pdf-card/fields.ts'
import { sizeOfTemplate } from '@parichay/contract/pdf-card/templates.ts'
import type { CardOrder } from '@parichay/pdf-card/card.ts'
import { detailsFor, fixtureLogo, fixturePictures } from '@parichay/pdf-card/fixtures.ts'
import sharp from 'sharp'

const template = 'desk'
/** Width and height of the card in mm. */
export const size = sizeOfTemplate(template)
/** Where verify pages stand in the benchmark. */
const verifyUrl = (i: number) => `https://rangtapi.in/v/${String(i).padStart(22, 'Zk3vQ0Xn8yT1uB7cR5dLwA')}`

/** A card of one of many people: Hindi, a photograph, a signature, a code of its own. */
export function orderOf(i: number): CardOrder {
  const details: PdfCardDetails = detailsFor(template, {
    language: 'hi',
    common: {
      companyName: 'श्री गणेश मिष्ठान्न भंडार',
      tagline: 'शुद्ध देसी घी की मिठाइयाँ',
      phone: '+919825012345',
      address: 'चौक बाज़ार, जौहरी गली के सामने, जयपुर 302003',
      signatory: 'गणेश शर्मा',
    },
    person: {
      name: `लक्ष्मीनारायण चतुर्वेदी ${i}`,
      designation: 'शाखा प्रबंधक',
      department: 'बिक्री',
      idNo: `EMP-${String(i).padStart(4, '0')}`,
      bloodGroup: 'B+',
      dateOfBirth: '1994-06-12',
      phone: '+919812345678',
      emergencyPhone: '+919800011122',
      validTill: '2027-03-31',
      address: 'मालवीय नगर, जयपुर',
    },
    code: 'verify',
  })
  return {
    details,
    pictures: ['logo', 'photo', 'signature'],
    logoColours: fixtureLogo,
    cardUrl: null,
    verifyUrl: verifyUrl(i),
    isSample: false,
  }
}

/** The pictures as customers store them: a photograph with the grain of a phone's camera, a logo, a signature. */
export async function makePictures(): Promise<Record<'logo' | 'photo' | 'signature', Buffer>> {
  const grain = {
    create: {
      width: 720,
      height: 900,
      channels: 3 as const,
      noise: { type: 'gaussian' as const, mean: 128, sigma: 22 },
      background: '#888',
    },
  }
  const photo = await sharp(Buffer.from(fixturePictures.photo))
    .resize(720, 900)
    .composite([{ input: await sharp(grain).png().toBuffer(), blend: 'soft-light' }])
    .webp({ quality: 82 })
    .toBuffer()
  const [logo, signature] = await Promise.all(
    [fixturePictures.logo, fixturePictures.signature].map((svg) => sharp(Buffer.from(svg)).webp().toBuffer()),
  )
  return { photo, logo: logo!, signature: signature! }
}
