import type { ContactClient } from './contact.ts'

export interface Client {
  id: string
  name: string
  /** Its trade: whoever has the same one competes with it. */
  category: string
}

/**
 * Whom a person works for, as somebody else may read it: the name of a client that competes with one of the reader's own
 * is left out, unless the reader works for that one as well.
 */
export function clientsShown(
  clients: readonly Client[],
  readers: readonly Client[],
): readonly ContactClient[] {
  const own = new Set(readers.map(({ id }) => id))
  const trades = new Set(readers.map(({ category }) => category))
  return clients.map(({ id, name, category }) => ({
    category,
    name: own.has(id) || !trades.has(category) ? name : null,
  }))
}
