import { enquiry, goods, paysTo, service, type DemoSections } from './shape.ts'

const travels: DemoSections = {
  payment: paysTo(
    'Malnad Yatra Travels',
    'malnadyatra',
    '+91 98765 10021',
    {
      accountNumber: '64018837455',
      ifsc: 'SBIN0040087',
      bankName: 'State Bank of India',
      branch: 'Devaraja Mohalla',
    },
    'Twenty per cent confirms your booking; the rest on the day.',
  ),
  about: {
    title: 'Hills, temples and good brakes',
    body: 'Since 2005 we drive families through **Coorg, Chikkamagaluru and the temple towns**. Our drivers know where the clean toilets are, and which viewpoint has no crowd.\n\n- Cars under four years old, serviced every month\n- Prices with toll, parking and driver’s meals\n- Somebody answers the phone at night',
    reasons: [
      'No hidden charges',
      'Drivers with 10+ years',
      'Cars under four years',
      'Night helpline',
      'Child seats free',
    ],
    licence: 'KTDC registered, no. 2231',
  },
  products: [
    service('Coorg, two days', 8900, 'car for four', {
      mrp: 9800,
      category: 'Tours',
      photo: 'left',
      description: 'Abbey Falls, Talacauvery and a coffee estate walk.',
    }),
    service('Chikkamagaluru, three days', 13500, 'car for four', { category: 'Tours', photo: 'middle' }),
    service('Mysuru in a day', 2600, 'car for four', {
      category: 'Tours',
      photo: 'right',
      description: 'Palace, Chamundi hill, zoo; eight hours, 80 km.',
    }),
    service('Temple round: Belur, Halebidu', 4800, 'car for four', { category: 'Tours' }),
    service('Airport drop, Bengaluru', 3400, 'sedan', {
      category: 'Transfers',
      description: 'Toll included, any hour.',
    }),
    service('Innova with driver', 19, 'km', { category: 'Hire', description: 'Minimum 250 km a day.' }),
    service('Tempo traveller, 12 seats', 26, 'km', { category: 'Hire' }),
  ],
  gallery: [
    { crop: 'left', caption: 'Mist above Madikeri', album: 'On the road' },
    { crop: 'middle', caption: 'Ghat road after rain', album: 'On the road' },
    { crop: 'right', caption: 'Our white Innova', album: 'Along the way' },
    { crop: 'close', caption: 'Coffee flowers in March', album: 'Along the way' },
  ],
  videos: [
    { videoId: 'c00rg_2dAys', title: 'Two days in Coorg' },
    { videoId: 'b3LurH4l3b1', title: 'How to read the walls of Belur' },
  ],
  feedback: [
    {
      stars: 5,
      text: 'Driver Nagesh drove gently with our baby and found hot milk at 6 am.',
      name: 'The Menons',
      daysAgo: 2,
    },
    { stars: 5, text: 'The price stayed the price.', name: 'Arvind', daysAgo: 6 },
    { stars: 4, text: 'Lovely trip, the AC was weak on the ghat.', name: 'Shalini', daysAgo: 11 },
    { stars: 5, text: 'Third year with them.', name: 'Prof. Hegde', daysAgo: 19 },
    { stars: 3, text: 'Started forty minutes late.', name: '', daysAgo: 27 },
  ],
  visitsADay: 44,
}

const restaurant: DemoSections = {
  payment: paysTo(
    'Annapoorna Thali House',
    'annapoorna',
    '+91 98765 10022',
    { accountNumber: '0523201004417', ifsc: 'CNRB0000523', bankName: 'Canara Bank', branch: 'Basavanagudi' },
    'For parcels: pay, then send the screenshot on WhatsApp.',
  ),
  about: {
    title: 'Lunch as at home, for thirty years',
    body: 'Everything on the plantain leaf is **cooked the same morning**; what is over at four goes to the school next door.\n\n- Unlimited thali, two payasas on Sundays\n- No onion, no garlic on request\n- Parcels in steel carriers, on deposit',
    reasons: [
      'Cooked every morning',
      'Unlimited thali',
      'Pure vegetarian',
      'No onion or garlic on request',
      'Steel parcel carriers',
    ],
    licence: 'FSSAI 11220334000726',
  },
  products: [
    goods('South Indian thali', 160, 'plate', {
      category: 'Meals',
      diet: 'veg',
      gstPct: 5,
      photo: 'left',
      description: 'Rice, two palyas, sambar, rasam, curd, payasa. Unlimited.',
    }),
    goods('Sunday special thali', 240, 'plate', {
      category: 'Meals',
      diet: 'veg',
      gstPct: 5,
      photo: 'middle',
      description: 'With holige and ghee.',
    }),
    goods('Mini meals', 110, 'plate', { category: 'Meals', diet: 'veg', gstPct: 5 }),
    goods('Bisi bele bath', 95, 'plate', { category: 'Rice', diet: 'veg', gstPct: 5, photo: 'right' }),
    goods('Curd rice', 70, 'plate', { category: 'Rice', diet: 'veg', gstPct: 5 }),
    goods('Masala dosa', 85, 'plate', {
      category: 'Tiffin',
      diet: 'veg',
      gstPct: 5,
      description: '7 to 11 am and 4 to 9 pm.',
    }),
    goods('Filter coffee', 30, 'cup', { category: 'Tiffin', diet: 'veg', gstPct: 5 }),
    goods('Akki rotti', 80, 'plate', { category: 'Tiffin', diet: 'veg', gstPct: 5, inStock: false }),
    enquiry('Catering on plantain leaf', 320, 'guest', {
      category: 'Catering',
      diet: 'veg',
      photo: 'close',
      description: 'From 40 guests, with serving.',
    }),
  ],
  gallery: [
    { crop: 'left', caption: 'Leaf and thali', album: 'Food' },
    { crop: 'middle', caption: 'Thirteen bowls', album: 'Food' },
    { crop: 'right', caption: 'The lunch hall', album: 'Hall and catering' },
    { crop: 'close', caption: 'For your guests, on the leaf', album: 'Hall and catering' },
  ],
  videos: [{ videoId: 'b1s1B3L3b4t', title: 'Our bisi bele bath, from the powder on' }],
  feedback: [
    { stars: 5, text: 'My grandmother said: like a wedding in Udupi.', name: 'Deepa Bhat', daysAgo: 1 },
    { stars: 5, text: 'They refill with a smile.', name: 'Karthik', daysAgo: 3 },
    { stars: 4, text: 'Great food. Come before one, or wait.', name: 'Lata', daysAgo: 8 },
    {
      stars: 5,
      text: 'Catered our housewarming, 120 guests, nothing ran out.',
      name: 'Rao family',
      daysAgo: 16,
    },
    { stars: 4, text: '', name: 'Tom', daysAgo: 24 },
  ],
  visitsADay: 63,
}

const pharmacy: DemoSections = {
  payment: paysTo(
    'Sanjeevani Medical Store',
    'sanjeevani',
    '+91 98765 10023',
    {
      accountNumber: '33910110002745',
      ifsc: 'KVGB0003391',
      bankName: 'Karnataka Vikas Grameena Bank',
      branch: 'हुब्बल्ली',
    },
    'पर्ची की फ़ोटो भेजें, हम दाम बताकर ही भुगतान लेंगे।',
  ),
  about: {
    title: 'दवा, सलाह और भरोसा',
    body: '2001 से पंजीकृत फ़ार्मासिस्ट की देखरेख में। **पर्ची व्हाट्सऐप करें, दवा घर पर** — दो किलोमीटर तक मुफ़्त।\n\n- बुज़ुर्गों के लिए महीने की दवा की याद\n- बी.पी. और शुगर की जाँच दुकान पर',
    reasons: ['पंजीकृत फ़ार्मासिस्ट', 'घर तक मुफ़्त', 'रात 11 तक खुला', 'असली दवा, बिल के साथ', 'फ़्रिज वाली दवा सुरक्षित'],
    licence: 'दवा लाइसेंस KA-HB1-20418',
  },
  products: [
    service('बी.पी. जाँच', null, '', {
      category: 'जाँच',
      photo: 'left',
      description: 'निःशुल्क, हर दिन।',
    }),
    service('शुगर जाँच', 40, 'जाँच', { category: 'जाँच', photo: 'middle' }),
    goods('थर्मामीटर, डिजिटल', 180, 'नग', { mrp: 250, category: 'सामान', gstPct: 12, photo: 'right' }),
    goods('बी.पी. मशीन', 1850, 'नग', { mrp: 2490, category: 'सामान', gstPct: 12 }),
    goods('प्राथमिक उपचार डिब्बा', 420, 'डिब्बा', {
      category: 'सामान',
      gstPct: 12,
      description: 'पट्टी, मरहम, कैंची और सूची।',
    }),
    goods('ORS', 22, 'पैकेट', { category: 'सामान', gstPct: 5 }),
    goods('वयस्क डायपर', 560, '10 नग', { mrp: 640, category: 'देखभाल', gstPct: 12 }),
    enquiry('पर्ची की दवा', null, '', {
      category: 'दवा',
      description: 'केवल डॉक्टर की पर्ची पर। फ़ोटो व्हाट्सऐप करें।',
    }),
  ],
  gallery: [
    { crop: 'left', caption: 'दवा काउंटर', album: '' },
    { crop: 'middle', caption: 'जाँच का कोना', album: '' },
    { crop: 'right', caption: 'सब कुछ अपनी जगह', album: '' },
  ],
  videos: [{ videoId: 'bP_ghAr_p4r', title: 'घर पर बी.पी. सही नापना' }],
  feedback: [
    { stars: 5, text: 'रात साढ़े दस बजे बच्चे की दवा घर पहुँचाई।', name: 'शबाना', daysAgo: 2 },
    { stars: 5, text: 'सस्ती वाली दवा का नाम भी बताया।', name: 'वीरेंद्र', daysAgo: 5 },
    { stars: 4, text: 'एक दवा अगले दिन मिली।', name: 'अंजलि कुलकर्णी', daysAgo: 14 },
  ],
  visitsADay: 29,
}

const coffee: DemoSections = {
  payment: paysTo('Kaadu Kaapi Works', 'kaadukaapi', '+91 98765 10024', {
    accountNumber: '10054783321',
    ifsc: 'IDFB0080151',
    bankName: 'IDFC FIRST Bank',
    branch: 'Madikeri',
  }),
  about: {
    title: 'Grown in shade, roasted on Thursdays',
    body: 'Our coffee grows under silver oak and pepper in Kodagu. **We roast once a week and ship the next morning.**\n\n- Bags carry the roast date, not a best-before\n- Jeep rides through the estate on Saturdays',
    reasons: ['Roasted on Thursdays', 'Shade-grown', 'Roast date on the bag', 'Estate visits'],
    licence: 'FSSAI 21219187000142',
  },
  products: [
    goods('Filter blend, 20 % chicory', 260, '250 g', {
      category: 'Coffee',
      diet: 'veg',
      gstPct: 5,
      photo: 'left',
    }),
    goods('Arabica, medium roast', 420, '250 g', {
      category: 'Coffee',
      diet: 'veg',
      gstPct: 5,
      photo: 'middle',
      description: 'Orange peel, jaggery, cocoa.',
    }),
    goods('Robusta for moka pots', 320, '250 g', { category: 'Coffee', diet: 'veg', gstPct: 5 }),
    goods('Brass filter, two cups', 780, 'piece', {
      mrp: 950,
      category: 'Tools',
      gstPct: 12,
      photo: 'right',
    }),
    goods('Wild pepper', 240, '100 g', { category: 'Estate', diet: 'veg', gstPct: 5 }),
    service('Estate walk with tasting', 600, 'person', {
      category: 'Visit',
      description: 'Saturdays at 9, two hours.',
    }),
  ],
  gallery: [
    { crop: 'left', caption: 'Drying yard', album: '' },
    { crop: 'middle', caption: 'First crack', album: '' },
    { crop: 'right', caption: 'Filter coffee, by the yard', album: '' },
  ],
  videos: [{ videoId: 'f1Lt3rK44p1', title: 'Filter kaapi in seven minutes' }],
  feedback: [
    { stars: 5, text: 'Best filter blend outside my mother’s kitchen.', name: 'Ganesh', daysAgo: 12 },
    { stars: 4, text: 'Wonderful, a little dear.', name: 'Priya', daysAgo: 21 },
  ],
  visitsADay: 16,
}

/** Sections of the businesses of the Bengaluru agency, by their logo. */
export const kaveriSections = { travels, restaurant, pharmacy, coffee }
