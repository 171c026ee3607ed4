import type { ContactLine } from '../../domain/contacts/contact.ts'
import { useApi } from '../../kit/bridge/use-api.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { problemText } from '../../kit/words/problem-text.ts'

/** Turns a favourite at once, and back where the server refuses. */
export function useFavourite(
  show: (contact: ContactLine, isOne: boolean) => void,
): (contact: ContactLine) => void {
  const { portal } = useMiniApp()
  const contacts = useApi('contacts')
  return (contact) => {
    const { id, favourite } = contact
    const path = `/${encodeURIComponent(id)}/favourite`
    show(contact, !favourite)
    const turned = favourite ? contacts.delete(path) : contacts.put(path, {})
    turned.catch((error: unknown) => {
      show(contact, favourite)
      portal.notify({ kind: 'error', text: problemText(error).text })
    })
  }
}
