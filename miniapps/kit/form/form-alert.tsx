import { ErrorMeaning } from '../controls/error-meaning.tsx'
import { problemText } from '../words/problem-text.ts'
import type { Form } from './form.ts'
import { SomeFailed } from './use-each.ts'
import { words } from './words/words.ts'

/** Says the number of wrong fields, or the reason why sending failed. The element is always there: one that arrives with its text is not read out. */
export function FormAlert({ form }: { form: Partial<Pick<Form<unknown>, 'wrong' | 'failure'>> }) {
  const { wrong = [], failure } = form
  return (
    <div role="alert" className="os-form-alert">
      {wrong.length > 0 ? (
        <p>{words('wrong.count', { count: wrong.length })}</p>
      ) : (
        failure !== undefined && <Failure of={failure} />
      )}
    </div>
  )
}

function Failure({ of }: { of: unknown }) {
  const { title, text, code } = problemText(of)
  return (
    <div className="os-notice" data-tone="warning">
      {of instanceof SomeFailed ? (
        <ul>
          {of.failures.map(({ name, text }, at) => (
            <li key={at}>
              <strong>{name}</strong>: {text}
            </li>
          ))}
        </ul>
      ) : (
        <p>
          {title}. {text} <ErrorMeaning code={code} />
        </p>
      )}
    </div>
  )
}
