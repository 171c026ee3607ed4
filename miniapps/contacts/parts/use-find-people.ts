import { fullName } from '../../domain/contacts/contact.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import type { OptionSource } from '../../kit/controls/choice/use-options.ts'
import { loadContacts } from '../ask-contacts.ts'

const OFFERED = 20

/** Searches colleagues for a field where people are chosen; whoever is chosen already is not offered again. */
export function useFindPeople(without: readonly string[]): OptionSource {
  const { portal } = useMiniApp()
  return async (text, signal) => {
    const query = new URLSearchParams({ q: text, limit: String(OFFERED) })
    const { data } = await loadContacts(portal, query.toString(), signal)
    return data
      .filter(({ id }) => !without.includes(id))
      .map((person) => ({
        value: person.id,
        label: [fullName(person), person.title, person.city].filter(Boolean).join(' · '),
      }))
  }
}
