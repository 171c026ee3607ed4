import { Plus, Trash2 } from 'lucide'
import { textAt } from '../../../domain/document/change.ts'
import { keysBelow } from '../../../domain/surveys/draft/nets.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { Card } from '../../../kit/controls/card.tsx'
import { TextOf } from '../../../kit/document/fields/text-of.tsx'
import { useBody, useOpenFields } from '../../../kit/document/fields/open-fields.ts'
import { emptied, useRemoving } from './nets-list.tsx'
import { useSource } from './source-state.ts'
import { words as kitWords } from '../../../kit/words/words.ts'
import { words } from './words/words.ts'

const KEYS = ['name', 'label', 'folder', 'answers']

/** Variables made of others by expressions, a line an answer. */
export function DerivedCard() {
  const body = useBody()
  const { document, isClosed } = useOpenFields()
  const { variables } = useSource().look!
  const [add, remove] = useRemoving(words('derived.removed'))
  return (
    <Card title={words('derived')}>
      <p className="os-muted">{words('derived.text')}</p>
      {keysBelow(body, 'derived').map((id) => {
        const name = textAt(body, `derived/${id}/name`)
        const made = variables.find((each) => each.name === name)
        return (
          <fieldset key={id} className="data-list data-derived">
            <legend className="os-visually-hidden">{words('derived.one', { name })}</legend>
            <div className="data-row">
              <TextOf path={`derived/${id}/name`} label={kitWords('name')} help={words('name.help')} />
              <TextOf path={`derived/${id}/label`} label={words('label')} />
              <TextOf path={`derived/${id}/folder`} label={words('folder')} />
            </div>
            <TextOf
              path={`derived/${id}/answers`}
              label={words('answers')}
              help={words('derived.help')}
              lines={4}
            />
            {made && (
              <p className="os-muted">
                {made.codes.map(({ code, label }) => `${label}: ${made.counts[code] ?? 0}`).join(' · ')}
              </p>
            )}
            {!isClosed && (
              <div className="os-row">
                <Button icon={Trash2} onClick={() => remove(emptied(KEYS, `derived/${id}`))}>
                  {words('derived.remove')}
                </Button>
              </div>
            )}
          </fieldset>
        )
      })}
      {!isClosed && (
        <Button
          ref={add}
          icon={Plus}
          onClick={() => document.set({ [`derived/${crypto.randomUUID()}/name`]: freeName(variables) })}
        >
          {words('derived.add')}
        </Button>
      )}
    </Card>
  )
}

function freeName(variables: readonly { name: string }[]): string {
  const names = new Set(variables.map(({ name }) => name))
  let at = 1
  while (names.has(`derived_${at}`)) at++
  return `derived_${at}`
}
