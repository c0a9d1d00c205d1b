import type { WrittenPage } from './rules.ts'

/** Chartered Accountant. */
export const charteredAccountant: WrittenPage = {
  category: 'Chartered Accountant',
  links: ['LinkedIn', 'WhatsApp', 'Email', 'Google Maps', 'Website', 'Google Meet'],
  designs: ['ledger', 'minimal', 'monsoon'],
  without: ['On-time delivery', 'Open on Sundays', 'Free advice on WhatsApp'],
  en: {
    title: 'A digital card for chartered accountants',
    seo: 'Services, office hours, due dates and a secure way to reach a chartered accountant, on a sober page clients can save.',
    lead: 'Clients save one contact and find the office, the partner’s number and the next due date in it.',
    about:
      'Our office keeps books, files returns and answers notices for traders, professionals and small companies. You are told early what will be due, papers are returned in order, and nothing you show us leaves the office.',
    products: [
      ['Income tax return', 'Salary, business, capital gains and house property'],
      ['GST registration and returns', 'Monthly and quarterly filing with reconciliation'],
      ['Audit and assurance', 'Statutory, tax and internal audit'],
      ['Company and LLP formation', 'Name, papers and first filings'],
      ['Bookkeeping', 'From your bills to a clean balance sheet'],
      ['Notices and appeals', 'Read, explained and answered in time'],
    ],
    faq: [
      [
        'Does such a page respect the rules of the profession?',
        'You decide on every word; the design is sober and nothing is advertised unless you write it.',
      ],
      [
        'Can clients send papers through the card?',
        'They reach you on WhatsApp, by mail or over the upload link that your office already uses.',
      ],
      [
        'May the fees stay off the page?',
        'Yes. Services are listed without amounts, and a client asks for a quotation.',
      ],
      [
        'Several partners share one office. What then?',
        'Up to three numbers with names stand on one card, or each partner has a card of their own.',
      ],
    ],
    reasons: ['Due dates told a month ahead'],
  },
  hi: {
    title: 'चार्टर्ड अकाउंटेंट के लिए डिजिटल कार्ड',
    seo: 'सेवाएँ, दफ़्तर का समय, नियत तारीख़ें और चार्टर्ड अकाउंटेंट तक पहुँचने का सीधा रास्ता, एक सादे पेज पर।',
    lead: 'ग्राहक एक संपर्क सहेजता है और उसी में दफ़्तर, पार्टनर का नंबर और अगली तारीख़ पाता है।',
    about:
      'हमारा दफ़्तर व्यापारियों, पेशेवरों और छोटी कंपनियों का हिसाब रखता है, रिटर्न भरता है और नोटिस का जवाब देता है। क्या देना होगा यह पहले बता देते हैं, काग़ज़ क्रम से लौटाते हैं, और आपकी बात दफ़्तर से बाहर नहीं जाती।',
    products: [
      ['आयकर रिटर्न', 'वेतन, व्यापार, पूँजी लाभ और मकान'],
      ['जीएसटी पंजीकरण और रिटर्न', 'मासिक और तिमाही, मिलान के साथ'],
      ['ऑडिट', 'वैधानिक, कर और आंतरिक'],
      ['कंपनी और एलएलपी बनाना', 'नाम, काग़ज़ और शुरुआती फ़ाइलिंग'],
      ['बहीखाता', 'आपके बिलों से साफ़ बैलेंस शीट तक'],
      ['नोटिस और अपील', 'पढ़ना, समझाना और समय पर जवाब'],
    ],
    faq: [
      [
        'क्या ऐसा पेज पेशे के नियमों के अनुसार है?',
        'हर शब्द आप तय करते हैं; डिज़ाइन सादा है और आपके लिखे बिना कोई प्रचार नहीं होता।',
      ],
      [
        'क्या ग्राहक कार्ड से काग़ज़ भेज सकते हैं?',
        'वे व्हाट्सऐप, ई-मेल या उस लिंक से भेजते हैं जो आपका दफ़्तर पहले से इस्तेमाल करता है।',
      ],
      ['क्या फ़ीस छिपी रह सकती है?', 'हाँ। सेवाएँ बिना राशि के दिखती हैं और ग्राहक भाव पूछ लेता है।'],
      [
        'एक दफ़्तर में कई पार्टनर हैं, तब क्या करें?',
        'एक कार्ड पर नाम के साथ तीन नंबर तक आते हैं, या हर पार्टनर अपना कार्ड बना सकता है।',
      ],
    ],
    reasons: ['तारीख़ से एक महीना पहले याद'],
  },
  gu: {
    title: 'ચાર્ટર્ડ એકાઉન્ટન્ટ માટે ડિજિટલ કાર્ડ',
    seo: 'સેવાઓ, ઓફિસનો સમય, નિયત તારીખો અને ચાર્ટર્ડ એકાઉન્ટન્ટ સુધી પહોંચવાનો સીધો રસ્તો, એક સાદા પેજ પર.',
    lead: 'ગ્રાહક એક સંપર્ક સાચવે છે અને એમાં ઓફિસ, પાર્ટનરનો નંબર અને આગલી તારીખ મેળવે છે.',
    about:
      'અમારી ઓફિસ વેપારીઓ, વ્યાવસાયિકો અને નાની કંપનીઓનો હિસાબ રાખે છે, રિટર્ન ભરે છે અને નોટિસના જવાબ આપે છે. શું ભરવાનું થશે તે વહેલું કહીએ છીએ, કાગળો ક્રમમાં પાછા આપીએ છીએ, અને તમારી વાત ઓફિસની બહાર જતી નથી.',
    products: [
      ['આવકવેરા રિટર્ન', 'પગાર, ધંધો, મૂડી નફો અને મકાન'],
      ['GST રજિસ્ટ્રેશન અને રિટર્ન', 'માસિક અને ત્રિમાસિક, મેળવણી સાથે'],
      ['ઓડિટ', 'કાયદાકીય, ટેક્સ અને આંતરિક'],
      ['કંપની અને LLP બનાવવી', 'નામ, કાગળો અને પહેલી ફાઇલિંગ'],
      ['નામું', 'તમારા બિલથી ચોખ્ખા સરવૈયા સુધી'],
      ['નોટિસ અને અપીલ', 'વાંચવી, સમજાવવી અને સમયસર જવાબ'],
    ],
    faq: [
      [
        'આવું પેજ વ્યવસાયના નિયમો પ્રમાણે છે?',
        'દરેક શબ્દ તમે નક્કી કરો છો; ડિઝાઇન સાદી છે અને તમારા લખ્યા વગર કોઈ જાહેરાત થતી નથી.',
      ],
      ['ગ્રાહક કાર્ડ પરથી કાગળો મોકલી શકે?', 'તે વોટ્સએપ, ઈમેલ કે તમારી ઓફિસ વાપરતી હોય તે લિંકથી મોકલે છે.'],
      ['ફી ન બતાવવી હોય તો ચાલે?', 'હા. સેવાઓ રકમ વગર દેખાય છે અને ગ્રાહક ભાવ પૂછી લે છે.'],
      [
        'એક ઓફિસમાં ઘણા પાર્ટનર છે, ત્યારે શું?',
        'એક કાર્ડ પર નામ સાથે ત્રણ નંબર સુધી આવે, અથવા દરેક પાર્ટનર પોતાનું કાર્ડ બનાવે.',
      ],
    ],
    reasons: ['તારીખના એક મહિના પહેલાં યાદ'],
  },
}
