import { useState } from 'react'
import { templateOf } from '../../../domain/campaigns/naming-template.ts'
import {
  compileName,
  type NameFault,
  type NameTemplate,
  parseName,
  type Token,
} from '../../../domain/planning/names/name-template.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { Card } from '../../../kit/controls/card.tsx'
import { DateField } from '../../../kit/controls/date-field.tsx'
import { Select } from '../../../kit/controls/select.tsx'
import { TextField } from '../../../kit/controls/text-field.tsx'
import { useBody } from '../../../kit/document/fields/open-fields.ts'
import { words } from '../../words/words.ts'
import { faultText } from '../fault-text.ts'
import { NameParts } from '../name-parts.tsx'
import { tokenName } from '../token-name.ts'

/** Values as a campaign would have them; nothing of it is stored. */
const EXAMPLE = { market: 'GB', code: 'SPRING26', start: '2026-03-01' }

/** A trial of the template: the name that it makes of values, and the values that it reads of a name. */
export function TryTemplate() {
  const template = templateOf(useBody())
  const brand = useMiniApp(({ context }) => context.workspace?.name ?? '')
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map())
  const [pasted, setPasted] = useState('')
  const examples = new Map(Object.entries({ ...EXAMPLE, brand }))
  const valueOf = ({ name, allowed }: Token) => typed.get(name) ?? allowed?.[0] ?? examples.get(name) ?? ''
  const named = template.tokens.filter(({ name }) => name)
  const values = Object.fromEntries(named.map((token) => [token.name, valueOf(token)]))
  const compiled = compileName({ template: { ...template, tokens: named }, values })
  const name = pasted.trim() || ('name' in compiled ? compiled.name : '')
  return (
    <Card title={words('template.try')} className="name">
      <p className="os-muted">{words('template.tryHelp')}</p>
      <div className="fields">
        {named.map((token, index) => (
          <TriedToken
            key={index}
            token={token}
            value={values[token.name]!}
            onChange={(value) => setTyped(new Map(typed).set(token.name, value))}
          />
        ))}
      </div>
      {'name' in compiled ? (
        <p role="status">
          {words('template.compiled')} <code translate="no">{compiled.name}</code>
        </p>
      ) : (
        <Faults label={words('nameNeeds')} of={compiled.faults} template={template} />
      )}
      <TextField
        label={words('template.read')}
        help={words('template.readHelp')}
        value={pasted}
        onChange={setPasted}
        spellCheck={false}
      />
      {name && <ReadBack name={name} template={{ ...template, tokens: named }} />}
    </Card>
  )
}

interface TriedTokenProps {
  token: Token
  value: string
  onChange(value: string): void
}

function TriedToken({ token: { name, allowed, date }, value, onChange }: TriedTokenProps) {
  const given = { label: tokenName(name), value, onChange }
  if (date) return <DateField {...given} />
  if (!allowed) return <TextField {...given} spellCheck={false} />
  return <Select {...given} options={allowed.map((each) => ({ value: each, label: each }))} />
}

function ReadBack({ name, template }: { name: string; template: NameTemplate }) {
  const read = parseName({ template, name })
  if ('values' in read) return <NameParts values={read.values} />
  return <Faults label={words('template.unread')} of={read.faults} template={template} />
}

interface FaultsProps {
  label: string
  of: readonly NameFault[]
  template: NameTemplate
}

const Faults = ({ label, of, template }: FaultsProps) => (
  <ul className="os-muted" aria-label={label}>
    {of.map((fault) => (
      <li key={`${fault.token} ${fault.code}`}>{faultText(fault, template)}</li>
    ))}
  </ul>
)
