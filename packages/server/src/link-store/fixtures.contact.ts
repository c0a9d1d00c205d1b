import { siDiscord, siMessenger, siSignal, siTelegram, siWhatsapp } from './fixtures.marks.ts'
import { icons } from './fixtures.icons.ts'
import { brand, linkType, onHost, own, type LinkCategoryFixture } from './fixtures.kinds.ts'

const green = '#15803d'
const blue = '#1d4ed8'

/** Numbers and mailboxes. */
export const phoneAndMail: LinkCategoryFixture = {
  name: 'Phone & mail',
  names: { hi: 'फ़ोन और ईमेल', gu: 'ફોન અને ઇમેઇલ' },
  icon: icons.phone,
  order: 1,
  types: [
    linkType('Phone', 'फ़ोन', 'ફોન', own(icons.phone, green), {
      fieldType: 'tel',
      placeholder: '+91 98765 43210',
      examples: ['+91 98765 43210', '98'],
      isPopular: true,
    }),
    linkType('Landline', 'लैंडलाइन', 'લેન્ડલાઇન', own(icons.deskPhone, green), {
      fieldType: 'tel',
      placeholder: '0261 245 0000',
      pattern: '(?:\\+91|0)?[1-9]\\d{9}',
      examples: ['0261 245 0000', '245 00'],
    }),
    linkType('Toll-free number', 'टोल-फ़्री नंबर', 'ટોલ-ફ્રી નંબર', own(icons.headset, green), {
      fieldType: 'tel',
      placeholder: '1800 123 4567',
      pattern: '18[0-9]{2}\\d{6,7}',
      examples: ['1800 123 4567', '98765 43210'],
    }),
    linkType('After-hours phone', 'समय के बाद का फ़ोन', 'સમય પછીનો ફોન', own(icons.phoneRing, '#b91c1c'), {
      fieldType: 'tel',
      placeholder: '+91 98765 43210',
      examples: ['9876543210', 'call me'],
    }),
    linkType('Email', 'ईमेल', 'ઇમેઇલ', own(icons.mail, blue), {
      fieldType: 'email',
      placeholder: 'you@yourshop.in',
      examples: ['mailto:Orders@YourShop.in', 'orders@yourshop'],
      isPopular: true,
    }),
    linkType('Support email', 'सहायता ईमेल', 'સહાય ઇમેઇલ', own(icons.mailOpen, blue), {
      fieldType: 'email',
      placeholder: 'help@yourshop.in',
      examples: ['help@yourshop.in', 'help at yourshop.in'],
    }),
  ],
}

/** Chats and groups. */
export const messaging: LinkCategoryFixture = {
  name: 'Messaging',
  names: { hi: 'मैसेजिंग', gu: 'મેસેજિંગ' },
  icon: icons.bubbleLines,
  order: 2,
  types: [
    linkType('WhatsApp', 'व्हाट्सऐप', 'વોટ્સએપ', brand(siWhatsapp), {
      prefix: 'https://wa.me/',
      placeholder: '919876543210',
      pattern: '[1-9]\\d{9,14}',
      examples: ['https://wa.me/919876543210', '98765'],
      isPopular: true,
    }),
    linkType('WhatsApp group', 'व्हाट्सऐप ग्रुप', 'વોટ્સએપ ગ્રુપ', brand(siWhatsapp), {
      prefix: 'https://chat.whatsapp.com/',
      placeholder: 'https://chat.whatsapp.com/…',
      pattern: '[A-Za-z0-9]{18,24}',
      examples: ['https://chat.whatsapp.com/DemoGroupInvite1234567', 'my group'],
    }),
    linkType('WhatsApp channel', 'व्हाट्सऐप चैनल', 'વોટ્સએપ ચેનલ', brand(siWhatsapp), {
      prefix: 'https://whatsapp.com/channel/',
      placeholder: 'https://whatsapp.com/channel/…',
      pattern: '[A-Za-z0-9]{18,30}',
      examples: ['https://www.whatsapp.com/channel/0029DemoChannel1234567', 'channel'],
    }),
    linkType('WhatsApp catalogue', 'व्हाट्सऐप कैटलॉग', 'વોટ્સએપ કેટલોગ', brand(siWhatsapp), {
      prefix: 'https://wa.me/c/',
      placeholder: '919876543210',
      pattern: '[1-9]\\d{9,14}',
      examples: ['https://wa.me/c/919876543210', 'catalogue'],
    }),
    linkType('Telegram', 'टेलीग्राम', 'ટેલિગ્રામ', brand(siTelegram), {
      prefix: 'https://t.me/',
      placeholder: '@yourshop',
      pattern: '[A-Za-z]\\w{3,31}|\\+[\\w\\-]{10,40}',
      examples: ['@yourshop', 'my shop'],
    }),
    linkType('Messenger', 'मैसेंजर', 'મેસેન્જર', brand(siMessenger), {
      prefix: 'https://www.messenger.com/t/',
      placeholder: 'yourshop',
      pattern: '[\\w.]{3,50}',
      examples: ['https://www.messenger.com/t/yourshop/', 'your shop'],
    }),
    linkType('Arattai', 'अरट्टै', 'અરટ્ટાઈ', own(icons.bubbleLines, '#e0a100'), {
      prefix: 'https://aratt.ai/@',
      placeholder: '@yourshop',
      pattern: '[\\w.]{3,40}',
      examples: ['@yourshop', 'your shop'],
    }),
    linkType('Signal', 'सिग्नल', 'સિગ્નલ', brand(siSignal), {
      placeholder: 'https://signal.me/#…',
      pattern: onHost('signal\\.me', 'signal\\.group'),
      examples: ['signal.me/#p/+919876543210', 'https://example.com/signal'],
    }),
    linkType('Discord', 'डिस्कॉर्ड', 'ડિસ્કોર્ડ', brand(siDiscord), {
      prefix: 'https://discord.gg/',
      placeholder: 'https://discord.gg/…',
      pattern: '[A-Za-z0-9\\-]{2,32}',
      examples: ['https://discord.gg/yourshop', 'our server'],
    }),
  ],
}
