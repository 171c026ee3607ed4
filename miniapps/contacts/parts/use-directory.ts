import { useEffect, useRef, useState } from 'react'
import type { Page } from '../../../shell/contract/page.ts'
import type { Contact } from '../../domain/contacts/contact.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { useResource } from '../../kit/bridge/use-resource.ts'
import { problemText } from '../../kit/words/problem-text.ts'
import { loadContacts, markFavourite } from '../ask-contacts.ts'

const TYPING_PAUSE_MS = 200

/** Pages of the directory: the first is asked for once nobody types, further ones are added below. */
export function useDirectory(query: string) {
  const { portal } = useMiniApp()
  const asked = useAfterPause(query)
  const first = useResource(asked, (signal) => loadContacts(portal, asked, signal), 'directory')
  const [more, setMore] = useState<{ query: string; pages: readonly Page<Contact>[] }>({
    query: '',
    pages: [],
  })
  const [isAdding, setAdding] = useState(false)
  const added = more.query === asked ? more.pages : []
  const pages = first.data ? [first.data, ...added] : []
  const next = pages.at(-1)?.next ?? null

  const showMore = async (): Promise<number> => {
    if (next === null || isAdding) return 0
    setAdding(true)
    try {
      const page = await loadContacts(portal, `${asked}&after=${next}`)
      setMore({ query: asked, pages: [...added, page] })
      return page.data.length
    } catch (error) {
      portal.notify({ kind: 'error', text: problemText(error).text })
      return 0
    } finally {
      setAdding(false)
    }
  }
  const replace = (changed: Contact) => {
    const replaced = (page: Page<Contact>): Page<Contact> => ({
      ...page,
      data: page.data.map((each) => (each.id === changed.id ? changed : each)),
    })
    if (first.data) first.setData(replaced(first.data))
    setMore({ query: asked, pages: added.map(replaced) })
  }
  const toggleFavourite = async (contact: Contact) => {
    replace({ ...contact, favourite: !contact.favourite })
    try {
      await markFavourite(portal, contact, !contact.favourite)
    } catch (error) {
      replace(contact)
      portal.notify({ kind: 'error', text: problemText(error).text })
    }
  }
  return {
    ...first,
    people: pages.flatMap(({ data }) => data),
    next,
    isAdding,
    showMore,
    toggleFavourite,
  }
}

/** The text once it has stayed the same for a moment; at once where the page opens. */
function useAfterPause(text: string): string {
  const [settled, setSettled] = useState(text)
  const isFirst = useRef(true)
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    const timer = setTimeout(() => setSettled(text), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
