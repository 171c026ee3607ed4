import { safeLocal } from '../api/safe-storage.ts'

/** Documents of the provider kept in local storage, for the day the provider cannot be asked; sign-out clears them. */
export function recallDocument(key: string): unknown {
  try {
    return JSON.parse(safeLocal.get(key) ?? 'null')
  } catch {
    return null
  }
}

export function keepDocument(key: string, document: unknown): void {
  safeLocal.set(key, JSON.stringify(document)) // only a fallback: a full storage costs nothing now
}

/** Makes room: all of it can be fetched again. */
export function forgetDocuments(): void {
  for (const key of Object.keys(localStorage))
    if (/^os\.auth\.(keys|well-known):/.test(key)) localStorage.removeItem(key)
}
