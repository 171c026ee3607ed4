import type { Contact } from '../../domain/contacts/contact.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import type { List } from '../../kit/list/use-list.ts'
import { problemText } from '../../kit/words/problem-text.ts'
import { markFavourite } from '../ask-contacts.ts'

/** Turns a favourite at once, and back where the server refuses. */
export function useFavourite({ change }: Pick<List<Contact>, 'change'>): (contact: Contact) => void {
  const { portal } = useMiniApp()
  return async ({ favourite, ...contact }) => {
    const set = (isOne: boolean) =>
      change((people) =>
        people.map((each) => (each.id === contact.id ? { ...each, favourite: isOne } : each)),
      )
    set(!favourite)
    try {
      await markFavourite(portal, { ...contact, favourite }, !favourite)
    } catch (error) {
      set(favourite)
      portal.notify({ kind: 'error', text: problemText(error).text })
    }
  }
}
