import type { EmbedAnswer } from '../contract/embed.ts'
import { EMBED_ANSWER } from '../contract/embed.ts'

/** The request of a page of another origin, read from this page's address. */
export interface EmbedQuestion {
  origin: string
  id: string
  /** Key of the app that it shows; undefined for elements. */
  app: string | undefined
  /** The person is asked, whatever they allowed before: they have signed out of the page. */
  again: boolean
  /** In a frame that nobody sees: whatever it says, nobody may be led to press something in it. */
  unseen: boolean
}

export function embedQuestion(search: string): EmbedQuestion {
  const query = new URLSearchParams(search)
  return {
    origin: query.get('origin') ?? '',
    id: query.get('id') ?? '',
    app: query.get('app') ?? undefined,
    again: query.get('again') === '1',
    unseen: parent !== window,
  }
}

/**
 * Tells the page that asked, by its origin: no other page hears it. False where there is no such page any
 * more.
 */
export function answerEmbed(
  { origin, id, unseen }: EmbedQuestion,
  answer: Pick<EmbedAnswer, 'granted' | 'refused'>,
): boolean {
  const asker = unseen ? parent : (opener as Window | null)
  const message: EmbedAnswer = { type: EMBED_ANSWER, id, ...answer }
  if (URL.canParse(origin)) asker?.postMessage(message, origin)
  return asker !== null
}

/** Gone with all else when the person signs out of the portal. */
const KEY = 'os.embed'

/** The person's consent, until they sign out of a page of that origin once more. */
const nameOf = (subject: string, { origin, app = '' }: EmbedQuestion, signOuts: number): string =>
  [subject, origin, app, signOuts].join(' ')

function allowedPages(): readonly string[] {
  try {
    const known: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(known) ? known.map(String) : []
  } catch {
    return []
  }
}

/** Whether the person has let the page show this before, in this browser, and not signed out of it since. */
export const isAllowed = (subject: string, question: EmbedQuestion, signOuts: number): boolean =>
  allowedPages().includes(nameOf(subject, question, signOuts))

export function rememberAllowed(subject: string, question: EmbedQuestion, signOuts: number): void {
  if (!isAllowed(subject, question, signOuts)) keep([...allowedPages(), nameOf(subject, question, signOuts)])
}

function keep(pages: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(pages))
  } catch {
    // storage is blocked here: the person is asked for consent again next time
  }
}
