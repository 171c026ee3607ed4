import { CircleAlert, TriangleAlert } from 'lucide'
import { findingsOf, reasonPath } from '../../domain/provoke-brief/findings-of.ts'
import { Icon } from '../../kit/controls/icon.tsx'
import { TextOf } from '../../kit/document/fields/text-of.tsx'
import { useBody } from '../../kit/document/fields/open-fields.ts'
import { words } from '../words/words.ts'

/** Findings about these fields: an error has to be mended, a warning wants a reason. */
export function Checks({ at }: { at: RegExp }) {
  const found = findingsOf(useBody()).filter(({ path }) => at.test(path))
  return found.map((finding) => {
    const text = words(`problem.${finding.code}`)
    const isError = finding.severity === 'error'
    return (
      <div key={finding.id} className="os-notice" data-tone={finding.severity}>
        <Icon of={isError ? CircleAlert : TriangleAlert} />
        {isError ? (
          <p>{text}</p>
        ) : (
          <div className="check-reason">
            <TextOf path={reasonPath(finding)} label={text} help={words('reasonHelp')} />
          </div>
        )}
      </div>
    )
  })
}
