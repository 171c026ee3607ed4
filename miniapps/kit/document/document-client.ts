import { atom } from 'nanostores'
import type { Page } from '../../../shell/contract/page.ts'
import type { DocumentDefinition } from '../../domain/document/definition.ts'
import type { Json } from '../../domain/document/json.ts'
import type { NewAction, NewDocument, Patched, StoredDocument } from '../../domain/document/wire.ts'
import { OpenDocument } from './open-document.ts'
import { Outbox } from './outbox.ts'
import { mergedEntry } from './outbox-entry.ts'
import { Sender } from './sender.ts'

/** Asks the documents' API; @throws RequestError where it refuses, TypeError where it cannot be reached */
export type AskDocuments = <Data>(
  path: string,
  options?: { method?: 'POST' | 'PUT' | 'PATCH' | 'DELETE'; body?: unknown },
) => Promise<{ data: Data }>

/** Runs one piece of work at a time over all pages of a person. */
export type Exclusively = (name: string, work: () => Promise<void>) => Promise<void>

/** All documents that one person works on in this page: one outbox, one sender. */
export class DocumentClient {
  readonly outbox: Outbox
  readonly sender: Sender
  /** How many files are on their way, or could not be sent: they are kept nowhere else. */
  readonly $unsentFiles = atom(0)
  readonly #ask: AskDocuments
  readonly #open = new Map<string, OpenDocument<never>>()
  /** Of actions whose answers may have been lost: the same call again acts once. */
  readonly #actionIds = new Map<string, string>()

  constructor(person: string, ask: AskDocuments, exclusively: Exclusively) {
    this.#ask = ask
    this.outbox = new Outbox(person)
    this.sender = new Sender(this.outbox, {
      patch: async (type, id, changes) =>
        (await ask<Patched>(`${type}/${id}`, { method: 'PATCH', body: { changes } })).data,
      exclusively: (work) => exclusively(`agency-os-documents-${person}`, work),
      answered: (id, answer) => this.#open.get(id)?.receive(answer),
      merged: (entry, theirs) => this.#open.get(entry.document)?.merged(entry, theirs),
    })
  }

  /** Creates a document, or answers the one that holds its slot. */
  async create<Facts>(
    { type }: DocumentDefinition<Facts>,
    place: string,
    fields: Readonly<Record<string, Json>>,
  ): Promise<StoredDocument> {
    const body: NewDocument = { id: crypto.randomUUID(), place, fields }
    return (await this.#ask<StoredDocument>(type, { method: 'POST', body })).data
  }

  async open<Facts>(
    definition: DocumentDefinition<Facts>,
    facts: Facts,
    id: string,
    address?: string,
  ): Promise<OpenDocument<Facts>> {
    const [{ data }] = await Promise.all([
      this.#ask<StoredDocument>(`${definition.type}/${id}`),
      this.outbox.written().catch(() => undefined), // what was left unsaved lies on top from the first moment
    ])
    return this.take(definition, facts, data, address)
  }

  /**
   * Opens a document that has just been read; what is unsaved of it is sent. It stays open until the page is left: who comes
   * back to it finds it as it was, with the steps to undo.
   */
  take<Facts>(
    definition: DocumentDefinition<Facts>,
    facts: Facts,
    stored: StoredDocument,
    address?: string,
  ): OpenDocument<Facts> {
    const known = this.opened<Facts>(stored.id)
    known?.learn(facts)
    known?.receive(stored)
    const parts = { definition, facts, outbox: this.outbox, sender: this.sender, ...(address && { address }) }
    const document = known ?? new OpenDocument(parts, stored)
    this.#open.set(stored.id, document as OpenDocument<never>)
    if (!known) this.#mergeMet(document)
    void this.sender.send()
    return document
  }

  /** Conflicts that were met before the document was open, when nobody knew how its fields are merged. */
  #mergeMet<Facts>(document: OpenDocument<Facts>): void {
    for (const entry of document.pending) {
      const { refused, change } = entry
      if (refused?.kind !== 'conflict' || change.group !== undefined) continue
      const value = document.merged(entry, refused.theirs)
      if (value !== undefined) this.outbox.replace([entry], [mergedEntry(entry, refused.theirs, value)])
    }
  }

  /** A document that was opened on this page. */
  opened<Facts>(id: string): OpenDocument<Facts> | undefined {
    return this.#open.get(id)
  }

  /** What its API knows beside the document itself: history, versions, comments. */
  async further<Data>(
    { $about }: Pick<OpenDocument, '$about'>,
    path: string,
    options?: { method?: 'POST' | 'PUT' | 'PATCH' | 'DELETE'; body?: unknown },
  ): Promise<Data> {
    const { type, id } = $about.get()
    return (await this.#ask<Data>(`${type}/${id}/${path}`, options)).data
  }

  /** The same of what comes page by page. */
  furtherPage<Row>({ $about }: Pick<OpenDocument, '$about'>, path: string): Promise<Page<Row>> {
    const { type, id } = $about.get()
    return this.#ask<readonly Row[]>(`${type}/${id}/${path}`) as Promise<Page<Row>>
  }

  async reload<Facts>(document: OpenDocument<Facts>): Promise<void> {
    const { type, id } = document.$about.get()
    document.receive((await this.#ask<StoredDocument>(`${type}/${id}`)).data)
  }

  /** Sends all that waits, then acts, unless somebody else has changed something unseen. @throws RequestError with what stands in the way; Error where something could not be stored */
  async act<Facts>(document: OpenDocument<Facts>, action: string, reason?: string): Promise<void> {
    if (!(await document.flush())) throw new Error('Not everything is saved yet.')
    const { type, id } = document.$about.get()
    const key = `${id} ${action}`
    const actionId = this.#actionIds.get(key) ?? crypto.randomUUID()
    this.#actionIds.set(key, actionId)
    document.receive(
      (
        await this.#ask<StoredDocument>(`${type}/${id}/actions`, {
          method: 'POST',
          body: {
            id: actionId,
            action,
            seen: document.seen,
            ...(reason && { reason }),
          } satisfies NewAction,
        })
      ).data,
    )
    this.#actionIds.delete(key)
  }

  async close(): Promise<void> {
    this.sender.close()
    for (const document of this.#open.values()) document.close()
    await this.outbox.close()
  }
}
