import type { ReactNode } from 'react'
import type { Announcement } from '../../../../shell/contract/catalogue.ts'
import { Badge, type Tone } from '../../../kit/controls/badge.tsx'
import { useFormat } from '../../../kit/words/format.ts'
import { words } from './words/words.ts'

const TONES: Readonly<Record<Announcement['level'], Tone>> = {
  information: 'information',
  warning: 'warning',
  critical: 'error',
}

interface AnnouncementRowProps {
  announcement: Announcement
  now: number
  /** To be done about it. */
  children: ReactNode
}

/** One announcement: who reads it when. */
export function AnnouncementRow({ announcement, now, children }: AnnouncementRowProps) {
  const { regionName, dateTime } = useFormat()
  const { text, level, country, from, until } = announcement
  const standing = standingAt(announcement, now)
  return (
    <li className="arranged-app">
      <span className="app-text">
        <span className="app-title">{text}</span>
        <span className="os-small os-muted">
          {words('span', { from: dateTime(from), until: dateTime(until) })}
          {' · '}
          {country ? regionName(country) : words('allMarkets')}
        </span>
      </span>
      <span className="arranged-marks">
        <Badge tone={TONES[level]}>{words(`level.${level}`)}</Badge>
        <Badge tone={standing === 'running' ? 'success' : 'neutral'}>{words(`standing.${standing}`)}</Badge>
      </span>
      <span className="arranged-buttons">{children}</span>
    </li>
  )
}

export function standingAt({ from, until }: Announcement, now: number): 'planned' | 'running' | 'over' {
  if (Date.parse(until) <= now) return 'over'
  return Date.parse(from) > now ? 'planned' : 'running'
}
