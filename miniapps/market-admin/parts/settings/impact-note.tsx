import type { ChangeImpact } from '../../../domain/markets/market-answers.ts'
import { useFormat } from '../../../kit/words/format.ts'
import { appName } from './app-name.ts'
import { words } from './words/words.ts'

/** "Felt in 3 apps. 42 people work for brands in these markets.", and which apps, with how many of them may open each. */
export function ImpactNote({ impact }: { impact: ChangeImpact }) {
  const { regionName, list } = useFormat()
  const { changes, apps, people } = impact
  if (changes.length === 0) return <p className="os-notice">{words('impact.nothing')}</p>
  return (
    <div className="os-notice market-impact" data-tone={apps.length + people > 0 ? 'warning' : 'information'}>
      <strong>{words('impact', { apps: apps.length, people })}</strong>
      {apps.length > 0 && (
        <ul>
          {apps.map(({ app, markets, people }) => (
            <li key={app}>
              {words('impact.app', {
                app: appName(app),
                markets: list(markets.map(regionName)),
                people,
              })}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
