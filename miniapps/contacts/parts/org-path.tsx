import { type ContactDetail, type ContactInShort, fullName } from '../../domain/contacts/contact.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Link } from '../../kit/controls/link.tsx'
import { Avatar } from '../../kit/people/avatar.tsx'
import { words } from '../words/words.ts'

/** From the top of the house down to this person, and who reports to them. */
export function OrgPath({ person }: { person: ContactDetail }) {
  const { managers, reports } = person
  if (managers.length === 0 && reports.length === 0) return <p className="os-muted">{words('noTeam')}</p>
  return (
    <div className="os-stack">
      <ol className="org-path">
        {managers.toReversed().map((manager) => (
          <PersonLine key={manager.id} person={manager} />
        ))}
        <li aria-current="true">
          <Avatar person={person} size="s" />
          <span>
            {fullName(person)} <span className="os-muted">{person.title}</span>
          </span>
        </li>
      </ol>
      {reports.length > 0 && (
        <div>
          <h3>{words('reports', { count: reports.length })}</h3>
          <ul className="org-path" data-flat>
            {reports.map((report) => (
              <PersonLine key={report.id} person={report} />
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

function PersonLine({ person }: { person: ContactInShort }) {
  const { route } = useMiniApp()
  return (
    <li>
      <Avatar person={person} size="s" />
      <span>
        <Link quiet to={`${route.basePath}/${encodeURIComponent(person.id)}`}>
          {fullName(person)}
        </Link>{' '}
        <span className="os-muted">{person.title}</span>
      </span>
    </li>
  )
}
