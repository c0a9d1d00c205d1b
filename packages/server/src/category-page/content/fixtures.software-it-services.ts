import type { WrittenPage } from './rules.ts'

/** Software & IT Services. */
export const softwareItServices: WrittenPage = {
  category: 'Software & IT Services',
  links: ['Website', 'LinkedIn', 'Portfolio', 'Google Meet', 'Email'],
  designs: ['minimal', 'blueprint', 'ledger'],
  without: ['No due date missed', 'Open on Sundays', 'On-time delivery'],
  en: {
    title: 'A digital card for software and IT firms',
    seo: 'Billing software, websites, apps, cloud and support contracts: work, people and a booking link of your firm on one page.',
    lead: 'The owner of a mill does not read about stacks. He wants to see three firms like his that you made quicker.',
    about:
      'We sit beside your accountant for a day before we write a line. You see something working every second Friday, the source and the data are yours from the first day, and the person who built it answers when it stops.',
    products: [
      ['Business software', 'Stock, billing and production, made to fit'],
      ['Websites and shops', 'Quick on a phone, kept up to date'],
      ['Mobile apps', 'Android and iPhone, from one team'],
      ['Cloud and e-mail', 'Moved over a weekend, nothing lost'],
      ['Network and hardware', 'Cabling, servers and backup'],
      ['Support contract', 'Answer in an hour, monthly report'],
    ],
    faq: [
      ['Can prospects book a talk?', 'Put a booking link or Google Meet first; it opens from the card.'],
      [
        'Our work is under confidentiality.',
        'Describe the trade and the gain without the name; pictures are not needed.',
      ],
      ['Does the card show how many looked?', 'Yes, views and taps by day stand in your panel.'],
      [
        'Can every engineer have one?',
        'Each with an own link under the same look; the agency sets that up for you.',
      ],
    ],
    reasons: ['Source and data are yours'],
  },
  hi: {
    title: 'सॉफ़्टवेयर और आईटी फ़र्म का डिजिटल कार्ड',
    seo: 'बिलिंग सॉफ़्टवेयर, वेबसाइट, ऐप, क्लाउड और सपोर्ट: काम, लोग और समय लेने का लिंक, एक ही पेज पर।',
    lead: 'मिल का मालिक तकनीक के नाम नहीं पढ़ता। वह अपने जैसी तीन फ़र्में देखना चाहता है जिनका काम आपने आसान किया।',
    about:
      'एक लाइन लिखने से पहले दिन भर आपके मुनीम के पास बैठते हैं। हर दूसरे शुक्रवार कुछ चलता हुआ दिखता है, सोर्स और डेटा पहले दिन से आपका है, और रुक जाए तो बनाने वाला ही फ़ोन उठाता है।',
    products: [
      ['व्यापार सॉफ़्टवेयर', 'स्टॉक, बिल और उत्पादन, आपके अनुसार'],
      ['वेबसाइट और ऑनलाइन दुकान', 'फ़ोन पर तेज़, ताज़ा रखी हुई'],
      ['मोबाइल ऐप', 'एंड्रॉइड और आईफ़ोन, एक ही टीम'],
      ['क्लाउड और ई-मेल', 'एक सप्ताहांत में, कुछ खोए बिना'],
      ['नेटवर्क और हार्डवेयर', 'केबल, सर्वर और बैकअप'],
      ['सपोर्ट अनुबंध', 'एक घंटे में जवाब, हर महीने रिपोर्ट'],
    ],
    faq: [
      ['लोग बातचीत का समय ले सकते हैं?', 'समय लेने का लिंक या गूगल मीट सबसे ऊपर रखें; कार्ड से खुलता है।'],
      ['हमारा काम गोपनीय रहता है।', 'नाम के बिना काम और फ़ायदा लिखें; तस्वीर ज़रूरी नहीं।'],
      ['कितने लोगों ने देखा, पता चलेगा?', 'हाँ, हर दिन के देखने और टैप की गिनती आपके पैनल में है।'],
      ['हर इंजीनियर का कार्ड बन सकता है?', 'हर एक का अपना लिंक, एक ही रूप में; एजेंसी बना देती है।'],
    ],
    reasons: ['सोर्स और डेटा आपका'],
  },
  gu: {
    title: 'સોફ્ટવેર અને આઈટી પેઢીનું ડિજિટલ કાર્ડ',
    seo: 'બિલિંગ સોફ્ટવેર, વેબસાઇટ, એપ, ક્લાઉડ અને સપોર્ટ: કામ, લોકો અને સમય લેવાની લિંક, એક જ પેજ પર.',
    lead: 'મિલના માલિક ટેકનોલોજીનાં નામ વાંચતા નથી. એમને પોતાના જેવી ત્રણ પેઢી જોવી છે જેમનું કામ તમે સહેલું કર્યું.',
    about:
      'એક લીટી લખતા પહેલાં આખો દિવસ તમારા મુનીમ પાસે બેસીએ. દર બીજા શુક્રવારે કંઈક ચાલતું દેખાય, સોર્સ અને ડેટા પહેલા દિવસથી તમારાં, અને અટકે તો બનાવનાર જ ફોન ઉપાડે.',
    products: [
      ['બિઝનેસ સોફ્ટવેર', 'સ્ટોક, બિલ અને ઉત્પાદન, તમારા માપનું'],
      ['વેબસાઇટ અને ઓનલાઇન દુકાન', 'ફોનમાં ઝડપી, તાજી રાખેલી'],
      ['મોબાઇલ એપ', 'એન્ડ્રોઇડ અને આઇફોન, એક જ ટીમ'],
      ['ક્લાઉડ અને ઈ-મેલ', 'એક વીકએન્ડમાં, કંઈ ખોવાયા વગર'],
      ['નેટવર્ક અને હાર્ડવેર', 'કેબલ, સર્વર અને બેકઅપ'],
      ['સપોર્ટ કોન્ટ્રાક્ટ', 'એક કલાકમાં જવાબ, દર મહિને રિપોર્ટ'],
    ],
    faq: [
      ['લોકો વાતચીતનો સમય લઈ શકે?', 'સમય લેવાની લિંક કે Google Meet સૌથી ઉપર રાખો; કાર્ડથી ખૂલે.'],
      ['અમારું કામ ગોપનીય હોય છે.', 'નામ વગર કામ અને ફાયદો લખો; ફોટા જરૂરી નથી.'],
      ['કેટલાએ જોયું તે ખબર પડે?', 'હા, દરેક દિવસના જોવાયા અને ટૅપની ગણતરી તમારી પેનલમાં છે.'],
      ['દરેક એન્જિનિયરનું કાર્ડ બને?', 'દરેકની પોતાની લિંક, એક જ દેખાવમાં; એજન્સી બનાવી આપે.'],
    ],
    reasons: ['સોર્સ અને ડેટા તમારાં'],
  },
}
