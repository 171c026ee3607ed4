import type { EmbedAnswer } from '../contract/embed.ts'
import { EMBED_ANSWER } from '../contract/embed.ts'

/** The request of a page of another origin, read from this page's address. */
export interface EmbedQuestion {
  origin: string
  id: string
  /** Key of the app that it shows; undefined for elements. */
  app: string | undefined
  /** In a frame that nobody sees; `forget`: the person signed out there. */
  unseen: 'ask' | 'forget' | undefined
}

/** A page in a frame is always unseen, whatever it says: nobody may be led to press something in it. */
export function embedQuestion(search: string): EmbedQuestion {
  const query = new URLSearchParams(search)
  const unseen = query.get('unseen') === 'forget' ? 'forget' : 'ask'
  return {
    origin: query.get('origin') ?? '',
    id: query.get('id') ?? '',
    app: query.get('app') ?? undefined,
    unseen: parent === window ? undefined : unseen,
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

const nameOf = (subject: string, { origin, app = '' }: EmbedQuestion): string =>
  [subject, origin, app].join(' ')

function allowedPages(): readonly string[] {
  try {
    const known: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(known) ? known.map(String) : []
  } catch {
    return []
  }
}

/** Whether the person has let the page show this before, in this browser. */
export const isAllowed = (subject: string, question: EmbedQuestion): boolean =>
  allowedPages().includes(nameOf(subject, question))

export function rememberAllowed(subject: string, question: EmbedQuestion): void {
  if (!isAllowed(subject, question)) keep([...allowedPages(), nameOf(subject, question)])
}

/** All that the page was allowed. */
export const forgetAllowed = ({ origin }: EmbedQuestion): void =>
  keep(allowedPages().filter((name) => name.split(' ')[1] !== origin))

function keep(pages: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(pages))
  } catch {
    // storage is blocked here: the person is asked for consent again next time
  }
}
