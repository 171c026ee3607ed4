import { laidOut, type LaidOut } from '../../domain/audience-maps/laid-out.ts'
import { textAt } from '../../domain/document/change.ts'
import { isCoded, type Variable } from '../../domain/surveys/frame.ts'
import { useResource } from '../../kit/bridge/use-resource.ts'
import { chartFiles } from '../../kit/audience/survey/source-lines.ts'
import { ScatterChart } from '../../kit/charts/scatter-chart.tsx'
import { Card } from '../../kit/controls/card.tsx'
import { Combobox } from '../../kit/controls/combobox.tsx'
import { useOpenFields } from '../../kit/document/fields/open-fields.ts'
import { useFormat } from '../../kit/words/format.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { LastFigures } from '../../kit/audience/survey/last-figures.tsx'
import { useLastCounted } from '../../kit/audience/survey/use-last-counted.ts'
import { words as audienceWords } from '../../kit/audience/words/words.ts'
import { words } from '../words/words.ts'
import type { MappedAudience } from '../../domain/audience-maps/count-map.ts'
import { type CountedMap, sourceOfMap, useMapWorld } from './map-world.tsx'

/** Audiences beside the answers that set them apart. */
export function LayoutCard({ counted }: { counted: CountedMap }) {
  const { document, isClosed } = useOpenFields()
  const { body } = useMapWorld()
  const questions = counted.survey.frame.filter(isCoded)
  const chosen = questions.find(({ name }) => name === textAt(body, 'profile'))
  return (
    <Card title={words('layout')} className="map-part">
      <Combobox
        label={words('profile')}
        disabled={isClosed}
        value={chosen?.name ?? ''}
        options={questions.map(({ name, label }) => ({ value: name, label }))}
        onChange={(profile) => document.set({ profile: profile || null })}
      />
      {chosen && <Layout counted={counted} question={chosen} />}
    </Card>
  )
}

interface LayoutProps {
  counted: CountedMap
  question: Variable
}

function Layout({ counted, question }: LayoutProps) {
  const { audiences, survey, asks } = counted
  const { name } = question
  const codes = question.codes.filter(({ net, missing }) => !net && !missing)
  const columns = codes.map(({ code }) => ({ op: 'in' as const, variable: name, codes: [code] }))
  const rows = audiences.map(({ edition }) => edition.expression)
  const { slices, weight, base } = asks
  const answer = useResource(JSON.stringify([asks, rows, name]), async (signal) => ({
    found: laidOut(await survey.count({ slices, weight, base, rows, columns }, signal)),
    audiences,
    answers: codes.map(({ label }) => label),
    counted,
  }))
  const layout = useLastCounted(answer, 'layout')
  return (
    <LastFigures
      of={layout}
      label={kitWords('loading', { what: words('layout') })}
      lines={[100]}
      lineHeight={12}
    >
      {({ found, ...of }) =>
        found ? <Axes found={found} {...of} /> : <p className="os-help">{words('layoutFew')}</p>
      }
    </LastFigures>
  )
}

interface AxesProps {
  found: LaidOut
  audiences: readonly MappedAudience[]
  answers: readonly string[]
  counted: CountedMap
}

function Axes({ found, audiences, answers, counted }: AxesProps) {
  const format = useFormat()
  const axis = (at: number) => ({
    title: words('axisOf', { axis: at + 1, share: format.percent(found.axes[at]?.share ?? 0, 1) }),
    digits: 2,
  })
  const point = (name: string, [across = 0, up = 0]: readonly number[], kind: number) => ({
    name,
    across,
    up,
    kind,
  })
  const shown = found.axes.reduce((sum, { share }) => sum + share, 0)
  return (
    <>
      {found.isPoor && (
        <p className="os-notice" data-tone="warning" role="status">
          {words('inertiaPoor', { share: format.percent(shown, 0) })}
        </p>
      )}
      <ScatterChart
        title={words('layoutTitle')}
        headingLevel={3}
        summary={words('layoutSummary', { share: format.percent(shown, 1) })}
        pointTitle={words('point')}
        kinds={[audienceWords('audiences'), words('answers')]}
        points={[
          ...found.rowPlaces.map((place, at) => point(audiences[place]!.title, found.rows[at]!, 0)),
          ...found.columnPlaces.map((place, at) => point(answers[place]!, found.columns[at]!, 1)),
        ]}
        named
        across={axis(0)}
        up={axis(1)}
        {...chartFiles(sourceOfMap(counted))}
      />
    </>
  )
}
