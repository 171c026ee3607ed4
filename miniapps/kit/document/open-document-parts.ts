import type { DocumentDefinition } from '../../domain/document/definition.ts'
import type { Outbox } from './outbox.ts'
import type { Sender } from './sender.ts'

export interface OpenDocumentParts<Facts> {
  definition: DocumentDefinition<Facts>
  facts: Facts
  outbox: Outbox
  sender: Sender
  /** Path in the portal where it is worked on. */
  address?: string
}
