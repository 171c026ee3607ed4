import { CONTACTS } from '../../../test/recorded/contacts.ts'
import type { ContactLine } from './contact.ts'

/** Somebody, with what a test is about laid over. */
export const contactInTests = (given: Partial<ContactLine> = {}): ContactLine => ({
  ...CONTACTS.data[0]!,
  id: 'person-1',
  firstname: 'Ada',
  lastname: 'Lovelace',
  email: 'ada@agency.example',
  title: 'Search director',
  city: 'Madrid',
  country: 'ES',
  timeZone: 'Europe/Madrid',
  languages: ['es', 'en'],
  skills: [{ skill: 'paid-search', level: 'expert' }],
  hours: { days: [1, 2, 3, 4, 5], from: '09:00', to: '17:30' },
  ...given,
})
