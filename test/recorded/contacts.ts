// recorded from the sample world by RECORD=1 npm test -- server test/recorded.test.ts
import type { ContactLine, ContactDetail } from '../../miniapps/domain/contacts/contact.ts'
import type { Page } from '../../shell/contract/page.ts'

export const CONTACTS: Page<ContactLine> = {
  data: [
    {
      id: 'person-478',
      firstname: 'Amelia',
      lastname: 'Abbott',
      email: 'amelia.abbott@agency.example',
      title: 'Audio manager',
      city: 'London',
      phone: '+00 816 8073',
      languages: ['en'],
      country: 'GB',
      timeZone: 'Europe/London',
      skills: [
        { level: 'expert', skill: 'audio' },
        { level: 'working', skill: 'paid-social' },
      ],
      availability: 'available',
      hours: { to: '17:30', days: [1, 2], from: '09:00' },
      agencies: [{ code: 'wavemaker', name: 'Wavemaker' }],
      favourite: false,
    },
    {
      id: 'person-014',
      firstname: 'Callum',
      lastname: 'Abbott',
      email: 'callum.abbott@agency.example',
      title: 'Analytics executive',
      city: 'London',
      phone: '+00 235 4561',
      languages: ['en'],
      country: 'GB',
      timeZone: 'Europe/London',
      skills: [
        { level: 'working', skill: 'analytics' },
        { level: 'working', skill: 'paid-social' },
      ],
      availability: 'available',
      hours: { to: '16:30', days: [1, 2], from: '08:00' },
      agencies: [{ code: 'wavemaker', name: 'Wavemaker' }],
      favourite: false,
    },
  ],
  next: 'WzAsImJlbGxpbmkgZWxlbmEiLCJwZXJzb24tMzk2Il0',
  total: 499,
}

export const CONTACT: { data: ContactDetail } = {
  data: {
    id: 'person-planner',
    firstname: 'Maya',
    lastname: 'Lindqvist',
    email: 'planner@agency.example',
    title: 'Econometrics executive',
    city: 'Manchester',
    phone: '+00 795 8525',
    languages: ['en'],
    country: 'GB',
    timeZone: 'Europe/London',
    skills: [
      { level: 'working', skill: 'econometrics' },
      { level: 'working', skill: 'ad-operations' },
    ],
    availability: 'available',
    hours: { to: '18:30', days: [1, 2], from: '10:00' },
    agencies: [
      { code: 'choreograph', name: 'Choreograph' },
      { code: 'wavemaker', name: 'Wavemaker' },
    ],
    favourite: false,
    managers: [
      { id: 'person-141', firstname: 'Sakura', lastname: 'Nakagawa', title: 'Creative manager' },
      { id: 'person-003', firstname: 'Viktor', lastname: 'Wallin', title: 'Managing director' },
    ],
    reports: [],
    note: '',
    clients: [
      { category: 'Energy', name: 'Adlington Energy' },
      { category: 'Furniture', name: 'Adlington Furniture' },
    ],
    mine: false,
  },
}
