import type { WrittenPage } from './rules.ts'

/** Political & Social Worker. */
export const politicalSocialWorker: WrittenPage = {
  category: 'Political & Social Worker',
  links: ['Facebook', 'YouTube', 'WhatsApp channel', 'X', 'Instagram', 'Google Forms'],
  designs: ['saffron', 'monsoon', 'ledger'],
  without: [
    'Clear fees, told beforehand',
    'Honest prices',
    'On-time delivery',
    'UPI and cards accepted',
    'No due date missed',
    'Your papers stay private',
  ],
  en: {
    title: 'A digital card for public representatives and social workers',
    seo: 'Office hours, ward work done, help with papers and a way to write: the page of a councillor, sarpanch or social worker.',
    lead: 'People remember who picked up the phone when the drain overflowed. Put your number where all of the ward finds it.',
    about:
      'The office is open every morning from eight to ten and you need nobody’s letter to come in. Each complaint gets a number and a date, what was done stands in the list below, and what could not be done is told as well.',
    products: [
      ['Complaints of the ward', 'Water, drains, roads and lights'],
      ['Help with papers', 'Ration, Aadhaar, income and caste certificates'],
      ['Schemes', 'Pension, housing and health cards, form filled in'],
      ['Medical help', 'Hospital, blood and ambulance numbers'],
      ['Youth and women', 'Sports, training and savings groups'],
      ['Festivals together', 'Dates and places of the ward’s functions'],
    ],
    faq: [
      [
        'Can I show work that is done?',
        'An album for each street, with before and after and the month below.',
      ],
      [
        'How do people send a complaint?',
        'By WhatsApp with a photo; your own line asks for name, street and house number.',
      ],
      [
        'Are colours and party signs possible?',
        'Colour, cover and logo are yours; there are greeting frames for leaders too.',
      ],
      [
        'Election rules forbid some of it.',
        'Take a block off the page with a switch and bring it back afterwards.',
      ],
    ],
    reasons: ['Open every morning', 'A number for every complaint'],
  },
  hi: {
    title: 'जनप्रतिनिधि और समाजसेवी का डिजिटल कार्ड',
    seo: 'कार्यालय का समय, वार्ड में हुए काम, काग़ज़ों में मदद और लिखने का रास्ता: पार्षद, सरपंच या समाजसेवी का पेज।',
    lead: 'नाली भरी तो फ़ोन किसने उठाया, लोग यही याद रखते हैं। नंबर वहाँ रखें जहाँ पूरा वार्ड देख सके।',
    about:
      'कार्यालय रोज़ सुबह आठ से दस खुला है और आने के लिए किसी की चिट्ठी नहीं चाहिए। हर शिकायत को नंबर और तारीख़ मिलती है, जो हुआ वह नीचे सूची में है, और जो नहीं हो सका वह भी बताया जाता है।',
    products: [
      ['वार्ड की शिकायतें', 'पानी, नाली, सड़क और बत्ती'],
      ['काग़ज़ों में मदद', 'राशन, आधार, आय और जाति प्रमाणपत्र'],
      ['योजनाएँ', 'पेंशन, आवास और स्वास्थ्य कार्ड, फ़ॉर्म भरकर'],
      ['इलाज में मदद', 'अस्पताल, रक्त और एंबुलेंस के नंबर'],
      ['युवा और महिलाएँ', 'खेल, प्रशिक्षण और बचत समूह'],
      ['साथ में त्योहार', 'वार्ड के कार्यक्रमों की तारीख़ और जगह'],
    ],
    faq: [
      ['किया हुआ काम दिखा सकता हूँ?', 'हर गली का एल्बम, पहले और बाद की तस्वीर, नीचे महीना।'],
      ['लोग शिकायत कैसे भेजें?', 'फ़ोटो के साथ व्हाट्सऐप पर; आपकी पंक्ति नाम, गली और मकान नंबर माँगती है।'],
      ['रंग और चिह्न लग सकते हैं?', 'रंग, कवर और लोगो आपके; नेताओं के लिए शुभकामना फ़्रेम भी हैं।'],
      ['चुनाव में कुछ बातें मना होती हैं।', 'पेज का कोई भी हिस्सा स्विच से हटाएँ, बाद में लौटा लें।'],
    ],
    reasons: ['रोज़ सुबह खुला', 'हर शिकायत का नंबर'],
  },
  gu: {
    title: 'જનપ્રતિનિધિ અને સમાજસેવક માટે ડિજિટલ કાર્ડ',
    seo: 'કાર્યાલયનો સમય, વોર્ડમાં થયેલાં કામ, કાગળમાં મદદ અને લખવાનો રસ્તો: કોર્પોરેટર, સરપંચ કે સમાજસેવકનું પેજ.',
    lead: 'ગટર ઊભરાઈ ત્યારે ફોન કોણે ઉપાડ્યો, લોકો એ જ યાદ રાખે છે. નંબર એવી જગ્યાએ મૂકો જ્યાં આખો વોર્ડ જુએ.',
    about:
      'કાર્યાલય રોજ સવારે આઠથી દસ ખુલ્લું છે અને આવવા માટે કોઈની ચિઠ્ઠી જોઈતી નથી. દરેક ફરિયાદને નંબર અને તારીખ મળે, જે થયું તે નીચેની યાદીમાં છે, અને જે ન થઈ શક્યું તે પણ કહેવાય છે.',
    products: [
      ['વોર્ડની ફરિયાદો', 'પાણી, ગટર, રસ્તા અને લાઇટ'],
      ['કાગળમાં મદદ', 'રેશન, આધાર, આવક અને જાતિના દાખલા'],
      ['યોજનાઓ', 'પેન્શન, આવાસ અને આરોગ્ય કાર્ડ, ફોર્મ ભરીને'],
      ['સારવારમાં મદદ', 'હોસ્પિટલ, લોહી અને એમ્બ્યુલન્સના નંબર'],
      ['યુવાનો અને બહેનો', 'રમત, તાલીમ અને બચત જૂથ'],
      ['સાથે તહેવાર', 'વોર્ડના કાર્યક્રમોની તારીખ અને જગ્યા'],
    ],
    faq: [
      ['કરેલું કામ બતાવી શકાય?', 'દરેક શેરીનો આલ્બમ, પહેલાં અને પછીનો ફોટો, નીચે મહિનો.'],
      ['લોકો ફરિયાદ કેવી રીતે મોકલે?', 'ફોટા સાથે વોટ્સએપ પર; તમારી લીટી નામ, શેરી અને ઘર નંબર માંગે.'],
      ['રંગ અને નિશાન મૂકી શકાય?', 'રંગ, કવર અને લોગો તમારા; નેતાઓ માટે શુભેચ્છાની ફ્રેમ પણ છે.'],
      ['ચૂંટણીમાં અમુક વસ્તુ મનાઈ હોય છે.', 'પેજનો કોઈ પણ ભાગ સ્વિચથી કાઢો, પછી પાછો લાવો.'],
    ],
    reasons: ['રોજ સવારે ખુલ્લું', 'દરેક ફરિયાદનો નંબર'],
  },
}
