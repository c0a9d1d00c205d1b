import {
  siAirbnb,
  siBookingdotcom,
  siBookmyshow,
  siCalendly,
  siDropbox,
  siGooglecalendar,
  siGoogledocs,
  siGoogledrive,
  siGoogleforms,
  siGooglemaps,
  siGooglemeet,
  siOyo,
  siZoom,
} from './fixtures.marks.ts'
import { icons } from './fixtures.icons.ts'
import { brand, linkType, onHost, own, type LinkCategoryFixture } from './fixtures.kinds.ts'

const anyPage = { placeholder: 'https://…' }

/** The way there, an hour of somebody's time, a bed for the night. */
export const bookings: LinkCategoryFixture = {
  name: 'Bookings & travel',
  names: { hi: 'बुकिंग और यात्रा', gu: 'બુકિંગ અને પ્રવાસ' },
  icon: icons.calendar,
  order: 8,
  types: [
    linkType('Google Maps', 'गूगल मैप्स', 'ગૂગલ મેપ્સ', brand(siGooglemaps), {
      placeholder: 'https://maps.app.goo.gl/…',
      examples: ['https://maps.app.goo.gl/Demo1234', 'Ring Road, Surat'],
      isPopular: true,
      pattern: onHost(
        'maps\\.app\\.goo\\.gl',
        'goo\\.gl/maps',
        'maps\\.google\\.(?:com|co\\.in)',
        'google\\.(?:com|co\\.in)/maps',
        'g\\.page',
        'share\\.google',
      ),
    }),
    linkType('Book an appointment', 'अपॉइंटमेंट लें', 'અપોઇન્ટમેન્ટ લો', own(icons.calendar, '#0f766e'), {
      ...anyPage,
      examples: ['https://yourclinic.in/book', 'book'],
      isPopular: true,
    }),
    linkType('Calendly', 'कैलेंडली', 'કેલેન્ડલી', brand(siCalendly), {
      prefix: 'https://calendly.com/',
      placeholder: 'yourname',
      pattern: '[\\w.\\-]{2,60}(?:/[\\w\\-]{1,80})?',
      examples: ['https://calendly.com/your-name/30min', 'your name'],
    }),
    linkType('Google Calendar', 'गूगल कैलेंडर', 'ગૂગલ કેલેન્ડર', brand(siGooglecalendar), {
      placeholder: 'https://calendar.app.google/…',
      pattern: onHost('calendar\\.app\\.google', 'calendar\\.google\\.com'),
      examples: ['https://calendar.app.google/Demo1234', 'calendar'],
    }),
    linkType('Practo', 'प्रैक्टो', 'પ્રેક્ટો', own(icons.medical, '#1d4ed8'), {
      placeholder: 'https://www.practo.com/…',
      pattern: onHost('practo\\.com'),
      examples: ['https://www.practo.com/surat/doctor/demo', 'Dr. Demo'],
    }),
    linkType('BookMyShow', 'बुकमायशो', 'બુકમાયશો', brand(siBookmyshow), {
      placeholder: 'https://in.bookmyshow.com/…',
      pattern: onHost('bookmyshow\\.com'),
      examples: ['https://in.bookmyshow.com/events/demo', 'my show'],
    }),
    linkType('Urban Company', 'अर्बन कंपनी', 'અર્બન કંપની', own(icons.tools, '#111827'), {
      placeholder: 'https://www.urbancompany.com/…',
      pattern: onHost('urbancompany\\.com'),
      examples: ['https://www.urbancompany.com/demo', 'me'],
    }),
    linkType('MakeMyTrip', 'मेकमायट्रिप', 'મેકમાયટ્રિપ', own(icons.plane, '#dc2626'), {
      placeholder: 'https://www.makemytrip.com/…',
      pattern: onHost('makemytrip\\.com'),
      examples: ['https://www.makemytrip.com/hotels/demo', 'my hotel'],
    }),
    linkType('Goibibo', 'गोआईबीबो', 'ગોઆઈબીબો', own(icons.plane, '#ea580c'), {
      placeholder: 'https://www.goibibo.com/…',
      pattern: onHost('goibibo\\.com'),
      examples: ['https://www.goibibo.com/hotels/demo', 'my hotel'],
    }),
    linkType('Booking.com', 'बुकिंग.कॉम', 'બુકિંગ.કોમ', brand(siBookingdotcom), {
      placeholder: 'https://www.booking.com/hotel/…',
      pattern: onHost('booking\\.com'),
      examples: ['https://www.booking.com/hotel/in/demo.html', 'my hotel'],
    }),
    linkType('Airbnb', 'एयरबीएनबी', 'એરબીએનબી', brand(siAirbnb), {
      placeholder: 'https://www.airbnb.co.in/rooms/…',
      pattern: onHost('airbnb\\.(?:co\\.in|com)'),
      examples: ['https://www.airbnb.co.in/rooms/123456', 'my room'],
    }),
    linkType('OYO', 'ओयो', 'ઓયો', brand(siOyo), {
      placeholder: 'https://www.oyorooms.com/…',
      pattern: onHost('oyorooms\\.com', 'oyo\\.com'),
      examples: ['https://www.oyorooms.com/123456', 'my hotel'],
    }),
    linkType('redBus', 'रेडबस', 'રેડબસ', own(icons.bus, '#b91c1c'), {
      placeholder: 'https://www.redbus.in/…',
      pattern: onHost('redbus\\.(?:in|com)'),
      examples: ['https://www.redbus.in/travels/demo', 'my buses'],
    }),
    linkType('Room booking', 'कमरा बुक करें', 'રૂમ બુક કરો', own(icons.bed, '#7c2d12'), {
      ...anyPage,
      examples: ['https://yourhotel.in/rooms', 'rooms'],
    }),
    linkType('Zoom', 'ज़ूम', 'ઝૂમ', brand(siZoom), {
      placeholder: 'https://zoom.us/j/…',
      pattern: onHost('zoom\\.us'),
      examples: ['https://us02web.zoom.us/j/1234567890', '1234567890'],
    }),
    linkType('Google Meet', 'गूगल मीट', 'ગૂગલ મીટ', brand(siGooglemeet), {
      prefix: 'https://meet.google.com/',
      placeholder: 'abc-defg-hij',
      pattern: '[a-z]{3}-?[a-z]{4}-?[a-z]{3}',
      examples: ['https://meet.google.com/abc-defg-hij', 'abc'],
    }),
  ],
}

/** Papers to read or take away. */
export const documents: LinkCategoryFixture = {
  name: 'Documents',
  names: { hi: 'दस्तावेज़', gu: 'દસ્તાવેજો' },
  icon: icons.sheet,
  order: 9,
  types: [
    linkType('Brochure', 'ब्रोशर', 'બ્રોશર', own(icons.book, '#9a3412'), {
      ...anyPage,
      examples: ['https://yourshop.in/brochure.pdf', 'brochure'],
      isPopular: true,
    }),
    linkType('Price list', 'मूल्य सूची', 'ભાવપત્રક', own(icons.tag, '#15803d'), {
      ...anyPage,
      examples: ['https://yourshop.in/prices.pdf', 'prices'],
    }),
    linkType('Catalogue', 'कैटलॉग', 'કેટલોગ', own(icons.sheet, '#1d4ed8'), {
      ...anyPage,
      examples: ['yourshop.in/catalogue', 'catalogue'],
      isPopular: true,
    }),
    linkType('Company profile', 'कंपनी परिचय', 'કંપની પરિચય', own(icons.briefcase, '#334155'), {
      ...anyPage,
      examples: ['https://yourshop.in/profile.pdf', 'profile'],
    }),
    linkType('Photo album', 'फ़ोटो एल्बम', 'ફોટો આલ્બમ', own(icons.camera, '#be185d'), {
      ...anyPage,
      examples: ['https://photos.app.goo.gl/Demo1234', 'photos'],
    }),
    linkType('Google Drive', 'गूगल ड्राइव', 'ગૂગલ ડ્રાઇવ', brand(siGoogledrive), {
      placeholder: 'https://drive.google.com/…',
      pattern: onHost('drive\\.google\\.com'),
      examples: ['https://drive.google.com/file/d/demo/view', 'drive'],
    }),
    linkType('Google Docs', 'गूगल डॉक्स', 'ગૂગલ ડોક્સ', brand(siGoogledocs), {
      placeholder: 'https://docs.google.com/…',
      pattern: onHost('docs\\.google\\.com'),
      examples: ['https://docs.google.com/document/d/demo', 'docs'],
    }),
    linkType('Google Forms', 'गूगल फ़ॉर्म्स', 'ગૂગલ ફોર્મ્સ', brand(siGoogleforms), {
      placeholder: 'https://forms.gle/…',
      pattern: onHost('forms\\.gle', 'docs\\.google\\.com/forms'),
      examples: ['https://forms.gle/Demo1234', 'https://example.com/form'],
    }),
    linkType('Dropbox', 'ड्रॉपबॉक्स', 'ડ્રોપબોક્સ', brand(siDropbox), {
      placeholder: 'https://www.dropbox.com/…',
      pattern: onHost('dropbox\\.com'),
      examples: ['https://www.dropbox.com/s/demo/list.pdf', 'list.pdf'],
    }),
  ],
}

/** Numbers an Indian business is registered under, and government shop windows. */
export const registrations: LinkCategoryFixture = {
  name: 'Government & registrations',
  names: { hi: 'सरकारी और पंजीकरण', gu: 'સરકારી અને નોંધણી' },
  icon: icons.seal,
  order: 10,
  types: [
    linkType('GSTIN', 'जीएसटीआईएन', 'GSTIN', own(icons.shield, '#1e3a8a'), {
      fieldType: 'text',
      placeholder: '24ABCDE1234F1Z5',
      pattern: '\\d{2}[A-Za-z]{5}\\d{4}[A-Za-z][1-9A-Za-z][Zz][0-9A-Za-z]',
      examples: ['24ABCDE1234F1Z5', '24ABCDE1234'],
      isPopular: true,
    }),
    linkType('Udyam registration', 'उद्यम पंजीकरण', 'ઉદ્યમ નોંધણી', own(icons.factory, '#1e3a8a'), {
      fieldType: 'text',
      placeholder: 'UDYAM-GJ-22-0012345',
      pattern: '(?:UDYAM|udyam)-[A-Za-z]{2}-\\d{2}-\\d{7}',
      examples: ['UDYAM-GJ-22-0012345', 'GJ-22'],
      isPopular: true,
    }),
    linkType('FSSAI licence', 'एफएसएसएआई लाइसेंस', 'FSSAI લાઇસન્સ', own(icons.cutlery, '#15803d'), {
      fieldType: 'text',
      placeholder: '10012345678901',
      pattern: '[12]\\d{13}',
      examples: ['10012345678901', '1001234'],
    }),
    linkType('Drug licence', 'औषधि लाइसेंस', 'દવા લાઇસન્સ', own(icons.medical, '#15803d'), {
      fieldType: 'text',
      placeholder: 'KA-HB1-20B-123456',
      pattern: '[A-Za-z0-9/\\-\\[\\]() .]{4,40}',
      examples: ['KA-HB1-20B-123456', 'दवा'],
    }),
    linkType('Doctor registration', 'चिकित्सक पंजीकरण', 'તબીબી નોંધણી', own(icons.sheetCheck, '#0f766e'), {
      fieldType: 'text',
      placeholder: 'MMC 2009/04/1234',
      pattern: '[\\p{L}\\d/\\-() .]{4,60}',
      examples: ['MMC 2009/04/1234', '?'],
    }),
    linkType('RERA registration', 'रेरा पंजीकरण', 'RERA નોંધણી', own(icons.seal, '#7c2d12'), {
      fieldType: 'text',
      placeholder: 'PR/GJ/SURAT/RAA01234',
      pattern: '[A-Za-z0-9/\\-.]{6,60}',
      examples: ['PR/GJ/SURAT/RAA01234', 'yes'],
    }),
    linkType('CIN', 'सीआईएन', 'CIN', own(icons.bank, '#1e3a8a'), {
      fieldType: 'text',
      placeholder: 'U17110GJ2016PTC012345',
      pattern: '[LUlu]\\d{5}[A-Za-z]{2}\\d{4}[A-Za-z]{3}\\d{6}',
      examples: ['U17110GJ2016PTC012345', 'U17110'],
    }),
    linkType('Import export code', 'आयात निर्यात कोड', 'આયાત નિકાસ કોડ', own(icons.ship, '#0369a1'), {
      fieldType: 'text',
      placeholder: 'ABCDE1234F',
      pattern: '[A-Za-z0-9]{10}',
      examples: ['ABCDE1234F', 'ABCDE'],
    }),
    linkType('BIS licence', 'बीआईएस लाइसेंस', 'BIS લાઇસન્સ', own(icons.seal, '#b45309'), {
      fieldType: 'text',
      placeholder: 'HM/C-1234567890',
      pattern: '(?:HM/C|CM/L|R)-?[0-9]{7,12}',
      examples: ['HM/C-1234567890', '12'],
    }),
    linkType('Trade mark', 'ट्रेडमार्क', 'ટ્રેડમાર્ક', own(icons.hash, '#7c2d12'), {
      fieldType: 'text',
      placeholder: '1234567',
      pattern: '\\d{6,8}',
      examples: ['1234567', 'TM'],
    }),
    linkType('Startup India', 'स्टार्टअप इंडिया', 'સ્ટાર્ટઅપ ઇન્ડિયા', own(icons.leaf, '#15803d'), {
      fieldType: 'text',
      placeholder: 'DIPP12345',
      pattern: '(?:DIPP|dipp)\\d{3,7}',
      examples: ['DIPP12345', '12345'],
    }),
    linkType('ISO certificate', 'आईएसओ प्रमाणपत्र', 'ISO પ્રમાણપત્ર', own(icons.seal, '#1d4ed8'), {
      fieldType: 'text',
      placeholder: 'ISO 9001:2015',
      pattern: '(?:ISO|iso)[ \\-]?\\d{4,5}\\S*(?: .{1,60})?',
      examples: ['ISO 9001:2015', '9001'],
    }),
    linkType('GeM seller page', 'जेम विक्रेता पेज', 'GeM વિક્રેતા પેજ', own(icons.shop, '#1e3a8a'), {
      placeholder: 'https://mkp.gem.gov.in/…',
      pattern: onHost('gem\\.gov\\.in'),
      examples: ['https://mkp.gem.gov.in/demo', 'gem'],
    }),
  ],
}
