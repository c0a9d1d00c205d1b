import type { WrittenPage } from './rules.ts'

/** Eye Clinic & Opticals. */
export const eyeClinicOpticals: WrittenPage = {
  category: 'Eye Clinic & Opticals',
  links: ['Google Maps', 'Book an appointment', 'Practo', 'WhatsApp', 'Google review', 'Instagram'],
  designs: ['clinic', 'minimal', 'monsoon'],
  without: ['Sample collection at home', 'Emergency care day and night', 'On-time delivery'],
  en: {
    title: 'A digital card for eye clinics and opticians',
    seo: 'Eye tests, frames, lenses and surgery advice with timings and directions on one clear, large-lettered page.',
    lead: 'People who look for you do not see well. Large letters, one call button and a map are what they need.',
    about:
      'The test takes twenty minutes and nobody is hurried. Lenses are cut in our own workshop, frames are bent to your ears, and if the number does not feel right within a month we look again without a fee.',
    products: [
      ['Eye test', 'By machine and by hand'],
      ['Spectacles', 'Frames for every face and purse'],
      ['Progressive lenses', 'Explained, measured and guaranteed'],
      ['Contact lenses', 'Daily, monthly and for astigmatism'],
      ['Children’s eyes', 'School check, squint and lazy eye'],
      ['Cataract advice', 'Examination and guidance before surgery'],
    ],
    faq: [
      [
        'Can letters on the page be larger?',
        'The visitor’s own setting is followed, so large type stays large and nothing is cut off.',
      ],
      [
        'Should I list frames with prices?',
        'A dozen that sell well are enough, each with a photo; say that more are in the shop.',
      ],
      [
        'Customers forget when the next test is due.',
        'Ask them to save you as a contact; the note in it carries the day on which they did.',
      ],
      [
        'Doctor and shop share the address. One card?',
        'One card with both timings works, or two that link to each other.',
      ],
    ],
    reasons: ['Second look within a month, no fee'],
  },
  hi: {
    title: 'नेत्र चिकित्सालय और चश्मे की दुकान का डिजिटल कार्ड',
    seo: 'आँखों की जाँच, फ़्रेम, लेंस और ऑपरेशन की सलाह, समय और रास्ते के साथ, बड़े अक्षरों वाले साफ़ पेज पर।',
    lead: 'आपको ढूँढने वाला ठीक से देख नहीं पाता। बड़े अक्षर, एक कॉल बटन और नक़्शा ही उसे चाहिए।',
    about:
      'जाँच में बीस मिनट लगते हैं और किसी को जल्दी नहीं कराते। लेंस हमारी अपनी कार्यशाला में कटते हैं, फ़्रेम कानों के हिसाब से मोड़े जाते हैं, और महीने भर में नंबर ठीक न लगे तो बिना फ़ीस दोबारा देखते हैं।',
    products: [
      ['आँखों की जाँच', 'मशीन से और हाथ से'],
      ['चश्मे', 'हर चेहरे और हर जेब के फ़्रेम'],
      ['प्रोग्रेसिव लेंस', 'समझाकर, नापकर, गारंटी के साथ'],
      ['कॉन्टैक्ट लेंस', 'रोज़ के, महीने के और सिलिंडर वाले'],
      ['बच्चों की आँखें', 'स्कूल जाँच, भेंगापन और कमज़ोर आँख'],
      ['मोतियाबिंद की सलाह', 'ऑपरेशन से पहले जाँच और मार्गदर्शन'],
    ],
    faq: [
      [
        'क्या पेज के अक्षर और बड़े हो सकते हैं?',
        'देखने वाले के फ़ोन की सेटिंग मानी जाती है; बड़े अक्षर बड़े ही रहते हैं और कुछ कटता नहीं।',
      ],
      ['फ़्रेम दाम के साथ लिखूँ?', 'अच्छे बिकने वाले एक दर्जन काफ़ी हैं, फ़ोटो के साथ; लिखें कि बाक़ी दुकान में हैं।'],
      ['ग्राहक अगली जाँच भूल जाते हैं।', 'उनसे आपका संपर्क सेव करने को कहें; उसमें सेव करने का दिन लिखा रहता है।'],
      ['डॉक्टर और दुकान एक ही पते पर हैं। एक कार्ड?', 'दोनों के समय वाला एक कार्ड चल जाता है, या एक-दूसरे से जुड़े दो।'],
    ],
    reasons: ['महीने भर में दोबारा जाँच मुफ़्त'],
  },
  gu: {
    title: 'આંખના દવાખાના અને ચશ્માંની દુકાન માટે ડિજિટલ કાર્ડ',
    seo: 'આંખની તપાસ, ફ્રેમ, લેન્સ અને ઓપરેશનની સલાહ, સમય અને રસ્તા સાથે, મોટા અક્ષરવાળા ચોખ્ખા પેજ પર.',
    lead: 'તમને શોધનારને બરાબર દેખાતું નથી. મોટા અક્ષર, એક કૉલ બટન અને નકશો જ તેને જોઈએ.',
    about:
      'તપાસમાં વીસ મિનિટ લાગે છે અને કોઈને ઉતાવળ કરાવતા નથી. લેન્સ અમારી પોતાની વર્કશોપમાં કપાય છે, ફ્રેમ કાન પ્રમાણે વળાય છે, અને મહિનામાં નંબર બરાબર ન લાગે તો ફી વગર ફરી જોઈએ છીએ.',
    products: [
      ['આંખની તપાસ', 'મશીનથી અને હાથથી'],
      ['ચશ્માં', 'દરેક ચહેરા અને દરેક ખિસ્સાની ફ્રેમ'],
      ['પ્રોગ્રેસિવ લેન્સ', 'સમજાવીને, માપીને, ગેરંટી સાથે'],
      ['કોન્ટેક્ટ લેન્સ', 'રોજના, મહિનાના અને સિલિન્ડરવાળા'],
      ['બાળકોની આંખો', 'સ્કૂલ તપાસ, ત્રાંસી અને નબળી આંખ'],
      ['મોતિયાની સલાહ', 'ઓપરેશન પહેલાં તપાસ અને માર્ગદર્શન'],
    ],
    faq: [
      ['પેજના અક્ષર વધુ મોટા થઈ શકે?', 'જોનારના ફોનની સેટિંગ મનાય છે; મોટા અક્ષર મોટા જ રહે છે અને કંઈ કપાતું નથી.'],
      ['ફ્રેમ ભાવ સાથે લખું?', 'સારી વેચાતી એક ડઝન પૂરતી છે, ફોટા સાથે; લખો કે બાકીની દુકાને છે.'],
      ['ગ્રાહક આગલી તપાસ ભૂલી જાય છે.', 'તેમને તમારો કોન્ટેક્ટ સાચવવા કહો; તેમાં સાચવ્યાનો દિવસ લખેલો રહે છે.'],
      ['ડૉક્ટર અને દુકાન એક જ સરનામે છે. એક કાર્ડ?', 'બંનેના સમયવાળું એક કાર્ડ ચાલે, કે એકબીજા સાથે જોડાયેલાં બે.'],
    ],
    reasons: ['મહિનામાં ફરી તપાસ મફત'],
  },
}
