import type { LeftOutReason } from './rules.left-out.ts'

type Reasons = Record<Exclude<LeftOutReason, 'inner' | 'repeated'>, (agencyName: string) => string>

const en = {
  title: (agencyName: string) => `Your data at ${agencyName}`,
  madeAt: (when: string) => `As it stood on ${when} (IST)`,
  how: 'The folder "data" holds lists in JSON, a format that a text editor shows and other programs read. Amounts of money are in paise: 100 paise are one rupee. Times are in UTC.',
  contents: 'What is here:',
  parts: {
    profile: 'your number or e-mail, your name and what you chose in the panel',
    consents: 'which version of terms and privacy policy you accepted, and when',
    'consents-id-card-photos': 'whether a checked ID card shows its photo, and when that was agreed to',
    'second-step': 'since when the second step of signing in is on',
    'sign-ins': 'where you are signed in now: device, address, times',
    'known-devices': 'devices that signed in before',
    'changes-of-number-or-e-mail': 'when your number or e-mail was changed in the last days',
    'notified-browsers': 'browsers that get your notifications',
    'daily-reminders': 'reminders that were sent in the last 60 days',
    businesses: 'your businesses',
    cards: 'your digital cards with all sections',
    'card-addresses-before': 'addresses that your cards had before',
    'card-visits': 'visits of your cards, counted by day',
    files: 'pictures and brochures; the files themselves lie in the folder "files"',
    frames: 'frames of your greetings',
    'greetings-favourites': 'greetings you like, by number',
    'greetings-own-words': 'words you wrote into greetings',
    'greetings-sent': 'greetings that were shared or downloaded in the last 31 days',
    'greetings-wished-for': 'pictures you asked for, with your note and the answer',
    'id-cards': 'projects of visiting and ID cards',
    'id-card-people': 'people on them',
    'id-card-codes': 'printed codes: when they were made, replaced or revoked',
    'id-card-files': 'files of single cards; those still kept lie in the folder "id-cards"',
    'id-card-files-of-many': 'files of many cards',
    videos: 'your video projects',
    'video-sounds':
      'your own music, clips and voices, with the consent you gave; the files lie in the folder "sounds"',
    'video-films': 'films that were made; those still kept lie in the folder "videos"',
    purchases: 'what was bought, with the address for the invoice',
    payments: 'what was paid, and by which method',
    refunds: 'what was given back',
    plans: 'from when to when your plans ran',
    invoices: 'your invoices as they were issued',
    activity: 'what you changed in the panel in the last year',
  },
  files: (count: string) => `Files in this copy: ${count}`,
  noRoom:
    'These files found no room, because the copy would have become too large. You can save them in the panel:',
  gone: 'These files are named in the lists, but are not kept any more:',
  absent: 'What is not here:',
  reasons: {
    secret: () =>
      'Passwords, codes, keys and links that open something. They are kept so that nobody can read them, or are nobody’s to pass on.',
    staff: (agencyName) => `What people who work for ${agencyName} wrote down or did for their own work.`,
    others: () => 'What belongs to other people, such as feedback that visitors left on a card.',
    short: () =>
      'What ends by itself within days: codes on their way, and deleted files that wait to be erased.',
  } as Reasons,
  keepSafe:
    'This copy says a lot about you and the people on your ID cards. Keep it where only you can open it.',
}
/** Lists of the copy by their names. */
export type PartName = keyof typeof en.parts

const hi: typeof en = {
  title: (agencyName) => `${agencyName} पर आपका डेटा`,
  madeAt: (when) => `${when} (IST) की स्थिति`,
  how: '"data" फ़ोल्डर में JSON सूचियाँ हैं: इन्हें टेक्स्ट एडिटर में देखा जा सकता है और दूसरे प्रोग्राम भी पढ़ सकते हैं। रक़म पैसे में लिखी है: 100 पैसे यानी एक रुपया। समय UTC में है।',
  contents: 'इसमें क्या है:',
  parts: {
    profile: 'आपका नंबर या ई-मेल, नाम और पैनल में चुनी हुई बातें',
    consents: 'आपने नियमों और प्राइवेसी पॉलिसी का कौन सा वर्शन कब स्वीकार किया',
    'consents-id-card-photos': 'जाँचे गए आईडी कार्ड पर फ़ोटो दिखे या नहीं, और इसकी सहमति कब दी गई',
    'second-step': 'साइन इन का दूसरा चरण कब से चालू है',
    'sign-ins': 'अभी आप कहाँ-कहाँ साइन इन हैं: डिवाइस, IP पता, समय',
    'known-devices': 'जिन डिवाइस से पहले साइन इन हुआ',
    'changes-of-number-or-e-mail': 'पिछले दिनों में आपका नंबर या ई-मेल कब बदला गया',
    'notified-browsers': 'जिन ब्राउज़र पर आपको नोटिफ़िकेशन मिलते हैं',
    'daily-reminders': 'पिछले 60 दिनों में भेजे गए रिमाइंडर',
    businesses: 'आपके बिज़नेस',
    cards: 'आपके डिजिटल कार्ड, सभी भागों के साथ',
    'card-addresses-before': 'आपके कार्ड के पुराने लिंक',
    'card-visits': 'आपके कार्ड कितनी बार देखे गए, दिन के हिसाब से',
    files: 'तस्वीरें और ब्रोशर; फ़ाइलें "files" फ़ोल्डर में हैं',
    frames: 'आपकी शुभकामनाओं के फ़्रेम',
    'greetings-favourites': 'आपकी पसंदीदा शुभकामनाएँ, नंबर से',
    'greetings-own-words': 'शुभकामनाओं में आपके लिखे शब्द',
    'greetings-sent': 'पिछले 31 दिनों में शेयर या डाउनलोड की गई शुभकामनाएँ',
    'greetings-wished-for': 'तस्वीरों के लिए आपकी रिक्वेस्ट, आपके नोट और जवाब के साथ',
    'id-cards': 'विज़िटिंग और आईडी कार्ड के प्रोजेक्ट',
    'id-card-people': 'उन पर दर्ज लोग',
    'id-card-codes': 'छपे हुए कोड: कब बने, बदले या रद्द हुए',
    'id-card-files': 'एक-एक कार्ड की फ़ाइलें; जो अभी रखी हैं, वे "id-cards" फ़ोल्डर में हैं',
    'id-card-files-of-many': 'कई कार्ड वाली फ़ाइलें',
    videos: 'आपके वीडियो प्रोजेक्ट',
    'video-sounds': 'आपका अपना संगीत, क्लिप और आवाज़, आपकी दी हुई सहमति के साथ; फ़ाइलें "sounds" फ़ोल्डर में हैं',
    'video-films': 'बनी हुई फ़िल्में; जो अभी रखी हैं, वे "videos" फ़ोल्डर में हैं',
    purchases: 'क्या ख़रीदा गया, इनवॉइस के पते के साथ',
    payments: 'कितना भुगतान हुआ और किस तरीक़े से',
    refunds: 'कितना लौटाया गया',
    plans: 'आपके प्लान कब से कब तक चले',
    invoices: 'आपके इनवॉइस, जैसे जारी हुए थे',
    activity: 'पिछले एक साल में आपने पैनल में क्या बदला',
  },
  files: (count) => `इस कॉपी में फ़ाइलें: ${count}`,
  noRoom: 'इन फ़ाइलों के लिए जगह नहीं थी, वरना कॉपी बहुत बड़ी हो जाती। इन्हें आप पैनल से सेव कर सकते हैं:',
  gone: 'इन फ़ाइलों के नाम सूचियों में हैं, पर ये अब रखी नहीं हैं:',
  absent: 'इसमें क्या नहीं है:',
  reasons: {
    secret: () =>
      'पासवर्ड, कोड, और कुछ खोलने वाली keys और लिंक। ये ऐसे रखे जाते हैं कि कोई पढ़ न सके, या किसी को दिए नहीं जाते।',
    staff: (agencyName) => `${agencyName} में काम करने वालों ने अपने काम के लिए जो लिखा या किया।`,
    others: () => 'जो दूसरे लोगों का है, जैसे लोगों की राय, जो उन्होंने कार्ड पर लिखी।',
    short: () => 'जो कुछ दिनों में अपने आप ख़त्म हो जाता है: भेजे गए कोड, और हटाई गई फ़ाइलें, जो मिटाई जाने वाली हैं।',
  },
  keepSafe: 'इस कॉपी में आपके और आपके आईडी कार्ड पर दर्ज लोगों के बारे में बहुत कुछ है। इसे ऐसी जगह रखें जहाँ सिर्फ़ आप खोल सकें।',
}

/** What the page that explains the copy says. */
export const words = { en, hi } as const
