import type { Language } from '../agency/fields.ts'
import { tradeGroupOf, type TradeGroup } from './trade.ts'

type Words = Record<Language, string>
const say = (en: string, hi: string, gu: string): Words => ({ en, hi, gu })

/** Titles for the section about us, in the language of the card (screens 8.2). */
const titles: Words[] = [
  say('About us', 'हमारे बारे में', 'અમારા વિશે'),
  say('Our story', 'हमारी कहानी', 'અમારી વાત'),
  say('Our services', 'हमारी सेवाएँ', 'અમારી સેવાઓ'),
  say('Who we are', 'हम कौन हैं', 'અમે કોણ છીએ'),
  say('What we do', 'हम क्या करते हैं', 'અમે શું કરીએ છીએ'),
  say('Our promise', 'हमारा वादा', 'અમારું વચન'),
  say('Our speciality', 'हमारी ख़ासियत', 'અમારી ખાસિયત'),
  say('Why customers trust us', 'ग्राहक हम पर भरोसा क्यों करते हैं', 'ગ્રાહકો અમારા પર કેમ ભરોસો કરે છે'),
  say('From our family to yours', 'हमारे परिवार से आपके परिवार तक', 'અમારા પરિવારથી તમારા પરિવાર સુધી'),
  say('Meet the owner', 'मालिक से मिलिए', 'માલિકને મળો'),
  say('Our work', 'हमारा काम', 'અમારું કામ'),
  say('Welcome', 'आपका स्वागत है', 'તમારું સ્વાગત છે'),
]

/** Reasons to come, for every trade and for some. */
const reasons: Record<'everybody' | TradeGroup, Words[]> = {
  everybody: [
    say('Honest prices', 'सही दाम', 'વાજબી ભાવ'),
    say('On-time delivery', 'समय पर डिलीवरी', 'સમયસર ડિલિવરી'),
    say('Trusted for years', 'सालों का भरोसा', 'વર્ષોનો ભરોસો'),
    say('Free advice on WhatsApp', 'व्हाट्सऐप पर मुफ़्त सलाह', 'વોટ્સએપ પર મફત સલાહ'),
    say('UPI and cards accepted', 'यूपीआई और कार्ड से भुगतान', 'UPI અને કાર્ડ સ્વીકારીએ છીએ'),
    say('Open on Sundays', 'रविवार को भी खुला', 'રવિવારે પણ ખુલ્લું'),
  ],
  shop: [
    say('Genuine products with bill', 'असली सामान, पक्का बिल', 'અસલી માલ, પાકું બિલ'),
    say('All brands under one roof', 'एक ही जगह सभी ब्रांड', 'એક જ જગ્યાએ બધી બ્રાન્ડ'),
    say('Easy exchange', 'आसान अदला-बदली', 'સરળ બદલી'),
    say('Home delivery nearby', 'आस-पास घर पहुँच सेवा', 'નજીકમાં ઘરે ડિલિવરી'),
    say('Wholesale rates too', 'थोक भाव भी', 'હોલસેલ ભાવ પણ'),
  ],
  food: [
    say('Cooked fresh every day', 'रोज़ ताज़ा बना हुआ', 'રોજ તાજું બનાવેલું'),
    say('Pure ghee and clean oil', 'शुद्ध घी और साफ़ तेल', 'શુદ્ધ ઘી અને ચોખ્ખું તેલ'),
    say('Jain food on request', 'कहने पर जैन भोजन', 'કહેવા પર જૈન ભોજન'),
    say('Spotless kitchen', 'साफ़-सुथरी रसोई', 'સ્વચ્છ રસોડું'),
    say('Party orders welcome', 'पार्टी ऑर्डर लेते हैं', 'પાર્ટી ઓર્ડર લઈએ છીએ'),
  ],
  festive: [
    say('Made by hand', 'हाथ से बना हुआ', 'હાથે બનાવેલું'),
    say('Gift packing at no charge', 'मुफ़्त गिफ़्ट पैकिंग', 'મફત ગિફ્ટ પેકિંગ'),
    say('Festival orders in advance', 'त्योहार के ऑर्डर पहले से', 'તહેવારના ઓર્ડર અગાઉથી'),
    say('No artificial colours', 'कोई बनावटी रंग नहीं', 'કોઈ કૃત્રિમ રંગ નહીં'),
  ],
  fashion: [
    say('Hallmarked and certified', 'हॉलमार्क और प्रमाणित', 'હોલમાર્ક અને પ્રમાણિત'),
    say('Stitched to your measure', 'आपके नाप की सिलाई', 'તમારા માપની સિલાઈ'),
    say('New designs every week', 'हर हफ़्ते नए डिज़ाइन', 'દર અઠવાડિયે નવી ડિઝાઇન'),
    say('Free fitting and alteration', 'मुफ़्त फ़िटिंग और बदलाव', 'મફત ફિટિંગ અને ફેરફાર'),
  ],
  health: [
    say('Experienced doctors', 'अनुभवी डॉक्टर', 'અનુભવી ડૉક્ટરો'),
    say('Short waiting time', 'कम इंतज़ार', 'ઓછી રાહ'),
    say('Reports on WhatsApp', 'व्हाट्सऐप पर रिपोर्ट', 'વોટ્સએપ પર રિપોર્ટ'),
    say('Sample collection at home', 'घर से सैंपल लेने की सुविधा', 'ઘરેથી સેમ્પલ લેવાની સુવિધા'),
    say('Emergency care day and night', 'दिन-रात आपात सेवा', 'દિવસ-રાત ઇમરજન્સી સેવા'),
  ],
  office: [
    say('Your papers stay private', 'आपके काग़ज़ात गोपनीय', 'તમારા કાગળો ખાનગી'),
    say('Clear fees, told beforehand', 'फ़ीस पहले से साफ़', 'ફી અગાઉથી સ્પષ્ટ'),
    say('No due date missed', 'कोई तारीख़ नहीं चूकती', 'કોઈ તારીખ ચૂકતા નથી'),
    say('Meet online or at our office', 'ऑनलाइन या दफ़्तर में मिलें', 'ઓનલાઇન કે ઓફિસમાં મળો'),
  ],
  building: [
    say('Free site visit', 'मुफ़्त साइट विज़िट', 'મફત સાઇટ વિઝિટ'),
    say('Finished on the agreed date', 'तय तारीख़ पर काम पूरा', 'નક્કી તારીખે કામ પૂરું'),
    say('3D design before work begins', 'काम से पहले 3D डिज़ाइन', 'કામ પહેલાં 3D ડિઝાઇન'),
    say('Strong material, checked by us', 'जाँचा-परखा मज़बूत सामान', 'ચકાસેલો મજબૂત માલ'),
  ],
  repair: [
    say('Repaired the same day', 'उसी दिन मरम्मत', 'તે જ દિવસે રિપેર'),
    say('Genuine spare parts', 'असली पुर्ज़े', 'અસલી સ્પેરપાર્ટ'),
    say('Free pick-up and drop', 'मुफ़्त पिक-अप और ड्रॉप', 'મફત પિક-અપ અને ડ્રોપ'),
    say('Warranty on our work', 'हमारे काम की वारंटी', 'અમારા કામની વોરંટી'),
    say('Help on the road, 24×7', 'रास्ते में मदद, 24×7', 'રસ્તામાં મદદ, 24×7'),
  ],
  beauty: [
    say('Trained artists', 'प्रशिक्षित कलाकार', 'તાલીમ પામેલા કલાકારો'),
    say('Clean tools for each guest', 'हर ग्राहक के लिए साफ़ औज़ार', 'દરેક ગ્રાહક માટે સ્વચ્છ સાધનો'),
    say('Good brands only', 'सिर्फ़ अच्छे ब्रांड', 'ફક્ત સારી બ્રાન્ડ'),
    say('Packages for brides', 'दुल्हन के लिए पैकेज', 'દુલ્હન માટે પેકેજ'),
  ],
  teaching: [
    say('Small batches', 'छोटे बैच', 'નાની બેચ'),
    say('Weekly tests and progress', 'हर हफ़्ते टेस्ट और प्रगति', 'દર અઠવાડિયે ટેસ્ટ અને પ્રગતિ'),
    say('First class free', 'पहली क्लास मुफ़्त', 'પહેલો ક્લાસ મફત'),
    say('Teachers who know each child', 'हर बच्चे को जानने वाले शिक्षक', 'દરેક બાળકને ઓળખતા શિક્ષકો'),
  ],
  service: [
    say('Free home visit', 'घर पर मुफ़्त विज़िट', 'ઘરે મફત વિઝિટ'),
    say('24×7 support', '24×7 मदद', '24×7 મદદ'),
    say('Verified staff', 'जाँचे-परखे कर्मचारी', 'ચકાસેલા કર્મચારીઓ'),
    say('Pay after the work is done', 'काम के बाद भुगतान', 'કામ પછી ચુકવણી'),
  ],
}

/** Titles for the section about us. */
export const aboutTitles = (language: Language): string[] => titles.map((words) => words[language])

/** Reasons to choose a business of this trade, its own first, then those of everybody. */
export const reasonsFor = (category: string, language: Language): string[] =>
  [...reasons[tradeGroupOf(category)], ...reasons.everybody].map((words) => words[language])

/** What a price may be for. */
const units: Record<Language, string[]> = {
  en: [
    'piece',
    'kg',
    '100 g',
    'litre',
    'plate',
    'box',
    'dozen',
    'pair',
    'metre',
    'sq ft',
    'hour',
    'visit',
    'day',
    'month',
  ],
  hi: [
    'नग',
    'किलो',
    '100 ग्राम',
    'लीटर',
    'प्लेट',
    'डिब्बा',
    'दर्जन',
    'जोड़ी',
    'मीटर',
    'वर्ग फ़ुट',
    'घंटा',
    'विज़िट',
    'दिन',
    'महीना',
  ],
  gu: [
    'નંગ',
    'કિલો',
    '100 ગ્રામ',
    'લિટર',
    'પ્લેટ',
    'બોક્સ',
    'ડઝન',
    'જોડી',
    'મીટર',
    'ચો. ફૂટ',
    'કલાક',
    'વિઝિટ',
    'દિવસ',
    'મહિનો',
  ],
}

/** What a price may be for, in the language of the card. */
export const unitsIn = (language: Language): readonly string[] => units[language]
