import { CircleAlert } from 'lucide'
import type { RankingChoice } from '../../domain/touchpoints/ranking.ts'
import type { Edition } from '../../domain/touchpoints/wire.ts'
import { Button } from '../../kit/controls/button.tsx'
import { Icon } from '../../kit/controls/icon.tsx'
import { useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import { FocusPassedOn, WAVE } from './focus-passed-on.tsx'
import { points } from './metric-words.ts'
import { type NamedRanking, useRanking } from './ranked-line.ts'
import type { EditionKey } from './use-editions.ts'
import { useRated } from './use-rated.ts'

interface NewerWaveProps {
  editions: readonly Edition[]
  edition: EditionKey
  choice: RankingChoice
  ranking: NamedRanking
  chosen: ReadonlySet<string>
  /** Undefined where the person may not change the list. */
  onTake?: ((wave: string) => void) | undefined
}

/**
 * People have been asked again: what the scores of the chosen are by then, until somebody takes them over.
 */
export function NewerWave({ editions, edition, choice, ranking, chosen, onTake }: NewerWaveProps) {
  const format = useFormat()
  const wave = newerWave(editions, edition)
  const rated = useRated(wave === undefined ? undefined : { ...edition, wave })
  const newer = useRanking(rated.data, choice)
  if (wave === undefined || !newer) return null
  const scoreIn = ({ lines }: NamedRanking, code: string) =>
    points(format, lines.find(({ id }) => id === code)?.score ?? null)
  const changes = [...chosen].map(
    (code) => `${ranking.nameOf(code)} ${scoreIn(ranking, code)} → ${scoreIn(newer, code)}`,
  )
  return (
    <div className="os-notice" data-tone="information">
      <Icon of={CircleAlert} />
      <div>
        <p>{words('newerWave', { wave: format.date(wave) })}</p>
        <p className="os-help">{changes.join(' · ')}</p>
      </div>
      {onTake && (
        <FocusPassedOn to={WAVE}>
          <Button size="s" onClick={() => onTake(wave)}>
            {words('newerWave.take')}
          </Button>
        </FocusPassedOn>
      )}
    </div>
  )
}

/** The last wave of the same market and audience, where that is later. */
function newerWave(editions: readonly Edition[], { market, audience, wave }: EditionKey): string | undefined {
  const waves = editions.filter((each) => each.market === market && each.audience === audience)
  const last = waves
    .map((each) => each.wave)
    .toSorted()
    .at(-1)
  return last !== undefined && last > wave ? last : undefined
}
