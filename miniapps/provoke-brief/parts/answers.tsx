import { provoked } from '../../domain/provoke-brief/brief-of.ts'
import { QUESTIONS, type Question } from '../../domain/provoke-brief/completeness.ts'
import { Card } from '../../kit/controls/card.tsx'
import { CheckOf } from '../../kit/document/fields/check-of.tsx'
import { useBody } from '../../kit/document/fields/open-fields.ts'
import { TextOf } from '../../kit/document/fields/text-of.tsx'
import { words } from '../words/words.ts'

const LINES = 5

/** The client's answers beside the agency's, and below each weak one a provocation. */
export function Answers() {
  const asked = provoked(useBody())
  return (
    <Card title={words('answers')}>
      {QUESTIONS.map((key) => {
        const question = words(`question.${key}`)
        return (
          <div key={key} className="sides">
            <TextOf path={`client/${key}`} label={words('client', { question })} lines={LINES} />
            <TextOf path={`agency/${key}`} label={words('agency', { question })} lines={LINES} />
            {asked.includes(key) && <Provocation question={key} />}
          </div>
        )
      })}
    </Card>
  )
}

function Provocation({ question }: { question: Question }) {
  return (
    <div className="provocation">
      <TextOf
        path={`provocations/${question}/response`}
        label={words(`provocation.${question}`)}
        help={words('provocationHelp')}
        lines={2}
      />
      <CheckOf
        path={`provocations/${question}/kept`}
        label={words('keep', { question: words(`question.${question}`) })}
      />
    </div>
  )
}
