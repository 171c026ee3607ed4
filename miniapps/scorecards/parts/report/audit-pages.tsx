import { isAnswered } from '../../../domain/scorecards/run-answers.ts'
import { BarChart } from '../../../kit/charts/bar-chart.tsx'
import { useFormat } from '../../../kit/words/format.ts'
import { answerWords } from '../run/answer-words.ts'
import { scoreMeasure, shownOrNull } from '../score-words.ts'
import { words as ofApp } from '../../words/words.ts'
import type { AuditReport, ReportedAnswer } from './report-data.ts'
import { RecommendationTable } from './recommendation-table.tsx'
import { coverageWords, overallWords, reportTitle } from './report-words.ts'
import { words } from './words/words.ts'

/** One audit from its score to its last answer. */
export function AuditPages({ audit }: { audit: AuditReport }) {
  const format = useFormat()
  const { dimensions, recommendations, answers, isDraft } = audit
  const said = answers.filter((answer) => answer.unknown || isAnswered(answer) || answer.evidence)
  return (
    <section className="report-page">
      <h2 className="report-title">{reportTitle(audit)}</h2>
      <p className="report-score">{overallWords(audit.score, format)}</p>
      <p className="os-muted">
        {coverageWords(audit, format)}
        {isDraft && <> · {words('notSubmitted')}</>}
      </p>
      <BarChart
        title={ofApp('part.dimensions')}
        headingLevel={3}
        summary={overallWords(audit.score, format)}
        beside
        categoryTitle={ofApp('column.dimension')}
        categories={dimensions.map(({ dimension }) => dimension)}
        series={[{ name: ofApp('score.title'), values: dimensions.map(({ score }) => shownOrNull(score)) }]}
        measure={scoreMeasure()}
        missing={ofApp('figure.missing')}
        hatched={isDraft}
      />
      <h3 className="os-subtitle">{words('recommendations')}</h3>
      <RecommendationTable recommendations={recommendations} />
      <h3 className="os-subtitle">{words('answers')}</h3>
      <ul className="report-answers">
        {said.map((answer) => (
          <AnswerItem key={answer.question.id} answer={answer} />
        ))}
      </ul>
      {said.length < answers.length && (
        <p className="os-muted">{words('answers.open', { count: answers.length - said.length })}</p>
      )}
    </section>
  )
}

function AnswerItem({ answer }: { answer: ReportedAnswer }) {
  const format = useFormat()
  const { question, evidence, links = [], files = [], by, at } = answer
  return (
    <li>
      <p className="report-question">
        <span className="os-muted">{question.dimension}</span> {question.text}
      </p>
      <p>{answerWords(question, answer, format)}</p>
      {evidence && <p className="report-evidence">{evidence}</p>}
      {links.map(({ id, url, title }) => (
        <p key={id} className="os-small">
          {title && `${title}: `}
          <a className="os-link" href={url} rel="noreferrer">
            {url}
          </a>
        </p>
      ))}
      {files.length > 0 && <p className="os-small">{format.list(files.map(({ name }) => name))}</p>}
      {by && (
        <p className="os-muted os-small">
          {by}, {format.date(at)}
        </p>
      )}
    </li>
  )
}
