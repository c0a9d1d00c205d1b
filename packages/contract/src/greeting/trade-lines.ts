import type { postLanguages } from './tastes.ts'

type Language = (typeof postLanguages)[number]
type Said = Record<Language, string>

const said = (
  en: string,
  hi: string,
  gu: string,
  mr: string,
  others: Omit<Said, 'en' | 'hi' | 'gu' | 'mr'>,
) => ({
  en,
  hi,
  gu,
  mr,
  ...others,
})

/** Trades by parts of their category's name; the first that is found speaks. */
const lines: readonly (readonly [RegExp, Said])[] = [
  [
    /Sweets|Namkeen|Bakery|Dairy|Fruits & Veg|Flowers/,
    said('Fresh every day', 'हर दिन ताज़ा', 'દરરોજ તાજું', 'रोज ताजे', {
      bn: 'প্রতিদিন টাটকা',
      ta: 'தினமும் புத்தம் புதிது',
      te: 'ప్రతిరోజూ తాజాగా',
      kn: 'ಪ್ರತಿದಿನ ತಾಜಾ',
      ml: 'എന്നും പുതുമയോടെ',
      pa: 'ਹਰ ਦਿਨ ਤਾਜ਼ਾ',
      or: 'ପ୍ରତିଦିନ ତାଜା',
      ur: 'ہر دن تازہ',
    }),
  ],
  [
    /Garments|Sarees|Boutique|Textile|Footwear|Tailoring|Furniture|Gifts|Handicrafts|Sports|Books|Tiles|Puja/,
    said('New stock is here', 'नया माल आ गया है', 'નવો માલ આવી ગયો છે', 'नवीन माल आला आहे', {
      bn: 'নতুন মাল এসে গেছে',
      ta: 'புதிய சரக்கு வந்துவிட்டது',
      te: 'కొత్త స్టాక్ వచ్చేసింది',
      kn: 'ಹೊಸ ಸ್ಟಾಕ್ ಬಂದಿದೆ',
      ml: 'പുതിയ സ്റ്റോക്ക് എത്തി',
      pa: 'ਨਵਾਂ ਮਾਲ ਆ ਗਿਆ ਹੈ',
      or: 'ନୂଆ ମାଲ ଆସିଗଲା',
      ur: 'نیا مال آ گیا ہے',
    }),
  ],
  [
    /Jewellery|Diamond|Watches|Banquet|Wedding|Event|Tent House/,
    said('For your special days', 'आपके ख़ास दिनों के लिए', 'તમારા ખાસ દિવસો માટે', 'तुमच्या खास दिवसांसाठी', {
      bn: 'আপনার বিশেষ দিনের জন্য',
      ta: 'உங்கள் சிறப்பு நாட்களுக்காக',
      te: 'మీ ప్రత్యేక రోజుల కోసం',
      kn: 'ನಿಮ್ಮ ವಿಶೇಷ ದಿನಗಳಿಗಾಗಿ',
      ml: 'നിങ്ങളുടെ വിശേഷ ദിനങ്ങൾക്കായി',
      pa: 'ਤੁਹਾਡੇ ਖ਼ਾਸ ਦਿਨਾਂ ਲਈ',
      or: 'ଆପଣଙ୍କ ବିଶେଷ ଦିନ ପାଇଁ',
      ur: 'آپ کے خاص دنوں کے لیے',
    }),
  ],
  [
    /School|Coaching|Classes/,
    said('Admissions are open', 'प्रवेश शुरू हैं', 'પ્રવેશ ચાલુ છે', 'प्रवेश सुरू आहेत', {
      bn: 'ভর্তি চলছে',
      ta: 'சேர்க்கை நடைபெறுகிறது',
      te: 'అడ్మిషన్లు జరుగుతున్నాయి',
      kn: 'ಪ್ರವೇಶ ಆರಂಭವಾಗಿದೆ',
      ml: 'അഡ്മിഷൻ തുടരുന്നു',
      pa: 'ਦਾਖ਼ਲੇ ਸ਼ੁਰੂ ਹਨ',
      or: 'ନାମଲେଖା ଚାଲିଛି',
      ur: 'داخلے جاری ہیں',
    }),
  ],
  [
    /Salon|Gym|Yoga|Mehndi|Photography|Garage|Hotel|Travel|Dry Cleaning/,
    said('Book your time today', 'आज ही अपना समय बुक करें', 'આજે જ તમારો સમય બુક કરો', 'आजच वेळ ठरवा', {
      bn: 'আজই সময় বুক করুন',
      ta: 'இன்றே நேரம் பதிவு செய்யுங்கள்',
      te: 'ఈరోజే సమయం బుక్ చేసుకోండి',
      kn: 'ಇಂದೇ ಸಮಯ ಕಾಯ್ದಿರಿಸಿ',
      ml: 'ഇന്നുതന്നെ സമയം ബുക്ക് ചെയ്യൂ',
      pa: 'ਅੱਜ ਹੀ ਸਮਾਂ ਬੁੱਕ ਕਰੋ',
      or: 'ଆଜି ହିଁ ସମୟ ବୁକ୍ କରନ୍ତୁ',
      ur: 'آج ہی وقت بک کریں',
    }),
  ],
  [
    /Restaurant|Café|Catering/,
    said('Cooked fresh for you', 'आपके लिए ताज़ा बना', 'તમારા માટે તાજું બનાવેલું', 'तुमच्यासाठी ताजे बनवलेले', {
      bn: 'আপনার জন্য টাটকা রান্না',
      ta: 'உங்களுக்காகச் சுடச்சுட',
      te: 'మీ కోసం వేడివేడిగా',
      kn: 'ನಿಮಗಾಗಿ ಬಿಸಿಬಿಸಿ',
      ml: 'നിങ്ങൾക്കായി ചൂടോടെ',
      pa: 'ਤੁਹਾਡੇ ਲਈ ਤਾਜ਼ਾ ਬਣਿਆ',
      or: 'ଆପଣଙ୍କ ପାଇଁ ତାଜା ରନ୍ଧା',
      ur: 'آپ کے لیے تازہ بنا',
    }),
  ],
  [
    /Electronics|Mobile|Computer|Electrical|Air Conditioner|Water Purifier|Tyres|Bicycle|Spare Parts|Solar/,
    said('With bill and warranty', 'बिल और वारंटी के साथ', 'બિલ અને વોરંટી સાથે', 'बिल आणि वॉरंटीसह', {
      bn: 'বিল ও ওয়ারেন্টি সহ',
      ta: 'பில் மற்றும் உத்தரவாதத்துடன்',
      te: 'బిల్లు, వారంటీతో',
      kn: 'ಬಿಲ್ ಮತ್ತು ವಾರಂಟಿಯೊಂದಿಗೆ',
      ml: 'ബില്ലും വാറന്റിയും സഹിതം',
      pa: 'ਬਿੱਲ ਅਤੇ ਵਾਰੰਟੀ ਨਾਲ',
      or: 'ବିଲ୍ ଓ ୱାରେଣ୍ଟି ସହ',
      ur: 'بل اور وارنٹی کے ساتھ',
    }),
  ],
  [
    /Clinic|Hospital|Diagnostic|Physiotherapy|Homeopathy|Ayurveda|Lawyer|Accountant|Tax|Astrologer/,
    said('Call for an appointment', 'अपॉइंटमेंट के लिए कॉल करें', 'એપોઇન્ટમેન્ટ માટે કૉલ કરો', 'अपॉइंटमेंटसाठी कॉल करा', {
      bn: 'অ্যাপয়েন্টমেন্টের জন্য কল করুন',
      ta: 'முன்பதிவுக்கு அழையுங்கள்',
      te: 'అపాయింట్‌మెంట్ కోసం కాల్ చేయండి',
      kn: 'ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್‌ಗೆ ಕರೆ ಮಾಡಿ',
      ml: 'അപ്പോയിന്റ്മെന്റിന് വിളിക്കൂ',
      pa: 'ਅਪਾਇੰਟਮੈਂਟ ਲਈ ਕਾਲ ਕਰੋ',
      or: 'ଆପଏଣ୍ଟମେଣ୍ଟ ପାଇଁ କଲ୍ କରନ୍ତୁ',
      ur: 'اپائنٹمنٹ کے لیے کال کریں',
    }),
  ],
  [
    /Grocery|Dry Fruits|Hardware|Kitchenware|Pharmacy|Nursery|Pet Shop|Plastic|Packaging/,
    said(
      'Order by phone or WhatsApp',
      'फ़ोन या WhatsApp पर ऑर्डर करें',
      'ફોન કે WhatsApp પર ઓર્ડર કરો',
      'फोन किंवा WhatsApp वर ऑर्डर करा',
      {
        bn: 'ফোন বা WhatsApp-এ অর্ডার করুন',
        ta: 'போன் அல்லது WhatsApp-இல் ஆர்டர் செய்யுங்கள்',
        te: 'ఫోన్ లేదా WhatsApp లో ఆర్డర్ చేయండి',
        kn: 'ಫೋನ್ ಅಥವಾ WhatsApp ನಲ್ಲಿ ಆರ್ಡರ್ ಮಾಡಿ',
        ml: 'ഫോണിലോ WhatsApp ലോ ഓർഡർ ചെയ്യൂ',
        pa: 'ਫ਼ੋਨ ਜਾਂ WhatsApp ਤੇ ਆਰਡਰ ਕਰੋ',
        or: 'ଫୋନ୍ କିମ୍ବା WhatsApp ରେ ଅର୍ଡର କରନ୍ତୁ',
        ur: 'فون یا WhatsApp پر آرڈر کریں',
      },
    ),
  ],
  [
    /Agency|Contractor|Interior|Architect|Printing|Packers|Pest|Electrician|Plumbing|Security|Software|Paint|Glass|Machinery|Steel|Building|Marketing|Transport|Courier|Chemicals/,
    said('Ask us for a price today', 'आज ही हमसे दाम पूछें', 'આજે જ અમને ભાવ પૂછો', 'आजच आम्हाला दर विचारा', {
      bn: 'আজই দাম জেনে নিন',
      ta: 'இன்றே விலை கேளுங்கள்',
      te: 'ఈరోజే ధర అడగండి',
      kn: 'ಇಂದೇ ಬೆಲೆ ಕೇಳಿ',
      ml: 'ഇന്നുതന്നെ വില ചോദിക്കൂ',
      pa: 'ਅੱਜ ਹੀ ਸਾਨੂੰ ਰੇਟ ਪੁੱਛੋ',
      or: 'ଆଜି ହିଁ ଦାମ ପଚାରନ୍ତୁ',
      ur: 'آج ہی قیمت پوچھیں',
    }),
  ],
]

/** For every other trade. */
const visit = said(
  'Come by today, or message us',
  'आज ही पधारें या मैसेज करें',
  'આજે જ પધારો અથવા મેસેજ કરો',
  'आजच भेट द्या किंवा मेसेज करा',
  {
    bn: 'আজই আসুন বা মেসেজ করুন',
    ta: 'இன்றே வாருங்கள் அல்லது செய்தி அனுப்புங்கள்',
    te: 'ఈరోజే రండి లేదా మెసేజ్ చేయండి',
    kn: 'ಇಂದೇ ಬನ್ನಿ ಅಥವಾ ಮೆಸೇಜ್ ಮಾಡಿ',
    ml: 'ഇന്നുതന്നെ വരൂ അല്ലെങ്കിൽ മെസേജ് അയയ്ക്കൂ',
    pa: 'ਅੱਜ ਹੀ ਆਓ ਜਾਂ ਮੈਸੇਜ ਕਰੋ',
    or: 'ଆଜି ହିଁ ଆସନ୍ତୁ ବା ମେସେଜ କରନ୍ତୁ',
    ur: 'آج ہی تشریف لائیں یا میسج کریں',
  },
)

/** What an offer of a trade says below the product, in the language of the poster. `category` is the English name. Pure. */
export const tradeLine = (category: string, language: Language): string =>
  (lines.find(([names]) => names.test(category))?.[1] ?? visit)[language]
