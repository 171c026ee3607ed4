import type { Contact } from './contact.ts'

/** Somebody, with what a test is about laid over. */
export const contactInTests = (given: Partial<Contact> = {}): Contact => ({
  id: 'person-1',
  firstname: 'Ada',
  lastname: 'Lovelace',
  email: 'ada@agency.example',
  title: 'Search director',
  city: 'Madrid',
  country: 'ES',
  timeZone: 'Europe/Madrid',
  languages: ['es', 'en'],
  phone: '+34 600 000 000',
  skills: [{ skill: 'paid-search', level: 'expert' }],
  availability: 'available',
  hours: { days: [1, 2, 3, 4, 5], from: '09:00', to: '17:30' },
  agencies: [{ code: 'mindshare', name: 'Mindshare' }],
  favourite: false,
  ...given,
})
