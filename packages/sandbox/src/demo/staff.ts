import type { AgencyKey, DemoStaff } from './shape.ts'

const member = (agency: AgencyKey, role: DemoStaff['roles'][number], name: string, phoneNumber: string, email: string, password: string, hideBilling = false): DemoStaff =>
  ({ agency, name, phoneNumber, email, roles: [role], password, hideBilling })

/** One member of staff of every role in each agency. One of them does not see billing, by a personal setting. */
export const demoStaff: DemoStaff[] = [
  member('parichay', 'admin', 'Kavita Deshmukh', '+919876521001', 'kavita@parichay.example', 'Diya-Lamp-2041'),
  member('parichay', 'creator', 'Farhan Qureshi', '+919876521002', 'farhan@parichay.example', 'Neem-Leaf-5830'),
  member('parichay', 'franchisee', 'Rohit Saxena', '+919876521003', 'rohit@parichay.example', 'Tonga-Ride-7716'),
  member('parichay', 'franchisee-with-all-card-access', 'Anjali Nair', '+919876521004', 'anjali@parichay.example', 'Lotus-Pond-3962'),
  member('rangtapi', 'admin', 'Bhavesh Kapadia', '+919876522001', 'bhavesh@rangtapi.example', 'Patang-Dori-4178'),
  member('rangtapi', 'creator', 'Hetal Gajjar', '+919876522002', 'hetal@rangtapi.example', 'Locho-Plate-6025'),
  member('rangtapi', 'franchisee', 'Imran Shaikh', '+919876522003', 'imran@rangtapi.example', 'Zari-Thread-9384', true),
  member('rangtapi', 'franchisee-with-all-card-access', 'Nidhi Contractor', '+919876522004', 'nidhi@rangtapi.example', 'Garba-Night-1507'),
  member('kaveri', 'admin', 'Lakshmi Ramesh', '+919876523001', 'lakshmi@nammakaveri.example', 'Coffee-Hill-8842'),
  member('kaveri', 'creator', 'Suresh Gowda', '+919876523002', 'suresh@nammakaveri.example', 'Areca-Palm-2659'),
  member('kaveri', 'franchisee', 'Deepa Hegde', '+919876523003', 'deepa@nammakaveri.example', 'Silk-Saree-7430'),
  member('kaveri', 'franchisee-with-all-card-access', 'Vinay Shetty', '+919876523004', 'vinay@nammakaveri.example', 'River-Boat-3391'),
]
