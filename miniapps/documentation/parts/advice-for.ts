import type { KnownError } from '../../domain/documentation/known-error.ts'
import { words } from '../words/words.ts'

/** Advice for errors that have none of their own, by status or kind. */
export function adviceFor({ group, status }: KnownError): string {
  if (group !== 'refusal') return words(`advice.${group}`)
  switch (status) {
    case 401:
    case 403:
    case 404:
    case 409:
    case 429:
      return words(`advice.${status}`)
    default:
      return words(status && status >= 500 ? 'advice.500' : 'advice.400')
  }
}
