import { ExportSheet } from '../../../kit/exchange/export-sheet.tsx'
import { sheetOf } from '../../../kit/exchange/sheet-of.ts'
import { InvitationLinks, isToPassOn, type SentInvitation } from '../people/invitation-links.tsx'
import { words as kitWords } from '../../../kit/words/words.ts'
import { words } from './words/words.ts'

/** More are taken along as a file. */
const MOST_LISTED = 10

/** What became of the invitations of an import: mailed, or links to pass on. */
export function ImportedInvitations({ sent }: { sent: readonly SentInvitation[] }) {
  if (sent.length === 0) return null
  const links = sent.filter(isToPassOn)
  if (links.length === 0)
    return (
      <p className="os-notice" role="status">
        {words('mailed', { count: sent.length })}
      </p>
    )
  const sheet = () =>
    sheetOf(
      words('links'),
      [
        { title: words('email'), width: 32, cell: ({ email }) => email },
        { title: kitWords('link'), width: 80, cell: ({ link }) => link },
        { title: words('until'), width: 24, cell: ({ until }) => until },
      ],
      links,
    )
  return (
    <section className="os-stack admin-invited" aria-label={words('links')}>
      <InvitationLinks sent={links} most={MOST_LISTED} />
      <div>
        <ExportSheet sheet={sheet} fileName={words('links')} />
      </div>
    </section>
  )
}
