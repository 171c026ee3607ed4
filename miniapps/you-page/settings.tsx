import { useEffect, type ReactNode } from 'react'
import { Info } from 'lucide'
import { Card } from '../kit/card.tsx'
import { useFormat } from '../kit/format.ts'
import { Icon } from '../kit/icon.tsx'
import { useMiniApp } from '../kit/use-mini-app.ts'
import { useNow } from '../kit/use-now.ts'
import { AccountHeader } from './account-header.tsx'

const HOUR_MILLIS = 3_600_000

/** How language, dates and numbers are shown to this person; the header changes them (spec section 6). */
export function Settings() {
  const { context, portal } = useMiniApp()
  const { displayLanguage, dateLocale, numberLocale } = context.displaySettings
  const format = useFormat()
  useEffect(() => void portal.emit('set-breadcrumbs', { text: 'Settings' }), [portal])
  const now = useNow()
  const currency = context.workspace?.country?.currency ?? 'EUR'
  return (
    <>
      <AccountHeader current="settings" title="Settings" subtitle="How the portal shows language, dates and numbers to you, in every app." />
      <div className="account">
        <p className="os-notice" data-tone="information"><Icon of={Info} /><span>To change these, open <strong>Display settings</strong>: in the menu behind your name, or on a narrow screen in the menu, under Account.</span></p>
        <div className="settings">
          <Setting title="Language" value={format.languageName(displayLanguage)} examples={[['A while ago', format.relative(now - 3 * HOUR_MILLIS, now)], ['A list', format.list(['Search', 'Social', 'Video'])]]} />
          <Setting title="Dates" value={format.languageName(dateLocale)} examples={[['Date', format.date(now)], ['Time', format.time(now)], ['Both', format.dateTime(now)]]} />
          <Setting title="Numbers" value={format.languageName(numberLocale)} examples={[['Number', format.number(1_234_567.89)], ['Share', format.percent(0.4275, 1)], ['Money', format.currency(98_765.4, currency)]]} />
        </div>
      </div>
    </>
  )
}

function Setting({ title, value, examples }: { title: string; value: ReactNode; examples: readonly (readonly [string, string])[] }) {
  return (
    <Card title={title}>
      <p className="setting-value">{value}</p>
      <dl className="os-facts">
        {examples.map(([name, example]) => <div key={name} className="setting-example"><dt>{name}</dt><dd>{example}</dd></div>)}
      </dl>
    </Card>
  )
}
