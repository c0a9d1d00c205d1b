import type { WrittenPage } from './rules.ts'

/** Mehndi Artist. */
export const mehndiArtist: WrittenPage = {
  category: 'Mehndi Artist',
  links: ['Instagram', 'WhatsApp', 'Photo album', 'YouTube', 'UPI ID'],
  designs: ['zari', 'saffron', 'studio'],
  without: ['Festival orders in advance', 'On-time delivery', 'Gift packing at no charge'],
  en: {
    title: 'A digital card for mehndi artists',
    seo: 'Bridal, Arabic and festival designs with rates per hand, free dates and a gallery that brides forward to their sisters.',
    lead: 'A bride saves forty pictures and asks three artists. Send her yours in one link, with the rate and the date.',
    about:
      'The paste is ground at home from Sojat leaves, with eucalyptus oil and nothing black in it. I bring a light and a cushion, hide the names where he will search longest, and stay until the last aunt has her flower.',
    products: [
      ['Bridal, hands and feet', 'Figures, names and the story of you two'],
      ['Engagement', 'Both hands to the elbow'],
      ['Guests at the function', 'By the hand or by the hour'],
      ['Karwa Chauth and Teej', 'At home or at my stall'],
      ['Baby shower', 'Light designs, sitting comfortably'],
      ['Mehndi classes', 'Two weeks, cones included'],
    ],
    faq: [
      [
        'Rates differ by design.',
        'Set a price for what is fixed, such as a guest’s hand, and leave bridal work for the talk.',
      ],
      [
        'Can I show which dates are taken?',
        'Write the free dates of the season in the first lines; change them on your phone.',
      ],
      [
        'My pictures are many.',
        'Thirty in the gallery, with albums for bridal, Arabic and feet; the rest stays on Instagram.',
      ],
      [
        'How do I take an advance?',
        'Your UPI code stands on the card; she pays and sends the receipt with the date.',
      ],
    ],
    reasons: ['Paste without chemicals'],
  },
  hi: {
    title: 'मेहंदी कलाकार का डिजिटल कार्ड',
    seo: 'दुल्हन, अरबी और त्योहार की मेहंदी, हाथ के हिसाब से दर, ख़ाली तारीख़ें और वह गैलरी जो दुल्हन बहनों को भेजे।',
    lead: 'दुल्हन चालीस तस्वीरें सहेजती है और तीन कलाकारों से पूछती है। उसे अपना लिंक भेजें, दर और तारीख़ के साथ।',
    about:
      'मेहंदी सोजत की पत्ती से घर पर घुलती है, नीलगिरी के तेल के साथ, कुछ भी काला नहीं। रोशनी और तकिया साथ लाती हूँ, नाम वहाँ छिपाती हूँ जहाँ सबसे देर में मिले, और आख़िरी मौसी के हाथ पर फूल बनाकर ही उठती हूँ।',
    products: [
      ['दुल्हन, हाथ और पैर', 'चित्र, नाम और आप दोनों की कहानी'],
      ['सगाई', 'दोनों हाथ कोहनी तक'],
      ['समारोह के मेहमान', 'हाथ या घंटे के हिसाब से'],
      ['करवा चौथ और तीज', 'घर पर या मेरे स्टॉल पर'],
      ['गोद भराई', 'हल्के डिज़ाइन, आराम से बैठकर'],
      ['मेहंदी की क्लास', 'दो हफ़्ते, कोन साथ में'],
    ],
    faq: [
      ['हर डिज़ाइन की दर अलग है।', 'जो तय है, जैसे मेहमान का एक हाथ, उसका दाम लिखें; दुल्हन वाला बातचीत में।'],
      ['ख़ाली तारीख़ें दिखा सकती हूँ?', 'सीज़न की तारीख़ें पहली पंक्तियों में लिखें; फ़ोन से ही बदलती रहें।'],
      ['मेरी तस्वीरें बहुत हैं।', 'गैलरी में तीस, दुल्हन, अरबी और पैर के एल्बम में; बाक़ी इंस्टाग्राम पर।'],
      ['एडवांस कैसे लूँ?', 'कार्ड पर यूपीआई कोड है; वह भुगतान करके तारीख़ के साथ रसीद भेजती है।'],
    ],
    reasons: ['मेहंदी में कोई केमिकल नहीं'],
  },
  gu: {
    title: 'મહેંદી કલાકાર માટે ડિજિટલ કાર્ડ',
    seo: 'દુલ્હન, અરબી અને તહેવારની મહેંદી, હાથ પ્રમાણે ભાવ, ખાલી તારીખો અને એવી ગેલેરી જે કન્યા બહેનોને મોકલે.',
    lead: 'કન્યા ચાળીસ ફોટા સાચવે અને ત્રણ કલાકારને પૂછે. તમારી લિંક મોકલો, ભાવ અને તારીખ સાથે.',
    about:
      'મહેંદી સોજતનાં પાનમાંથી ઘરે પલળે, નીલગિરીના તેલ સાથે, એમાં કંઈ કાળું નહીં. લાઇટ અને તકિયો સાથે લાવું, નામ ત્યાં છુપાવું જ્યાં સૌથી મોડું જડે, અને છેલ્લાં માસીના હાથે ફૂલ કરીને જ ઊભી થાઉં.',
    products: [
      ['દુલ્હન, હાથ અને પગ', 'ચિત્રો, નામ અને તમારા બંનેની વાત'],
      ['સગાઈ', 'બંને હાથ કોણી સુધી'],
      ['પ્રસંગના મહેમાન', 'હાથ કે કલાક પ્રમાણે'],
      ['કરવા ચોથ અને ત્રીજ', 'ઘરે કે મારા સ્ટોલ પર'],
      ['સીમંત', 'હળવી ડિઝાઇન, આરામથી બેસીને'],
      ['મહેંદીના ક્લાસ', 'બે અઠવાડિયાં, કોન સાથે'],
    ],
    faq: [
      ['દરેક ડિઝાઇનનો ભાવ જુદો છે.', 'જે નક્કી છે, જેમ કે મહેમાનનો એક હાથ, તેનો ભાવ લખો; દુલ્હનનો વાતચીતમાં.'],
      ['ખાલી તારીખો બતાવી શકું?', 'સીઝનની તારીખો પહેલી લીટીમાં લખો; ફોનથી જ બદલતાં રહો.'],
      ['મારા ફોટા ઘણા છે.', 'ગેલેરીમાં ત્રીસ, દુલ્હન, અરબી અને પગના આલ્બમમાં; બાકી ઇન્સ્ટાગ્રામ પર.'],
      ['એડવાન્સ કેવી રીતે લઉં?', 'કાર્ડ પર UPI કોડ છે; એ ચૂકવીને તારીખ સાથે રસીદ મોકલે.'],
    ],
    reasons: ['મહેંદીમાં કોઈ કેમિકલ નહીં'],
  },
}
