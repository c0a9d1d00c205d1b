import type { AgencyKey, DemoBusiness, DemoCustomer } from './shape.ts'

const indian = (
  agency: AgencyKey,
  phoneNumber: string,
  title: DemoCustomer['title'],
  name: string,
  language: DemoCustomer['language'],
  password: string,
): DemoCustomer => ({
  agency,
  phoneNumber,
  email: null,
  isForeignUser: false,
  title,
  name,
  language,
  password,
})

/** The customers of the demo. One has two businesses, one lives abroad, one has only just begun and has none. */
export const demoCustomers: DemoCustomer[] = [
  indian('parichay', '+919876510001', 'Mr.', 'आनंद चौकसे', 'hi', 'Kesar-Peda-52'),
  indian('parichay', '+919876510002', 'Dr.', 'Meera Gokhale', 'en', 'Tulsi-Chai-71'),
  indian('parichay', '+919876510003', 'Mr.', 'राजेश वर्मा', 'hi', 'Spanner-Box-18'),
  indian('parichay', '+919876510004', 'Mrs.', 'सुनीता शर्मा', 'hi', 'Chalk-Duster-40'),
  {
    ...indian('parichay', '+919876510005', 'Ms.', 'Tara Bhatnagar', 'en', 'Courtyard-Sun-29'),
    mailTo: 'tara.bhatnagar@mail.example',
    reminder: { hour: 8, mail: true, onlyOccasions: false },
  },
  indian('parichay', '+919876510006', null, 'Joseph Lobo', 'en', 'First-Visit-63'),
  indian('parichay', '+919876510007', 'Mr.', 'Gurpreet Chawla', 'en', 'Chashma-Lens-33'),
  indian('parichay', '+919876510008', 'Ms.', 'Ashwini Wagh', 'en', 'Golden-Hour-86'),
  indian('rangtapi', '+919876510011', 'Mr.', 'જયેશ પટેલ', 'gu', 'Bandhani-Red-37'),
  indian('rangtapi', '+919876510012', 'Mr.', 'હિતેશ ઝવેરી', 'gu', 'Sona-Chandi-84'),
  indian('rangtapi', '+919876510013', 'Mr.', 'રમેશ ભરવાડ', 'gu', 'Gaay-Doodh-56'),
  {
    ...indian('rangtapi', '+919876510014', 'Mr.', 'प्रकाश यादव', 'hi', 'Bijli-Tester-92'),
    mailTo: 'prakash.yadav@mail.example',
    reminder: { hour: 7, mail: true, onlyOccasions: true },
  },
  indian('rangtapi', '+919876510015', 'Ms.', 'Riya Daruwala', 'en', 'Lemon-Salt-45'),
  {
    agency: 'rangtapi',
    phoneNumber: null,
    email: 'priya@loomandharbour.example',
    isForeignUser: true,
    title: 'Mrs.',
    name: 'Priya Solanki',
    language: 'en',
    password: 'Harbour-Loom-77',
  },
  indian('rangtapi', '+919876510016', 'Mr.', 'ફિરોઝ મન્સૂરી', 'gu', 'Mojdi-Polish-59'),
  indian('rangtapi', '+919876510017', 'Ms.', 'Kinjal Mehta', 'en', 'Vanilla-Whisk-12'),
  indian('kaveri', '+919876510021', 'Mr.', 'Manjunath Rao', 'en', 'Ghat-Road-31'),
  {
    ...indian('kaveri', '+919876510022', 'Mrs.', 'Savitha Bhat', 'en', 'Banana-Leaf-68'),
    mailTo: 'savitha.bhat@mail.example',
    reminder: { hour: 9, mail: true, onlyOccasions: false },
  },
  indian('kaveri', '+919876510023', 'Mr.', 'महेश कुलकर्णी', 'hi', 'Dawa-Ghar-15'),
  indian('kaveri', '+919876510024', 'Mr.', 'Aiyappa Ponnanna', 'en', 'Filter-Kaapi-87'),
  indian('kaveri', '+919876510025', 'Ms.', 'Chaitra Murthy', 'en', 'Hasiru-Ele-24'),
  indian('kaveri', '+919876510026', 'Mr.', 'Nagaraj Shetty', 'en', 'Radial-Grip-47'),
]

/** The customer whom a business of the demo belongs to. */
export function customerOf(
  business: Pick<DemoBusiness, 'agency' | 'ownerPhone' | 'ownerEmail'>,
): DemoCustomer {
  const found = demoCustomers.find(
    (customer) =>
      customer.agency === business.agency &&
      customer.phoneNumber === business.ownerPhone &&
      customer.email === business.ownerEmail,
  )
  if (!found)
    throw new Error(`No demo customer ${business.ownerPhone ?? business.ownerEmail} in ${business.agency}`)
  return found
}
