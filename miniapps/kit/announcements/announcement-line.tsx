import { Info, Megaphone, TriangleAlert } from 'lucide'
import type { Announcement } from '../../../shell/contract/catalogue.ts'
import { useSheet } from '../bridge/use-sheet.ts'
import { Icon } from '../controls/icon.tsx'
import { Link } from '../controls/link.tsx'
import { useFormat } from '../words/format.ts'
import sheet from './announcement-line.css?sheet'

const ICONS = { information: Info, warning: Megaphone, critical: TriangleAlert } as const

interface AnnouncementLineProps extends Pick<Announcement, 'text' | 'level' | 'from' | 'path'> {
  /** What the link to more says. */
  more: string
}

/** What an agency announces, as its people read it. */
export function AnnouncementLine({ text, level, from, path, more }: AnnouncementLineProps) {
  useSheet(sheet)
  const { date } = useFormat()
  return (
    <div className="os-announcement" data-level={level}>
      <Icon of={ICONS[level]} size={20} />
      <span>
        <span>{text}</span>
        <span className="os-muted">
          {date(from)}
          {path && (
            <>
              {' · '}
              <Link to={path}>{more}</Link>
            </>
          )}
        </span>
      </span>
    </div>
  )
}
