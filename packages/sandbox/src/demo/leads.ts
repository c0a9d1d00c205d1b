import type { Language } from '@parichay/contract/agency/fields.ts'
import type { LeadStatus } from '@parichay/contract/lead/rules.ts'
import type { LogoKey } from './pictures/draw.ts'

/** Somebody who left their number on a demo card so many days ago; all invented. */
export type DemoLead = {
  name: string
  /** E.164. */
  phone: string
  note: string
  language: Language
  status: LeadStatus
  ownNote: string
  daysAgo: number
}

/** A lead that nobody has called yet unless told. */
const lead = (
  [name, number]: [name: string, number: string],
  [daysAgo, language]: [daysAgo: number, language: Language],
  note: string,
  more: Partial<Pick<DemoLead, 'status' | 'ownNote'>> = {},
): DemoLead => ({
  name,
  phone: `+9198765${number}`,
  daysAgo,
  language,
  note,
  status: 'NEW',
  ownNote: '',
  ...more,
})

/** Leads of demo businesses, by their logo; the others have none yet. */
export const demoLeads: Partial<Record<LogoKey, DemoLead[]>> = {
  sweets: [
    lead(['मोहित सक्सेना', '61001'], [0.2, 'hi'], 'दिवाली के लिए 25 डिब्बे काजू कतली चाहिए, दाम बता दें।'),
    lead(['Priyanka Joshi', '61002'], [1.4, 'en'], 'Return gifts for a naming ceremony, about 60 boxes.'),
    lead(['राकेश वर्मा', '61003'], [4, 'hi'], 'शादी का ऑर्डर, 14 तारीख़।', {
      status: 'CONTACTED',
      ownNote: 'मंगलवार को सैंपल लेने आएँगे।',
    }),
    lead(['Anjali Mehra', '61004'], [9, 'en'], 'Do you deliver to Gomti Nagar?', { status: 'WON' }),
    lead(['सीमा', '61005'], [16, 'hi'], '', { status: 'LOST', ownNote: 'दाम ज़्यादा लगा।' }),
  ],
  clinic: [
    lead(
      ['Imran Sheikh', '61011'],
      [0.6, 'en'],
      'Appointment for my father, Thursday after six if possible.',
    ),
    lead(['Kavita Rane', '61012'], [3, 'en'], 'Do you do the full body check-up on Sundays?', {
      status: 'CONTACTED',
    }),
  ],
  classes: [
    lead(['निशा तिवारी', '61021'], [0.9, 'hi'], 'कक्षा 10 के गणित का नया बैच कब से है?'),
    lead(['Suresh Yadav', '61022'], [6, 'hi'], 'बेटी के लिए डेमो क्लास।', {
      status: 'WON',
      ownNote: 'सोमवार से आ रही है।',
    }),
  ],
  sarees: [
    lead(['હેતલ પટેલ', '61031'], [0.3, 'gu'], 'લગ્ન માટે 10 બાંધણી સાડી, વિડિયો કૉલ પર બતાવશો?'),
    lead(['Ritu Agarwal', '61032'], [2, 'en'], 'Wholesale price list please, shop in Jaipur.', {
      status: 'CONTACTED',
      ownNote: 'Price list sent. Calls back on Monday.',
    }),
    lead(['મીનાબેન', '61033'], [8, 'gu'], '', { status: 'WON' }),
  ],
  travels: [
    lead(['Sandeep Kamath', '61041'], [0.4, 'en'], 'Two days in Coorg for six people, next weekend.'),
    lead(['Lakshmi N.', '61042'], [5, 'en'], 'Airport drop at 4 am on the 12th.', { status: 'WON' }),
  ],
}
