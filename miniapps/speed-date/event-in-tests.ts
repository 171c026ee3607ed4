import { DocumentsInTests } from '../kit/document/documents-in-tests.ts'
import { answering } from '../../test/browser/answering.ts'
import { sampleUser } from '../../test/browser/sample-context.ts'
import { contactInTests } from '../domain/contacts/contact-in-tests.ts'
import type { Json } from '../domain/document/json.ts'
import type { StoredDocument } from '../domain/document/wire.ts'
import { newSpeedDate, SPEED_DATE } from '../domain/speed-date/speed-date.ts'

/** An event with so many people, the reader among them, and a portal that has it. */
export function eventInTests(
  people: number,
  more: Record<string, Json> = {},
  status = 'draft',
  answers: Record<string, unknown> = {},
  about: Partial<StoredDocument> = {},
) {
  const documents = new DocumentsInTests(SPEED_DATE, () => null)
  documents.me = { id: crypto.randomUUID(), name: 'Ada Lovelace' }
  documents.actionFields = (action): Readonly<Record<string, string>> =>
    action === 'begin' ? { started: new Date().toISOString() } : {}
  const person = (name: string, market: string): Json => ({ name, market, discipline: 'seo', side: 'a' })
  const fields: Record<string, Json> = {
    ...newSpeedDate('Meet the markets', '2026-12-10', 'Europe/London', 7),
    ...Object.fromEntries(
      Array.from({ length: people - 1 }, (_, n) => [
        `people/p${n}`,
        person(`Person ${n}`, n % 2 ? 'DE' : 'FR'),
      ]),
    ),
    [`people/${documents.me.id}`]: person('Ada Lovelace', 'GB'),
    ...more,
  }
  documents.add('event-1', fields, { place: 'wavemaker', status, ...about })
  const others = answering({
    ...answers,
    'GET /api/speed-date/*/feedback': answers['GET /api/speed-date/*/feedback'] ?? {
      data: { mine: [], summary: null },
    },
    'GET /api/contacts?*': {
      data: [contactInTests({ id: 'grace', firstname: 'Grace' })],
      next: null,
      total: 1,
    },
  })
  const fetch: typeof globalThis.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : input.toString()
    return /^\/api\/(contacts|speed-date)/.test(address)
      ? others(address, init)
      : documents.fetch(input, init)
  }
  return {
    documents,
    options: (tail: string, query: Record<string, string> = {}) => ({
      context: { user: { ...sampleUser, id: documents.me.id } },
      portal: { fetch },
      route: { basePath: '/network/speed-date', tail, query },
    }),
  }
}
