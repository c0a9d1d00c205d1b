import type { WrittenPage } from './rules.ts'

/** Ayurveda & Naturopathy. */
export const ayurvedaNaturopathy: WrittenPage = {
  category: 'Ayurveda & Naturopathy',
  links: ['Book an appointment', 'WhatsApp', 'YouTube', 'Google Maps', 'Doctor registration'],
  designs: ['monsoon', 'clinic', 'saffron'],
  without: ['Emergency care day and night', 'Sample collection at home'],
  en: {
    title: 'A digital card for ayurveda and nature cure',
    seo: 'Consultation hours, panchakarma, yoga diet and medicines of a vaidya on one calm page with appointments on WhatsApp.',
    lead: 'Patients come after trying everything else and have many questions. Let the page answer the simple ones before they sit down.',
    about:
      'The pulse is read before any report. Medicines are prepared in our own pharmacy from herbs we can name, treatment rooms are warm and quiet, and you are told honestly when a hospital is the better place.',
    products: [
      ['Consultation', 'Pulse, diet and daily routine, forty minutes'],
      ['Panchakarma', 'Seven, fourteen or twenty-one days'],
      ['Abhyanga and steam', 'Oil by constitution, with rest afterwards'],
      ['Joint pain care', 'Kati basti, janu basti and herbal packs'],
      ['Diet plan', 'Written for your kitchen and season'],
      ['Herbal medicines', 'Prepared here, sent by post'],
    ],
    faq: [
      [
        'Can the registration of the vaidya be seen?',
        'Yes, as a link with its number; patients from other towns look for it first.',
      ],
      [
        'How do I explain what to eat before a therapy?',
        'Put it into the introduction or a PDF that patients keep on the phone.',
      ],
      [
        'Morning and evening hours are different.',
        'Every day takes two spans, and the page says by itself whether you are open now.',
      ],
      [
        'Can medicines be ordered again?',
        'List them as products; the order arrives as a message and you decide whether it may be repeated.',
      ],
    ],
    reasons: ['Herbs we can name'],
  },
  hi: {
    title: 'आयुर्वेद और प्राकृतिक चिकित्सा का डिजिटल कार्ड',
    seo: 'परामर्श का समय, पंचकर्म, आहार और औषधियाँ: वैद्य जी का एक शांत पेज, व्हाट्सऐप पर समय लेने की सुविधा के साथ।',
    lead: 'रोगी सब कुछ आज़माकर आते हैं और मन में बहुत सवाल होते हैं। आसान सवालों के जवाब पेज ही दे दे।',
    about:
      'किसी भी रिपोर्ट से पहले नाड़ी देखी जाती है। औषधि अपनी ही शाला में उन जड़ी-बूटियों से बनती है जिनका नाम बता सकें, कक्ष गर्म और शांत हैं, और जहाँ अस्पताल ज़रूरी हो वहाँ साफ़ कह दिया जाता है।',
    products: [
      ['परामर्श', 'नाड़ी, आहार और दिनचर्या, चालीस मिनट'],
      ['पंचकर्म', 'सात, चौदह या इक्कीस दिन'],
      ['अभ्यंग और स्वेदन', 'प्रकृति के अनुसार तेल, बाद में विश्राम'],
      ['जोड़ों का दर्द', 'कटि बस्ति, जानु बस्ति और लेप'],
      ['आहार योजना', 'आपकी रसोई और ऋतु के अनुसार लिखी हुई'],
      ['औषधियाँ', 'यहीं बनी, डाक से भी'],
    ],
    faq: [
      ['वैद्य का पंजीकरण दिख सकता है?', 'हाँ, नंबर सहित लिंक में; बाहर के रोगी सबसे पहले यही देखते हैं।'],
      ['उपचार से पहले क्या खाएँ, कैसे बताऊँ?', 'परिचय में लिखें या पीडीएफ़ जोड़ें जो रोगी फ़ोन में रख ले।'],
      ['सुबह और शाम का समय अलग है।', 'हर दिन दो समय लिए जा सकते हैं, और अभी खुला है या नहीं, पेज ख़ुद बताता है।'],
      [
        'औषधि दोबारा मँगाई जा सकती है?',
        'उन्हें प्रोडक्ट बनाएँ; ऑर्डर संदेश में आता है और दोबारा देनी है या नहीं, आप तय करते हैं।',
      ],
    ],
    reasons: ['हर जड़ी-बूटी का नाम साफ़'],
  },
  gu: {
    title: 'આયુર્વેદ અને નિસર્ગોપચાર માટે ડિજિટલ કાર્ડ',
    seo: 'સલાહનો સમય, પંચકર્મ, આહાર અને ઔષધ: વૈદ્યનું એક શાંત પેજ, વોટ્સએપ પર સમય લેવાની સગવડ સાથે.',
    lead: 'દર્દી બધું અજમાવીને આવે છે અને મનમાં ઘણા સવાલ હોય છે. સહેલા સવાલના જવાબ પેજ જ આપી દે.',
    about:
      'કોઈ પણ રિપોર્ટ પહેલાં નાડી જોવાય છે. ઔષધ અમારી જ રસશાળામાં નામ કહી શકાય એવી વનસ્પતિમાંથી બને છે, રૂમ હૂંફાળા અને શાંત છે, અને હોસ્પિટલ વધુ સારી હોય ત્યાં ચોખ્ખું કહી દેવાય છે.',
    products: [
      ['નિદાન અને સલાહ', 'નાડી, આહાર અને દિનચર્યા, ચાળીસ મિનિટ'],
      ['પંચકર્મ', 'સાત, ચૌદ કે એકવીસ દિવસ'],
      ['અભ્યંગ અને સ્વેદન', 'પ્રકૃતિ પ્રમાણે તેલ, પછી આરામ'],
      ['સાંધાનો દુખાવો', 'કટિ બસ્તિ, જાનુ બસ્તિ અને લેપ'],
      ['આહાર યોજના', 'તમારા રસોડા અને ઋતુ પ્રમાણે લખેલી'],
      ['ઔષધ', 'અહીં જ બનાવેલાં, ટપાલથી પણ'],
    ],
    faq: [
      ['વૈદ્યનું રજિસ્ટ્રેશન દેખાય?', 'હા, નંબર સાથે લિંકમાં; બહારગામના દર્દી પહેલાં એ જ જુએ છે.'],
      ['ઉપચાર પહેલાં શું ખાવું તે કેમ સમજાવું?', 'પરિચયમાં લખો કે PDF જોડો જે દર્દી ફોનમાં રાખે.'],
      ['સવાર અને સાંજનો સમય જુદો છે.', 'દરેક વારે બે સમય રાખી શકાય, અને અત્યારે ખુલ્લું છે કે નહીં તે પેજ જાતે કહે છે.'],
      ['ઔષધ ફરી મંગાવી શકાય?', 'પ્રોડક્ટ તરીકે મૂકો; ઓર્ડર મેસેજમાં આવે અને ફરી આપવું કે નહીં તે તમે નક્કી કરો.'],
    ],
    reasons: ['દરેક વનસ્પતિનું નામ સ્પષ્ટ'],
  },
}
