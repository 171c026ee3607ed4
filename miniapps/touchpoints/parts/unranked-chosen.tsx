import { CircleAlert, X } from 'lucide'
import type { RankingChoice } from '../../domain/touchpoints/ranking.ts'
import { isEffective } from '../../domain/touchpoints/touchpoint.ts'
import type { PublishedLibrary } from '../../domain/touchpoints/wire.ts'
import { Button } from '../../kit/controls/button.tsx'
import { todayHere } from '../../kit/controls/dates/periods.ts'
import { Icon } from '../../kit/controls/icon.tsx'
import { words as controlWords } from '../../kit/controls/words/words.ts'
import { words } from '../words/words.ts'
import { FocusPassedOn, LEFT_OUT } from './focus-passed-on.tsx'
import type { NamedRanking } from './ranked-line.ts'

interface UnrankedChosenProps {
  ranking: NamedRanking
  choice: RankingChoice
  library: PublishedLibrary
  chosen: ReadonlySet<string>
  /** Undefined where the person may not change the list. */
  onRemove?: ((code: string) => void) | undefined
}

/**
 * Chosen touchpoints without a rank, each with its reason: the list holds them, and no scenario takes them.
 */
export function UnrankedChosen({ ranking, chosen, onRemove, ...of }: UnrankedChosenProps) {
  const ranked = new Set(ranking.lines.map(({ id }) => id))
  const unranked = [...chosen].filter((code) => !ranked.has(code))
  if (unranked.length === 0) return null
  return (
    <div className="os-notice" data-tone="warning">
      <Icon of={CircleAlert} />
      <div>
        <p>{words('unranked', { count: unranked.length })}</p>
        <ul className="unranked">
          {unranked.map((code) => {
            const name = ranking.nameOf(code)
            return (
              <li key={code} className="os-row">
                {words(`unranked.${reasonOf(code, { ranking, ...of })}`, { name })}
                {onRemove && (
                  <FocusPassedOn to={LEFT_OUT}>
                    <Button size="s" variant="quiet" icon={X} iconOnly onClick={() => onRemove(code)}>
                      {controlWords('remove', { name })}
                    </Button>
                  </FocusPassedOn>
                )}
              </li>
            )
          })}
        </ul>
      </div>
    </div>
  )
}

function reasonOf(code: string, { ranking, choice, library }: Omit<UnrankedChosenProps, 'chosen'>) {
  if (choice.out.includes(code)) return 'out'
  if (ranking.lowBase.includes(code)) return 'lowBase'
  const known = library.touchpoints.find((each) => each.code === code)
  return known && !isEffective(known, todayHere()) ? 'expired' : 'unmeasured'
}
