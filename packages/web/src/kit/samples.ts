import { useLingui } from '@lingui/react'

/** Sample words of the kit page; they are no part of the catalogue that every customer loads. */
const en = {
  title: 'Parts of the panel',
  subtitle: 'Every shared part in its states',
  colours: 'Colours', type: 'Type', buttons: 'Buttons', fields: 'Fields', otp: 'Code', feedback: 'Messages and dialogs', states: 'States', lists: 'Lists',
  empty: 'Nothing here', skeletons: 'Skeletons', share: 'Share and progress', steps: 'Steps', pictures: 'Pictures', preview: 'Live preview', shell: 'Top bar and menu',
  light: 'Light', dark: 'Dark', ask: 'Confirm dialog', fail: 'Error dialog', oneCard: 'Second card', signedOut: 'Signed out', whatsNew: 'News',
  sentence: 'Good shops are found by name. Yours is one tap away.',
  saveCard: 'Save card', preview2: 'Preview', later: 'Later', remove: 'Delete card', add: 'Add a link', busy: 'Publishing', off: 'Publish', offWhy: 'Add a phone number first',
  shop: 'Shree Balaji Sweets', owner: 'Your name', ownerHint: 'As your customers know you', about: 'About your shop', email: 'E-mail', category: 'Category', city: 'City', cityPick: 'Choose a city', showHours: 'Show opening hours', showHoursHint: 'Customers see when you are open',
  active: 'Active', draft: 'Draft', expiring: 'Ends in 12 days', expired: 'Expired', paid: 'Paid', trial: 'Trial',
  codeWrong: 'This code is not right. 3 tries left.',
  snack: 'Card saved', snackUndo: 'Link removed', undo: 'Undo', snackFail: 'The picture was not uploaded',
  askDelete: 'Delete “Shree Balaji Sweets”?', askDeleteBody: 'The card, its links and its pictures go with it.', askDeleteOk: 'Delete card',
  error: 'The SMS could not be sent. Please try again in a minute.',
  sheet: 'Add a link', sheetBody: 'Choose what your customers may tap.',
  business: 'Business', phone: 'Phone', status: 'Status', plan: 'Plan', ends: 'Ends on', search: 'Search by name or phone', addCustomer: 'Add a customer',
  noneYet: 'No customers yet', noneYetBody: 'Add the first one; they get an SMS with a link.', loadFailed: 'The list did not arrive.',
  checklist: 'Make your card complete', tasks: ['Add your logo', 'Check your phone number', 'Add your address', 'Share it for the first time', 'Add your UPI id'],
  wizard: ['Business', 'Template', 'Details', 'Card link', 'Links', 'Publish'], back: 'Back', next: 'Next', restart: 'Start again',
  logo: 'Logo', shareText: 'My digital card:', home: 'Home', projects: 'My Projects', account: 'Account', leads: 'Leads',
  news: [
    { title: 'Your card in three new designs', subtitle: 'Bazaar, Clinic and Minimal: change any time, your details stay.' },
    { title: 'QR for your counter', subtitle: 'Print it once, customers save you with one scan.' },
    { title: 'Hindi everywhere', subtitle: 'Change the language in the menu.' },
  ], newsAction: 'See the designs',
  rows: [['Shree Balaji Sweets', 'Surat'], ['Dr. Meera Shah Clinic', 'Ahmedabad'], ['Krishna Auto Garage', 'Rajkot'], ['Ananya Boutique', 'Vadodara'], ['Gupta & Sons Hardware', 'Navsari']],
  cities: ['Surat', 'Ahmedabad', 'Rajkot', 'Vadodara', 'Navsari', 'Mumbai', 'Pune', 'Jaipur'],
}

const hi: typeof en = {
  title: 'पैनल के हिस्से',
  subtitle: 'हर साझा हिस्सा, अपनी हर हालत में',
  colours: 'रंग', type: 'अक्षर', buttons: 'बटन', fields: 'फ़ील्ड', otp: 'कोड', feedback: 'संदेश और डायलॉग', states: 'स्थिति', lists: 'सूचियाँ',
  empty: 'अभी कुछ नहीं', skeletons: 'ढाँचे', share: 'शेयर और प्रगति', steps: 'चरण', pictures: 'तस्वीरें', preview: 'लाइव झलक', shell: 'ऊपरी पट्टी और मेन्यू',
  light: 'उजला', dark: 'गहरा', ask: 'पुष्टि डायलॉग', fail: 'गड़बड़ी डायलॉग', oneCard: 'दूसरा कार्ड', signedOut: 'साइन आउट', whatsNew: 'नई बातें',
  sentence: 'अच्छी दुकान नाम से पहचानी जाती है। आपकी बस एक टैप दूर है।',
  saveCard: 'कार्ड सेव करें', preview2: 'झलक देखें', later: 'बाद में', remove: 'कार्ड हटाएँ', add: 'लिंक जोड़ें', busy: 'प्रकाशित हो रहा है', off: 'प्रकाशित करें', offWhy: 'पहले फ़ोन नंबर जोड़ें',
  shop: 'श्री बालाजी स्वीट्स', owner: 'आपका नाम', ownerHint: 'जिस नाम से ग्राहक आपको जानते हैं', about: 'अपनी दुकान के बारे में', email: 'ई-मेल', category: 'श्रेणी', city: 'शहर', cityPick: 'शहर चुनें', showHours: 'खुलने का समय दिखाएँ', showHoursHint: 'ग्राहक देख सकेंगे कि आप कब खुले हैं',
  active: 'चालू', draft: 'ड्राफ़्ट', expiring: '12 दिन बाकी', expired: 'समाप्त', paid: 'भुगतान हुआ', trial: 'ट्रायल',
  codeWrong: 'यह कोड सही नहीं है। 3 मौके बचे हैं।',
  snack: 'कार्ड सेव हो गया', snackUndo: 'लिंक हटा दिया गया', undo: 'वापस लाएँ', snackFail: 'तस्वीर अपलोड नहीं हुई',
  askDelete: '“श्री बालाजी स्वीट्स” को हटाएँ?', askDeleteBody: 'कार्ड के साथ उसके लिंक और तस्वीरें भी हट जाएँगी।', askDeleteOk: 'कार्ड हटाएँ',
  error: 'SMS नहीं भेजा जा सका। एक मिनट बाद फिर कोशिश करें।',
  sheet: 'लिंक जोड़ें', sheetBody: 'चुनें कि ग्राहक किस पर टैप कर सकें।',
  business: 'बिज़नेस', phone: 'फ़ोन', status: 'स्थिति', plan: 'प्लान', ends: 'कब तक', search: 'नाम या फ़ोन से खोजें', addCustomer: 'ग्राहक जोड़ें',
  noneYet: 'अभी कोई ग्राहक नहीं', noneYetBody: 'पहला ग्राहक जोड़ें; उन्हें SMS से लिंक मिलेगा।', loadFailed: 'सूची नहीं आ सकी।',
  checklist: 'अपना कार्ड पूरा करें', tasks: ['अपना लोगो जोड़ें', 'फ़ोन नंबर जाँचें', 'पता जोड़ें', 'पहली बार शेयर करें', 'UPI आईडी जोड़ें'],
  wizard: ['बिज़नेस', 'डिज़ाइन', 'जानकारी', 'कार्ड लिंक', 'लिंक', 'प्रकाशन'], back: 'पीछे', next: 'आगे', restart: 'फिर से शुरू करें',
  logo: 'लोगो', shareText: 'मेरा डिजिटल कार्ड:', home: 'होम', projects: 'मेरे प्रोजेक्ट', account: 'खाता', leads: 'लीड',
  news: [
    { title: 'आपका कार्ड तीन नए डिज़ाइनों में', subtitle: 'बाज़ार, क्लिनिक और मिनिमल: जब चाहें बदलें, जानकारी वही रहेगी।' },
    { title: 'काउंटर के लिए QR', subtitle: 'एक बार छापें, ग्राहक एक स्कैन में आपको सेव करें।' },
    { title: 'हर जगह हिन्दी', subtitle: 'भाषा मेन्यू से बदलें।' },
  ], newsAction: 'डिज़ाइन देखें',
  rows: [['श्री बालाजी स्वीट्स', 'सूरत'], ['डॉ. मीरा शाह क्लिनिक', 'अहमदाबाद'], ['कृष्णा ऑटो गैराज', 'राजकोट'], ['अनन्या बुटीक', 'वडोदरा'], ['गुप्ता एंड संस हार्डवेयर', 'नवसारी']],
  cities: ['सूरत', 'अहमदाबाद', 'राजकोट', 'वडोदरा', 'नवसारी', 'मुंबई', 'पुणे', 'जयपुर'],
}

/** Texts of the kit page. */
export type Samples = typeof en
const samplesFor = (locale: string): Samples => (locale === 'hi' ? hi : en)

/** Texts of the kit page in the panel’s language. */
export const useSamples = () => samplesFor(useLingui().i18n.locale)
