import type { WrittenPage } from './rules.ts'

/** Boutique & Fashion Design. */
export const boutiqueFashionDesign: WrittenPage = {
  category: 'Boutique & Fashion Design',
  links: ['Instagram', 'WhatsApp catalogue', 'Pinterest', 'Google Maps', 'Meesho', 'Google review'],
  designs: ['zari', 'studio', 'saffron'],
  without: ['Hallmarked and certified'],
  en: {
    title: 'A digital card for boutiques and designers',
    seo: 'New pieces, bridal wear, stitching rates and measurements by appointment: a card for boutiques that looks as good as the clothes.',
    lead: 'Put the new collection on your card in the evening, and by night it is in every cousin’s phone.',
    about:
      'Each piece is cut for one person. Choose the fabric here or bring your own, tell us where you will wear it, and two fittings later it sits as it should. Hand embroidery is done by women of our town.',
    products: [
      ['Bridal lehenga', 'Designed with you, embroidered by hand'],
      ['Designer blouse', 'Padded, backless or classic'],
      ['Kurti and suit sets', 'Ready to wear in all sizes'],
      ['Indo-western', 'Gowns, crop tops and jackets'],
      ['Children’s party wear', 'Matching sets with the mother'],
      ['Alteration and fitting', 'Also for pieces bought elsewhere'],
    ],
    faq: [
      [
        'Can each dress have several photos?',
        'Up to four for every piece, so front, back and work are all seen.',
      ],
      [
        'How do I say that a piece is sold?',
        'Mark it out of stock; people still see your work and ask for one like it.',
      ],
      [
        'My customers live abroad. How do they order?',
        'They write to you on WhatsApp from the piece they like; you agree on measures and parcel there.',
      ],
      [
        'Can the card look dark and festive?',
        'The Zari design has a dark ground with gold lines, and the colour can be your own.',
      ],
    ],
    reasons: ['Two fittings before you take it home'],
  },
  hi: {
    title: 'बुटीक और फ़ैशन डिज़ाइनर के लिए डिजिटल कार्ड',
    seo: 'नए परिधान, ब्राइडल कलेक्शन, सिलाई के दाम और नाप का समय: बुटीक के लिए ऐसा कार्ड जो कपड़ों जितना ही सुंदर है।',
    lead: 'शाम को नया कलेक्शन कार्ड पर डालें, रात तक हर बहन-भाभी के फ़ोन में पहुँच जाता है।',
    about:
      'हर परिधान एक ही व्यक्ति के लिए काटा जाता है। कपड़ा हमारे यहाँ से लें या अपना लाएँ, बताएँ कहाँ पहनना है, और दो ट्रायल के बाद वह ठीक वैसा ही बैठता है। हाथ की कढ़ाई हमारे शहर की महिलाएँ करती हैं।',
    products: [
      ['ब्राइडल लहँगा', 'आपके साथ बैठकर डिज़ाइन, हाथ की कढ़ाई'],
      ['डिज़ाइनर ब्लाउज़', 'पैडेड, बैकलेस या सादा'],
      ['कुर्ती और सूट सेट', 'हर साइज़ में तैयार'],
      ['इंडो-वेस्टर्न', 'गाउन, क्रॉप टॉप और जैकेट'],
      ['बच्चों के पार्टी कपड़े', 'माँ के साथ मैचिंग सेट'],
      ['ऑल्टरेशन और फ़िटिंग', 'बाहर से लिए कपड़ों की भी'],
    ],
    faq: [
      ['क्या हर ड्रेस की कई तस्वीरें लग सकती हैं?', 'हर परिधान की चार तक, ताकि आगे, पीछे और काम सब दिखे।'],
      ['कोई पीस बिक जाए तो?', 'उसे उपलब्ध नहीं कर दें; लोग आपका काम देखते रहेंगे और वैसा ही माँगेंगे।'],
      [
        'मेरे ग्राहक विदेश में हैं। ऑर्डर कैसे करें?',
        'पसंद आए पीस से वे व्हाट्सऐप पर लिखते हैं; नाप और पार्सल की बात वहीं हो जाती है।',
      ],
      ['क्या कार्ड गहरे, त्योहारी रंग में हो सकता है?', 'ज़री डिज़ाइन में गहरी ज़मीन पर सुनहरी रेखाएँ हैं, और रंग आपकी पसंद का।'],
    ],
    reasons: ['ले जाने से पहले दो ट्रायल'],
  },
  gu: {
    title: 'બુટિક અને ફેશન ડિઝાઇનર માટે ડિજિટલ કાર્ડ',
    seo: 'નવા પીસ, બ્રાઇડલ કલેક્શન, સિલાઈના ભાવ અને માપનો સમય: બુટિક માટે એવું કાર્ડ જે કપડાં જેટલું જ સુંદર છે.',
    lead: 'સાંજે નવું કલેક્શન કાર્ડ પર મૂકો, રાત સુધીમાં દરેક બહેન-ભાભીના ફોનમાં પહોંચી જાય.',
    about:
      'દરેક પીસ એક જ વ્યક્તિ માટે કપાય છે. કાપડ અમારે ત્યાંથી લો કે તમારું લાવો, ક્યાં પહેરવું છે તે કહો, અને બે ટ્રાયલ પછી તે બરાબર બેસે છે. હાથનું ભરતકામ અમારા શહેરની બહેનો કરે છે.',
    products: [
      ['બ્રાઇડલ ચણિયાચોળી', 'તમારી સાથે બેસીને ડિઝાઇન, હાથનું ભરત'],
      ['ડિઝાઇનર બ્લાઉઝ', 'પેડેડ, બેકલેસ કે સાદો'],
      ['કુર્તી અને સૂટ સેટ', 'દરેક સાઇઝમાં તૈયાર'],
      ['ઇન્ડો-વેસ્ટર્ન', 'ગાઉન, ક્રોપ ટોપ અને જેકેટ'],
      ['બાળકોનાં પાર્ટીવેર', 'મમ્મી સાથે મેચિંગ સેટ'],
      ['ઓલ્ટરેશન અને ફિટિંગ', 'બહારથી લીધેલાં કપડાંનું પણ'],
    ],
    faq: [
      ['દરેક ડ્રેસના ઘણા ફોટા મૂકી શકાય?', 'દરેક પીસના ચાર સુધી, જેથી આગળ, પાછળ અને વર્ક બધું દેખાય.'],
      ['કોઈ પીસ વેચાઈ જાય તો?', 'તેને ઉપલબ્ધ નથી કરો; લોકો તમારું કામ જોતા રહેશે અને એવું જ માગશે.'],
      [
        'મારા ગ્રાહકો વિદેશમાં છે. ઓર્ડર કેવી રીતે આપે?',
        'ગમેલા પીસ પરથી તે વોટ્સએપ પર લખે છે; માપ અને પાર્સલની વાત ત્યાં જ થાય છે.',
      ],
      ['કાર્ડ ઘેરા, તહેવારી રંગમાં થઈ શકે?', 'ઝરી ડિઝાઇનમાં ઘેરી ભોંય પર સોનેરી રેખાઓ છે, અને રંગ તમારી પસંદનો.'],
    ],
    reasons: ['લઈ જતાં પહેલાં બે ટ્રાયલ'],
  },
}
