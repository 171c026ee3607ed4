import { useEffect, useRef } from 'react'
import { CircleAlert } from 'lucide'
import { useMiniApp } from '../bridge/use-mini-app.ts'
import { Icon } from '../controls/icon.tsx'
import { Link } from '../controls/link.tsx'
import type { DocumentClient } from './document-client.ts'
import { groupEntries } from './group-entries.ts'
import type { OutboxEntry } from './outbox-entry.ts'
import { useSendFailure, useUnsaved } from './use-document.ts'
import { words } from './words/words.ts'

export interface UnsavedDocument {
  document: string
  title: string
  address: string
  paths: readonly string[]
  /** It takes no changes any more. */
  isLate: boolean
}

export interface UnsavedNotesProps {
  client: DocumentClient
  /** What the page shows says itself what of it is not saved. */
  shows(unsaved: UnsavedDocument): boolean
  /** What is not saved in how many parts, as a sentence. */
  sentence(unsaved: UnsavedDocument): { count: number; words: string }
  /** Leads to it. */
  linkTo(unsaved: UnsavedDocument): string
}

/** What is not saved in documents that the page does not show, and the way to it. */
export function UnsavedNotes({ client, shows, sentence, linkTo }: UnsavedNotesProps) {
  const { portal } = useMiniApp()
  const entries = useUnsaved(client)
  const fails = useSendFailure(client) !== null
  const notes = unsavedDocuments(entries.filter(({ refused }) => fails || refused)).filter(
    (unsaved) => !shows(unsaved),
  )
  const told = useRef(false)
  useEffect(() => {
    if (told.current && entries.length === 0) portal.announce(words('elsewhere.allSaved'))
    told.current = notes.length > 0
  }, [notes.length, entries.length, portal])
  // A region of its own, which is always there: the shell's is about to say where the person has come to.
  return (
    <div className="unsaved-notes" role="status">
      {notes.map((unsaved) => {
        const said = sentence(unsaved)
        return (
          <p key={`${unsaved.document} ${unsaved.isLate}`} className="os-notice" data-tone="warning">
            <Icon of={CircleAlert} />
            <span>
              {said.words} <Link to={linkTo(unsaved)}>{words('elsewhere.goTo', { count: said.count })}</Link>
            </span>
          </p>
        )
      })}
    </div>
  )
}

function unsavedDocuments(entries: readonly OutboxEntry[]): readonly UnsavedDocument[] {
  const isLate = ({ refused }: OutboxEntry) => refused?.kind === 'closed'
  return groupEntries(entries, (entry) => `${entry.document} ${isLate(entry)}`).map((group) => {
    const [{ document, title, address }] = group
    return {
      document,
      title,
      address,
      isLate: isLate(group[0]),
      paths: group.map(({ change }) => change.path),
    }
  })
}
