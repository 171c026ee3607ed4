import { useState } from 'react'
import { parseExpression } from '../../domain/audience/parse-expression.ts'
import { baseFlag } from '../../domain/crosstab/three-sums.ts'
import { seedOf } from '../../domain/galaxies/galaxy.ts'
import { SEGMENTS_MAX, STABLE_FROM } from '../../domain/galaxies/limits.ts'
import type { SurveySegment, SurveySegments } from '../../domain/galaxies/survey-segments.ts'
import { flagText, sizeText } from '../../kit/audience/figure-text.ts'
import { useResource } from '../../kit/bridge/use-resource.ts'
import { Button } from '../../kit/controls/button.tsx'
import { Card } from '../../kit/controls/card.tsx'
import { Loaded } from '../../kit/controls/loaded.tsx'
import { MultiSelect } from '../../kit/controls/multi-select.tsx'
import { NumberField } from '../../kit/controls/number-field.tsx'
import { useOpenFields } from '../../kit/document/fields/open-fields.ts'
import { useFormat } from '../../kit/words/format.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { words } from '../words/words.ts'
import { fieldsIn, useGalaxyWorld } from './galaxy-world.tsx'
import { SaveAsAudience } from './save-as-audience.tsx'

const SEGMENTS = 5

/** People in segments by what they answered. Nothing is computed until it is asked for. */
export function Segments() {
  const { document, isClosed } = useOpenFields()
  const { body, survey } = useGalaxyWorld()
  const [isAsked, ask] = useState(false)
  if (!survey.data) return null
  const features = Object.keys(fieldsIn(body, 'features'))
  const choose = (names: readonly string[]) =>
    document.set({
      ...Object.fromEntries(features.map((name) => [`features/${name}`, names.includes(name) || null])),
      ...Object.fromEntries(names.map((name) => [`features/${name}`, true])),
    })
  const options = survey.data.frame
    .filter(({ type, sensitive }) => !sensitive && (type === 'number' || type === 'single'))
    .map(({ name, label }) => ({ value: name, label }))
  return (
    <Card title={words('segments')}>
      {survey.data.segments ? (
        <div className="galaxy-settings">
          <MultiSelect
            label={words('features')}
            help={words('featuresHelp')}
            disabled={isClosed}
            value={features}
            options={options}
            onChange={choose}
          />
          <NumberField
            label={words('segmentCount')}
            min={2}
            max={SEGMENTS_MAX}
            digits={0}
            disabled={isClosed}
            value={countOf(body)}
            onChange={(segments) => document.set({ segments })}
          />
          <div>
            <Button disabled={features.length === 0} onClick={() => ask(true)}>
              {words('findSegments')}
            </Button>
          </div>
          {isAsked && features.length > 0 && <Found features={features} />}
        </div>
      ) : (
        <p className="os-help">{words('segmentsElsewhere')}</p>
      )}
    </Card>
  )
}

const countOf = ({ segments }: { segments?: unknown }): number =>
  typeof segments === 'number' ? segments : SEGMENTS

function Found({ features }: { features: readonly string[] }) {
  const { body, basis, survey } = useGalaxyWorld()
  const { slices, weight, base: text } = basis!
  const read = parseExpression({ text: text || 'ALL' })
  const base = 'error' in read ? { op: 'all' as const } : read
  const asked = { slices, weight, base, features, k: countOf(body), seed: seedOf(body) }
  const found = useResource(JSON.stringify(asked), (signal) => survey.data!.segments!(asked, signal))
  return (
    <Loaded
      of={found}
      label={kitWords('loading', { what: words('segments') })}
      lines={[100, 100]}
      lineHeight={4}
    >
      {(segments) => <SegmentList of={segments} />}
    </Loaded>
  )
}

function SegmentList({ of: { stability, segments } }: { of: SurveySegments }) {
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
  const { n, universe, precision, recall, rule } = segment
  const name = words('segmentOf', { number })
  return (
    <li className="os-card galaxy-group">
      <h3 className="os-subtitle">{name}</h3>
      <p>
        {sizeText(format, universe)} {flagText(baseFlag({ n, w: 0, q: 0 }))}
      </p>
      <p className="os-help">
        {words('ruleQuality', { recall: format.percent(recall, 0), precision: format.percent(precision, 0) })}
      </p>
      <SaveAsAudience rule={rule} name={name} />
    </li>
  )
}
