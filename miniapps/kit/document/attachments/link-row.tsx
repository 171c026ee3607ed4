import type { ReactNode } from 'react'
import { ExternalLink } from 'lucide'
import type { Link } from '../../../domain/document/link.ts'
import { Icon } from '../../controls/icon.tsx'
import { words } from './words/words.ts'

/** A link out of the portal, by what it is called and where it leads. */
export function LinkRow({ link: { url, title }, children }: { link: Link; children?: ReactNode }) {
  const host = hostOf(url)
  return (
    <li className="attachment">
      <a className="attachment-open" href={url} target="_blank" rel="noopener noreferrer">
        <span className="attachment-picture">
          <Icon of={ExternalLink} />
        </span>
        <span className="attachment-name">{title || url.replace(/^https?:\/\//, '')}</span>
        {title && <span className="attachment-size">{host}</span>}
        <span className="os-visually-hidden"> {words('link.newTab')}</span>
      </a>
      {children}
    </li>
  )
}

/** As people read it; what a browser cannot read stays as it is. */
const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host.replace(/^www\./, '') : url)
