import { useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { useSheet } from '../bridge/use-sheet.ts'
import sheet from './tabs.css?sheet'

export interface TabPanel {
  key: string
  label: string
  /** Beside the label: how many there are. */
  count?: ReactNode
  disabled?: boolean
  content(): ReactNode
}

const CONTROL =
  ':is(a[href], button, input, select, textarea, summary):not(:disabled, [tabindex="-1"]), [tabindex="0"]'

interface TabPanelsProps {
  /** Name of the row of tabs. */
  label: string
  tabs: readonly TabPanel[]
  current: string
  onChange(key: string): void
}

/** Views of one thing in one place. What somebody wants a link to is a place of its own: take `Tabs`, which are links. */
export function TabPanels({ label, tabs, current, onChange }: TabPanelsProps) {
  useSheet(sheet)
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    // reached by Tab where it holds no control
    if (panel.current?.querySelector(CONTROL)) panel.current.removeAttribute('tabindex')
    else panel.current?.setAttribute('tabindex', '0')
  })
  const shown = tabs.find(({ key }) => key === current) ?? tabs[0]
  const go = (tab: TabPanel | undefined) => {
    if (!tab) return
    onChange(tab.key)
    list.current!.querySelector<HTMLElement>(`[data-key="${CSS.escape(tab.key)}"]`)?.focus()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const open = tabs.filter((tab) => !tab.disabled)
    const at = open.findIndex((tab) => tab === shown)
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const [next, before] = isRtl ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
    if (event.key === next) go(open[(at + 1) % open.length])
    else if (event.key === before) go(open.at(at - 1))
    else if (event.key === 'Home') go(open[0])
    else if (event.key === 'End') go(open.at(-1))
    else return
    event.preventDefault()
  }
  if (!shown) return null
  return (
    <div>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its tabs have the focus */}
      <div ref={list} role="tablist" aria-label={label} className="os-tabs os-tablist" onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            data-key={tab.key}
            aria-selected={tab === shown}
            aria-controls={tab === shown ? `${id}-panel` : undefined}
            tabIndex={tab === shown ? 0 : -1}
            disabled={tab.disabled}
            onClick={() => onChange(tab.key)}
          >
            {tab.label}
            {tab.count !== undefined && <span className="os-tab-count">{tab.count}</span>}
          </button>
        ))}
      </div>
      <div
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${shown.key}`}
        ref={panel}
        className="os-tabpanel"
      >
        {shown.content()}
      </div>
    </div>
  )
}
