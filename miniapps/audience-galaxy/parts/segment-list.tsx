import { baseFlag } from '../../domain/crosstab/three-sums.ts'
import { STABLE_FROM } from '../../domain/galaxies/limits.ts'
import type { SurveySegment, SurveySegments } from '../../domain/galaxies/survey-segments.ts'
import { flagText, sizeText } from '../../kit/audience/figure-text.ts'
import { useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import { useGalaxyWorld } from './galaxy-world.tsx'
import { ruleText } from './rule-text.ts'
import { SaveAsAudience } from './save-as-audience.tsx'

/** Segments that were found, the largest first; how stable they are stands before anything that is made of them. */
export function SegmentList({ of: { stability, segments } }: { of: SurveySegments }) {
  const format = useFormat()
  const isStable = stability >= STABLE_FROM
  const share = format.percent(stability, 0)
  return (
    <>
      <p className="os-notice" data-tone={isStable ? 'information' : 'warning'} role="status">
        {words(isStable ? 'stable' : 'unstable', { share })}
      </p>
      <ul className="galaxy-groups">
        {segments.map((segment, at) => (
          <Segment key={JSON.stringify(segment.rule)} segment={segment} number={at + 1} />
        ))}
      </ul>
    </>
  )
}

function Segment({ segment, number }: { segment: SurveySegment; number: number }) {
  const format = useFormat()
  const { survey } = useGalaxyWorld()
  const { n, universe, precision, recall, rule, mostGiven } = segment
  const name = words('segmentOf', { number })
  return (
    <li className="os-card galaxy-group">
      <h3 className="os-subtitle">{name}</h3>
      <p>
        {sizeText(format, universe)} {flagText(baseFlag({ n, w: 0, q: 0 }))}
      </p>
      <p>{ruleText(rule, survey.data!.frame, format)}</p>
      {mostGiven === undefined ? (
        <p className="os-help">
          {words('ruleQuality', {
            recall: format.percent(recall, 0),
            precision: format.percent(precision, 0),
          })}
        </p>
      ) : (
        mostGiven && (
          <p className="os-help">
            {words('mostGiven', {
              answer: mostGiven.label,
              share: format.percent(mostGiven.share, 0),
              base: format.percent(mostGiven.baseShare, 0),
            })}
          </p>
        )
      )}
      <SaveAsAudience rule={rule} name={name} />
    </li>
  )
}
