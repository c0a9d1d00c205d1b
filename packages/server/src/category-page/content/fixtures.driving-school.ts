import type { WrittenPage } from './rules.ts'

/** Driving School. */
export const drivingSchool: WrittenPage = {
  category: 'Driving School',
  links: ['WhatsApp', 'Google Maps', 'Google review', 'YouTube', 'Price list'],
  designs: ['classroom', 'garage', 'monsoon'],
  without: ['Weekly tests and progress', 'Teachers who know each child', 'On-time delivery'],
  en: {
    title: 'A digital card for driving schools',
    seo: 'Batches, car and two-wheeler courses, fees and licence help of a driving school, with lady trainers’ timings, on one link.',
    lead: 'Learners compare fee and timing. Show both, and let them ask for a slot before they reach your gate.',
    about:
      'Cars with double controls, trainers who do not shout, and roads that grow harder day by day. You learn to park, to reverse on a slope and to stay calm in the bazaar before we take you for the test.',
    products: [
      ['Car course, 15 days', 'Half an hour on the road each day'],
      ['Car course, 30 days', 'For those who begin from nothing'],
      ['Scooter and bike', 'Balance, traffic and signals'],
      ['Refresher', 'For licence holders who lost the habit'],
      ['Learner’s licence help', 'Form, date and practice questions'],
      ['Training by lady instructors', 'Morning and afternoon slots'],
    ],
    faq: [
      [
        'Can each course have its own timings?',
        'Enter it as a class with weekdays and hours, and the fee beside it.',
      ],
      [
        'Pupils come from colleges. How do they pass the card on?',
        'By WhatsApp or by the QR code on the back of the training car.',
      ],
      [
        'Should documents for the licence be listed?',
        'Yes, a short list in the introduction saves many calls.',
      ],
      [
        'May pupils leave their opinion?',
        'Stars and a few words at the end of the card; you read them first in your panel.',
      ],
    ],
    reasons: ['Double controls in every car'],
  },
  hi: {
    title: 'ड्राइविंग स्कूल के लिए डिजिटल कार्ड',
    seo: 'बैच, कार और दोपहिया कोर्स, फ़ीस और लाइसेंस में मदद, महिला प्रशिक्षकों के समय के साथ, एक लिंक पर।',
    lead: 'सीखने वाले फ़ीस और समय मिलाते हैं। दोनों दिखाएँ, ताकि वे पहुँचने से पहले ही समय पूछ लें।',
    about:
      'दोहरे कंट्रोल वाली कार, न डाँटने वाले प्रशिक्षक, और रोज़ थोड़ी कठिन होती सड़क। टेस्ट से पहले आप पार्किंग, ढलान पर पीछे लेना और बाज़ार में शांत रहना सीख चुके होते हैं।',
    products: [
      ['कार कोर्स, 15 दिन', 'रोज़ आधा घंटा सड़क पर'],
      ['कार कोर्स, 30 दिन', 'बिल्कुल नए सीखने वालों के लिए'],
      ['स्कूटर और बाइक', 'संतुलन, ट्रैफ़िक और संकेत'],
      ['रिफ़्रेशर', 'लाइसेंस है पर अभ्यास छूट गया'],
      ['लर्निंग लाइसेंस में मदद', 'फ़ॉर्म, तारीख़ और अभ्यास के सवाल'],
      ['महिला प्रशिक्षक', 'सुबह और दोपहर के समय'],
    ],
    faq: [
      ['क्या हर कोर्स का समय अलग दिखेगा?', 'उसे क्लास के रूप में जोड़ें: दिन, समय और साथ में फ़ीस।'],
      ['कॉलेज के बच्चे कार्ड आगे कैसे भेजें?', 'व्हाट्सऐप से, या ट्रेनिंग कार के पीछे लगे क्यूआर से।'],
      ['लाइसेंस के काग़ज़ों की सूची लिखूँ?', 'हाँ, परिचय में छोटी सूची बहुत सारे फ़ोन बचा देती है।'],
      ['सीखने वाले अपनी राय दे सकते हैं?', 'कार्ड के आख़िर में सितारे और दो शब्द; सबसे पहले आप अपने पैनल में पढ़ते हैं।'],
    ],
    reasons: ['हर कार में दोहरा कंट्रोल'],
  },
  gu: {
    title: 'ડ્રાઇવિંગ સ્કૂલ માટે ડિજિટલ કાર્ડ',
    seo: 'બેચ, કાર અને ટુ-વ્હીલર કોર્સ, ફી અને લાઇસન્સમાં મદદ, મહિલા ટ્રેનરના સમય સાથે, એક લિંક પર.',
    lead: 'શીખનારા ફી અને સમય સરખાવે છે. બંને બતાવો, જેથી આવતાં પહેલાં જ સમય પૂછી લે.',
    about:
      'ડબલ કંટ્રોલવાળી કાર, ન વઢતા ટ્રેનર, અને રોજ થોડો અઘરો થતો રસ્તો. ટેસ્ટ પહેલાં તમે પાર્કિંગ, ઢાળ પર રિવર્સ અને બજારમાં શાંત રહેતાં શીખી ગયા હો છો.',
    products: [
      ['કાર કોર્સ, 15 દિવસ', 'રોજ અડધો કલાક રસ્તા પર'],
      ['કાર કોર્સ, 30 દિવસ', 'સાવ નવા શીખનાર માટે'],
      ['સ્કૂટર અને બાઇક', 'બેલેન્સ, ટ્રાફિક અને સિગ્નલ'],
      ['રિફ્રેશર', 'લાઇસન્સ છે પણ ટેવ છૂટી ગઈ'],
      ['લર્નિંગ લાઇસન્સમાં મદદ', 'ફોર્મ, તારીખ અને મહાવરાના સવાલ'],
      ['મહિલા ટ્રેનર', 'સવાર અને બપોરના સમય'],
    ],
    faq: [
      ['દરેક કોર્સનો સમય જુદો દેખાય?', 'તેને ક્લાસ તરીકે ઉમેરો: દિવસ, સમય અને સાથે ફી.'],
      ['કોલેજનાં બાળકો કાર્ડ આગળ કેવી રીતે મોકલે?', 'વોટ્સએપથી, કે ટ્રેનિંગ કારની પાછળ લગાવેલા QR થી.'],
      ['લાઇસન્સના કાગળોની યાદી લખું?', 'હા, પરિચયમાં ટૂંકી યાદી ઘણા ફોન બચાવે છે.'],
      ['શીખનારા પોતાનો અભિપ્રાય આપી શકે?', 'કાર્ડના અંતે સ્ટાર અને બે શબ્દ; સૌથી પહેલાં તમે તમારી પેનલમાં વાંચો છો.'],
    ],
    reasons: ['દરેક કારમાં ડબલ કંટ્રોલ'],
  },
}
