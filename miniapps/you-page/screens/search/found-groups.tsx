import { Building2, File, User, type IconNode } from 'lucide'
import { brandLabel } from '../../../../shell/contract/brand-label.ts'
import type { MenuItem } from '../../../../shell/contract/layout.ts'
import { MAX_FOUND, type Found } from '../../../domain/search/wire.ts'
import { appIcon } from '../../../kit/controls/app-icons.ts'
import { Card } from '../../../kit/controls/card.tsx'
import { Icon } from '../../../kit/controls/icon.tsx'
import { Link } from '../../../kit/controls/link.tsx'
import { useFormat } from '../../../kit/words/format.ts'
import { words } from './words/words.ts'

interface Line {
  key: string
  icon: IconNode
  title: string
  detail: string
  path: string
}

/** What was found, by its kind; in each the best first. */
export function FoundGroups({ found, apps }: { found: Found; apps: readonly MenuItem[] }) {
  const { regionName, relative } = useFormat()
  const text = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(' · ')
  const region = (code: string | null) => code && regionName(code)
  const labelOf = (name: string, country: string | null) =>
    brandLabel({ name, country: country === null ? undefined : { code: country } })
  return (
    <div className="os-stack">
      <Group
        type="app"
        lines={apps.map(({ title, path, appIcon: icon }) => ({
          key: path!,
          icon: appIcon(icon),
          title,
          detail: '',
          path: path!,
        }))}
      />
      <Group
        type="brand"
        lines={found.brands.map(({ id, name, clientName, country }) => ({
          key: id,
          icon: Building2,
          title: labelOf(name, country),
          detail: text(clientName, region(country)),
          path: `/brands/${id}/scorecards`,
        }))}
      />
      <Group
        type="person"
        lines={found.people.map(({ id, name, title, country }) => ({
          key: id,
          icon: User,
          title: name,
          detail: text(title, region(country)),
          path: `/network/contacts/${id}`,
        }))}
      />
      <Group
        type="document"
        lines={found.documents.map(({ id, title, place, path, updatedAt, updatedBy }) => ({
          key: id,
          icon: File,
          title,
          detail: text(place && labelOf(place.name, place.country), updatedBy.name, relative(updatedAt)),
          path,
        }))}
      />
    </div>
  )
}

function Group({ type, lines }: { type: 'app' | 'brand' | 'person' | 'document'; lines: readonly Line[] }) {
  if (lines.length === 0) return null
  return (
    <Card title={words(`type.${type}`)} aside={<span className="os-muted">{lines.length}</span>}>
      <ul className="widget-lines">
        {lines.map(({ key, icon, title, detail, path }) => (
          <li key={key}>
            <Link to={path} look="plain" className="widget-line">
              <Icon of={icon} size={20} />
              <span>
                <strong>{title}</strong>
                {detail && <span className="os-muted">{detail}</span>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {lines.length >= MAX_FOUND && <p className="os-muted">{words('more', { count: MAX_FOUND })}</p>}
    </Card>
  )
}
