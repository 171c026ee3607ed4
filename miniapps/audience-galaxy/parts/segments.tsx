import { useState } from 'react'
import { textAt } from '../../domain/document/change.ts'
import { fieldsIn, METHODS, seedOf } from '../../domain/galaxies/galaxy.ts'
import { SEGMENTS_MAX } from '../../domain/galaxies/limits.ts'
import { baseOf } from '../../domain/surveys/base-of.ts'
import { LastFigures } from '../../kit/audience/survey/last-figures.tsx'
import { useLastCounted } from '../../kit/audience/survey/use-last-counted.ts'
import { useResource } from '../../kit/bridge/use-resource.ts'
import { Button } from '../../kit/controls/button.tsx'
import { Card } from '../../kit/controls/card.tsx'
import { Combobox } from '../../kit/controls/combobox.tsx'
import { MultiSelect } from '../../kit/controls/multi-select.tsx'
import { Select } from '../../kit/controls/select.tsx'
import { NumberField } from '../../kit/controls/number-field.tsx'
import { useOpenFields } from '../../kit/document/fields/open-fields.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { words } from '../words/words.ts'
import { useGalaxyWorld } from './galaxy-world.tsx'
import { SegmentList } from './segment-list.tsx'

const SEGMENTS = 5

/** People in segments by what they answered. Nothing is computed until it is asked for. */
export function Segments() {
  const { document, isClosed } = useOpenFields()
  const { body, survey } = useGalaxyWorld()
  const [isAsked, ask] = useState(false)
  if (!survey.data) return null
  const features = Object.keys(fieldsIn(body, 'features'))
  const isTree = body['method'] === 'tree'
  const target = isTree ? textAt(body, 'target') : ''
  const mayFind = features.some((name) => name !== target) && (!isTree || target !== '')
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
          <Method />
          <div>
            <Button disabled={!mayFind} onClick={() => ask(true)}>
              {words('findSegments')}
            </Button>
          </div>
          {isAsked && mayFind && <Found features={features} />}
        </div>
      ) : (
        <p className="os-help">{words('segmentsElsewhere')}</p>
      )}
    </Card>
  )
}

const countOf = ({ segments }: { segments?: unknown }): number =>
  typeof segments === 'number' ? segments : SEGMENTS

/** By likeness, so many; or by a tree that tells the answers to one question apart. */
function Method() {
  const { document, isClosed } = useOpenFields()
  const { body, survey } = useGalaxyWorld()
  const isTree = body['method'] === 'tree'
  return (
    <div className="galaxy-options">
      <Select
        label={words('method')}
        disabled={isClosed}
        value={isTree ? 'tree' : 'likeness'}
        options={METHODS.map((value) => ({ value, label: words(`method.${value}`) }))}
        onChange={(method) => document.set({ method })}
      />
      {isTree ? (
        <Combobox
          label={words('target')}
          help={words('targetHelp')}
          disabled={isClosed}
          value={textAt(body, 'target')}
          options={survey
            .data!.frame.filter(({ type, sensitive }) => !sensitive && type === 'single')
            .map(({ name, label }) => ({ value: name, label }))}
          onChange={(target) => document.set({ target: target || null })}
        />
      ) : (
        <NumberField
          label={words('segmentCount')}
          min={2}
          max={SEGMENTS_MAX}
          digits={0}
          disabled={isClosed}
          value={countOf(body)}
          onChange={(segments) => document.set({ segments })}
        />
      )}
    </div>
  )
}

function Found({ features: chosen }: { features: readonly string[] }) {
  const { body, basis, survey } = useGalaxyWorld()
  const { slices, weight, base } = basis!
  const target = body['method'] === 'tree' ? textAt(body, 'target') : ''
  const features = chosen.filter((name) => name !== target)
  const asked = {
    slices,
    weight,
    base: baseOf({ base }) ?? { op: 'all' as const },
    features,
    ...(target && { target }),
    k: countOf(body),
    seed: seedOf(body),
  }
  const answer = useResource(JSON.stringify(asked), (signal) => survey.data!.segments!(asked, signal))
  const found = useLastCounted(answer, 'segments')
  return (
    <LastFigures
      of={found}
      label={kitWords('loading', { what: words('segments') })}
      lines={[100, 100]}
      lineHeight={4}
    >
      {(segments) =>
        segments.segments.length > 1 ? (
          <SegmentList of={segments} />
        ) : (
          <p className="os-notice">{words('noSplit')}</p>
        )
      }
    </LastFigures>
  )
}
