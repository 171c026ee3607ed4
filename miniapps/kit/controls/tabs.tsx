import { useSheet } from '../bridge/use-sheet.ts'
import { Link } from './link.tsx'
import sheet from './tabs.css?sheet'

export interface Tab {
  label: string
  to: string
  current: boolean
}

/** Places of one mini-app beside each other: links, so that each has an address. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  useSheet(sheet)
  return (
    <nav className="os-tabs" aria-label={label}>
      {tabs.map((tab) => (
        <Link key={tab.to} look="plain" to={tab.to} aria-current={tab.current ? 'page' : undefined}>
          {tab.label}
        </Link>
      ))}
    </nav>
  )
}
