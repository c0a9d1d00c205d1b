import type { WrittenPage } from './rules.ts'

/** Digital Marketing. */
export const digitalMarketing: WrittenPage = {
  category: 'Digital Marketing',
  links: ['LinkedIn', 'Instagram', 'Portfolio', 'Website', 'Google Meet', 'Google review'],
  designs: ['studio', 'monsoon', 'minimal'],
  without: ['Your papers stay private', 'No due date missed', 'On-time delivery', 'Open on Sundays'],
  en: {
    title: 'A digital card for digital marketers',
    seo: 'Services, case studies, packages and a call link of a digital marketing studio on one fast page.',
    lead: 'You tell clients to have one clear page. Here is yours: work, prices, a call, nothing else.',
    about:
      'We run campaigns for shops that want visitors this month, not charts. You choose one goal, we tell you the cost of one enquiry each Friday, and if it does not work we say so and stop the spending.',
    products: [
      ['Social media care', 'Posts, replies and a monthly plan'],
      ['Google and Meta ads', 'Set up, watched daily, reported weekly'],
      ['Search engine work', 'Technical clean-up, local listings and text'],
      ['Website and landing pages', 'Written, designed and measured'],
      ['Reels and short videos', 'Shot at your shop in half a day'],
      ['WhatsApp campaigns', 'Templates, lists and replies'],
    ],
    faq: [
      [
        'How is this better than my link list?',
        'It holds your services with prices, a gallery, map, vCard and feedback, and it carries your name, not a platform’s.',
      ],
      [
        'Can results be shown without naming clients?',
        'Yes, put numbers and screenshots without logos into an album and two lines of story below each.',
      ],
      [
        'Do enquiries land in my sheet?',
        'They land in WhatsApp or mail; a form of yours can be added as a link.',
      ],
      [
        'Could I give cards to my own clients?',
        'An agency with several clients makes one card for each; ask the provider of this page about it.',
      ],
    ],
    reasons: ['Cost of one enquiry told every Friday'],
  },
  hi: {
    title: 'डिजिटल मार्केटिंग के लिए डिजिटल कार्ड',
    seo: 'सेवाएँ, किए गए काम, पैकेज और बातचीत का लिंक: डिजिटल मार्केटिंग स्टूडियो का एक तेज़ पेज।',
    lead: 'आप ग्राहकों से कहते हैं कि एक साफ़ पेज रखें। यह रहा आपका: काम, दाम, बातचीत और कुछ नहीं।',
    about:
      'हम उन दुकानों के लिए प्रचार चलाते हैं जिन्हें इसी महीने ग्राहक चाहिए, चार्ट नहीं। आप एक लक्ष्य चुनते हैं, हम हर शुक्रवार बताते हैं कि एक पूछताछ कितने की पड़ी, और काम न करे तो साफ़ कहकर ख़र्च रोक देते हैं।',
    products: [
      ['सोशल मीडिया की देखरेख', 'पोस्ट, जवाब और महीने की योजना'],
      ['गूगल और मेटा विज्ञापन', 'रोज़ नज़र, हर हफ़्ते रिपोर्ट'],
      ['सर्च में ऊपर आना', 'तकनीकी सफ़ाई, लोकल लिस्टिंग और लेख'],
      ['वेबसाइट और लैंडिंग पेज', 'लिखना, बनाना और नापना'],
      ['रील और छोटे वीडियो', 'आपकी दुकान पर आधे दिन में'],
      ['व्हाट्सऐप प्रचार', 'संदेश, सूची और जवाब'],
    ],
    faq: [
      [
        'यह मेरे लिंक वाले पेज से बेहतर कैसे है?',
        'इसमें दाम के साथ सेवाएँ, गैलरी, नक़्शा, संपर्क और राय सब हैं, और नाम आपका है, किसी प्लेटफ़ॉर्म का नहीं।',
      ],
      [
        'क्या ग्राहक का नाम लिए बिना नतीजे दिखा सकते हैं?',
        'हाँ, बिना लोगो के आँकड़े और स्क्रीनशॉट एल्बम में रखें और नीचे दो पंक्तियाँ लिखें।',
      ],
      ['पूछताछ मेरी शीट में आएगी?', 'व्हाट्सऐप या ई-मेल पर आती है; अपना फ़ॉर्म भी लिंक के रूप में जोड़ सकते हैं।'],
      [
        'क्या अपने ग्राहकों को भी कार्ड दे सकता हूँ?',
        'कई ग्राहकों वाली एजेंसी हर एक का कार्ड बनाती है; इस पेज के प्रदाता से पूछें।',
      ],
    ],
    reasons: ['हर शुक्रवार एक पूछताछ का ख़र्च'],
  },
  gu: {
    title: 'ડિજિટલ માર્કેટિંગ માટે ડિજિટલ કાર્ડ',
    seo: 'સેવાઓ, કરેલાં કામ, પેકેજ અને વાતચીતની લિંક: ડિજિટલ માર્કેટિંગ સ્ટુડિયોનું એક ઝડપી પેજ.',
    lead: 'તમે ગ્રાહકોને કહો છો કે એક ચોખ્ખું પેજ રાખો. આ રહ્યું તમારું: કામ, ભાવ, વાતચીત, બીજું કંઈ નહીં.',
    about:
      'અમે એવી દુકાનો માટે પ્રચાર ચલાવીએ છીએ જેને આ જ મહિને ગ્રાહક જોઈએ, ચાર્ટ નહીં. તમે એક લક્ષ્ય પસંદ કરો, અમે દર શુક્રવારે કહીએ કે એક પૂછપરછ કેટલામાં પડી, અને કામ ન કરે તો ચોખ્ખું કહીને ખર્ચ રોકી દઈએ.',
    products: [
      ['સોશિયલ મીડિયાની સંભાળ', 'પોસ્ટ, જવાબ અને મહિનાનું આયોજન'],
      ['ગૂગલ અને મેટા જાહેરાત', 'રોજ નજર, દર અઠવાડિયે રિપોર્ટ'],
      ['સર્ચમાં ઉપર આવવું', 'ટેક્નિકલ સફાઈ, લોકલ લિસ્ટિંગ અને લખાણ'],
      ['વેબસાઇટ અને લેન્ડિંગ પેજ', 'લખવું, બનાવવું અને માપવું'],
      ['રીલ અને ટૂંકા વીડિયો', 'તમારી દુકાને અડધા દિવસમાં'],
      ['વોટ્સએપ પ્રચાર', 'મેસેજ, યાદી અને જવાબ'],
    ],
    faq: [
      [
        'મારા લિંકવાળા પેજ કરતાં આ કેમ સારું?',
        'આમાં ભાવ સાથે સેવાઓ, ગેલેરી, નકશો, કોન્ટેક્ટ અને અભિપ્રાય બધું છે, અને નામ તમારું છે, કોઈ પ્લેટફોર્મનું નહીં.',
      ],
      [
        'ગ્રાહકનું નામ લીધા વગર પરિણામ બતાવી શકાય?',
        'હા, લોગો વગરના આંકડા અને સ્ક્રીનશોટ આલ્બમમાં રાખો અને નીચે બે લીટી લખો.',
      ],
      ['પૂછપરછ મારી શીટમાં આવે?', 'વોટ્સએપ કે ઈમેલ પર આવે છે; તમારું ફોર્મ પણ લિંક તરીકે જોડી શકાય.'],
      ['મારા ગ્રાહકોને પણ કાર્ડ આપી શકું?', 'ઘણા ગ્રાહકવાળી એજન્સી દરેકનું કાર્ડ બનાવે છે; આ પેજ આપનારને પૂછો.'],
    ],
    reasons: ['દર શુક્રવારે એક પૂછપરછનો ખર્ચ'],
  },
}
