import type { DocumentDefinition } from '../../domain/document/definition.ts'
import type { Json } from '../../domain/document/json.ts'
import type { Patched, StoredDocument } from '../../domain/document/wire.ts'
import { OpenDocument } from './open-document.ts'
import { Outbox } from './outbox.ts'
import { Sender } from './sender.ts'

/** Asks the documents' API; @throws RequestError where it refuses, TypeError where it cannot be reached */
export type AskDocuments = <Data>(
  path: string,
  options?: { method?: 'POST' | 'PATCH'; body?: unknown },
) => Promise<{ data: Data }>

/** Runs one piece of work at a time over all pages of a person. */
export type Exclusively = (name: string, work: () => Promise<void>) => Promise<void>

/** All documents that one person works on in this page: one outbox, one sender. */
export class DocumentClient {
  readonly outbox: Outbox
  readonly sender: Sender
  readonly #ask: AskDocuments
  readonly #open = new Map<string, Set<OpenDocument<never>>>()
  /** Of actions whose answers may have been lost: the same call again acts once. */
  readonly #actionIds = new Map<string, string>()

  constructor(person: string, ask: AskDocuments, exclusively: Exclusively) {
    this.#ask = ask
    this.outbox = new Outbox(person)
    this.sender = new Sender(this.outbox, {
      patch: async (type, id, changes) =>
        (await ask<Patched>(`${type}/${id}`, { method: 'PATCH', body: { changes } })).data,
      exclusively: (work) => exclusively(`agency-os-documents-${person}`, work),
      answered: (id, answer) => this.#each(id, (document) => document.receive(answer)),
      merged: (entry, theirs) => [...(this.#open.get(entry.document) ?? [])][0]?.merged(entry, theirs),
      newId: () => crypto.randomUUID(),
    })
  }

  /** Creates a document, or opens the one that holds its slot. */
  async create<Facts>(
    definition: DocumentDefinition<Facts>,
    facts: Facts,
    place: string,
    fields: Readonly<Record<string, Json>>,
  ): Promise<OpenDocument<Facts>> {
    const body = { id: crypto.randomUUID(), place, fields }
    return this.take(
      definition,
      facts,
      (await this.#ask<StoredDocument>(definition.type, { method: 'POST', body })).data,
    )
  }

  async open<Facts>(
    definition: DocumentDefinition<Facts>,
    facts: Facts,
    id: string,
  ): Promise<OpenDocument<Facts>> {
    return this.take(definition, facts, (await this.#ask<StoredDocument>(`${definition.type}/${id}`)).data)
  }

  /** Opens a document that has just been read; what is unsaved of it is sent. */
  take<Facts>(
    definition: DocumentDefinition<Facts>,
    facts: Facts,
    stored: StoredDocument,
  ): OpenDocument<Facts> {
    const document = new OpenDocument({ definition, facts, outbox: this.outbox, sender: this.sender }, stored)
    const others = this.#open.get(stored.id) ?? new Set()
    this.#open.set(stored.id, others.add(document as OpenDocument<never>))
    void this.sender.send()
    return document
  }

  letGo<Facts>(document: OpenDocument<Facts>): void {
    document.close()
    this.#open.get(document.$about.get().id)?.delete(document as OpenDocument<never>)
  }

  async reload<Facts>(document: OpenDocument<Facts>): Promise<void> {
    const { type, id } = document.$about.get()
    document.receive((await this.#ask<StoredDocument>(`${type}/${id}`)).data)
  }

  /** Sends all that waits, then acts. @throws RequestError with what stands in the way; Error where something could not be stored */
  async act<Facts>(document: OpenDocument<Facts>, action: string): Promise<void> {
    if (!(await document.flush())) throw new Error('Not everything is saved yet.')
    const { type, id } = document.$about.get()
    const key = `${id} ${action}`
    const actionId = this.#actionIds.get(key) ?? crypto.randomUUID()
    this.#actionIds.set(key, actionId)
    document.receive(
      (
        await this.#ask<StoredDocument>(`${type}/${id}/actions`, {
          method: 'POST',
          body: { id: actionId, action },
        })
      ).data,
    )
    this.#actionIds.delete(key)
  }

  async close(): Promise<void> {
    this.sender.stop()
    for (const documents of this.#open.values()) for (const document of documents) document.close()
    await this.outbox.close()
  }

  #each(id: string, tell: (document: OpenDocument<never>) => void): void {
    this.#open.get(id)?.forEach(tell)
  }
}
