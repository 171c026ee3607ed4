import { fullName, type ContactLine } from '../../domain/contacts/contact.ts'
import { useApi } from '../../kit/bridge/use-api.ts'
import { withQuery } from '../../kit/bridge/with-query.ts'
import type { OptionSource } from '../../kit/controls/choice/use-options.ts'

const OFFERED = 20

/** Searches colleagues for a field where people are chosen; whoever is chosen already is not offered again. */
export function useFindPeople(without: readonly string[]): OptionSource {
  const contacts = useApi('contacts')
  return async (text, signal) => {
    const { data } = await contacts.page<ContactLine>(withQuery('', { q: text, limit: OFFERED }), signal)
    return data
      .filter(({ id }) => !without.includes(id))
      .map((person) => ({
        value: person.id,
        label: [fullName(person), person.title, person.city].filter(Boolean).join(' · '),
      }))
  }
}
