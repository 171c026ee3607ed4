import { RequestError } from '../bridge/request-json.ts'

/** A failure in words for people. */
export interface ProblemText {
  /** What happened. */
  title: string
  /** What is safe and what to do. */
  text: string
  /** Whether trying again can help. */
  canRetry: boolean
}

/** Turns whatever was thrown into plain words; an API's own sentence wins. */
export function problemText(error: unknown): ProblemText {
  if (!(error instanceof RequestError)) return unreachable(error)
  const words = byStatus(error.status)
  return { ...words, text: error.problem?.detail ?? words.text }
}

function unreachable(error: unknown): ProblemText {
  if (!navigator.onLine)
    return {
      title: 'You are offline',
      text: 'Nothing is lost. Try again when the connection is back.',
      canRetry: true,
    }
  if (error instanceof TypeError || isTooLate(error))
    return {
      title: 'The server could not be reached',
      text: 'Nothing is lost. Check your connection and try again.',
      canRetry: true,
    }
  return {
    title: 'Something went wrong',
    text: 'Nothing you saved is affected. Try again; if it happens once more, tell support.',
    canRetry: true,
  }
}

/** What `AbortSignal.timeout` ends a request with. */
const isTooLate = (error: unknown): boolean => error instanceof DOMException && error.name === 'TimeoutError'

function byStatus(status: number): ProblemText {
  switch (status) {
    case 400:
    case 422:
      return {
        title: 'This could not be accepted',
        text: 'Nothing was changed. Check what you entered and try again.',
        canRetry: false,
      }
    case 401:
      return {
        title: 'Your sign-in has ended',
        text: 'What you saved is kept. Sign in again to go on.',
        canRetry: false,
      }
    case 403:
      return {
        title: 'You do not have access to this',
        text: 'Ask the person who manages access in your agency.',
        canRetry: false,
      }
    case 404:
      return {
        title: 'This could not be found',
        text: 'It may have been moved or removed, or belongs to another agency.',
        canRetry: false,
      }
    case 409:
      return {
        title: 'Somebody changed this meanwhile',
        text: 'Nothing was overwritten. Load the latest version and look again.',
        canRetry: true,
      }
    case 429:
      return {
        title: 'Too many requests',
        text: 'Nothing is lost. Wait a moment and try again.',
        canRetry: true,
      }
    default:
      return {
        title: 'The server had a problem',
        text: 'What you saved is safe. Try again in a moment.',
        canRetry: true,
      }
  }
}
