import { type AudienceNode, isGroup } from '../../../domain/audience/audience-nodes.ts'
import type { NodeContent } from '../../../domain/audience/node-moves.ts'
import { isCoded, type Variable } from '../../../domain/surveys/frame.ts'
import { Checkbox } from '../../../kit/controls/checkbox.tsx'
import { MultiSelect } from '../../../kit/controls/multi-select.tsx'
import { NumberField } from '../../../kit/controls/number-field.tsx'
import { Select } from '../../../kit/controls/select.tsx'
import { words } from '../../words/words.ts'
import { useBuilderWorld } from '../builder-world.tsx'

interface EditorProps {
  node: AudienceNode
  change(content: NodeContent): void
}

/** The question and answers of a rule, or the way in which rules of a group go together; each change counts at once. */
export function RuleEditor({ node, change }: EditorProps) {
  const { frame } = useBuilderWorld()
  const variable = frame.find(({ name }) => name === node.variable)
  return (
    <div className="rule-editor">
      {isGroup(node) && <GroupFields node={node} change={change} />}
      {variable && <RuleFields node={node} change={change} variable={variable} />}
      <Checkbox
        label={words('not')}
        help={words('notHelp')}
        checked={node.not}
        onChange={(not) => change({ not: not || null })}
      />
    </div>
  )
}

function GroupFields({ node, change }: EditorProps) {
  const { tree } = useBuilderWorld()
  const most = Math.max(tree.childrenOf(node.id).length, 1)
  return (
    <>
      <Select
        label={words('together')}
        value={node.op ?? 'and'}
        options={(['and', 'or', 'atLeast'] as const).map((value) => ({
          value,
          label: words(`together.${value}`),
        }))}
        onChange={(op) => change({ op, k: op === 'atLeast' ? Math.min(2, most) : null })}
      />
      {node.op === 'atLeast' && (
        <NumberField
          label={words('atLeast')}
          value={node.k}
          min={1}
          max={most}
          step={1}
          digits={0}
          onChange={(k) => change({ k: k === null ? 1 : Math.min(Math.max(Math.round(k), 1), most) })}
        />
      )}
    </>
  )
}

function RuleFields({ node, change, variable }: EditorProps & { variable: Variable }) {
  const asked = isCoded(variable) ? 'in' : 'range'
  return (
    <>
      <Select
        label={variable.label}
        value={node.op === 'answered' ? 'answered' : asked}
        options={([asked, 'answered'] as const).map((value) => ({ value, label: words(`asks.${value}`) }))}
        onChange={(op) => change({ op, codes: null, min: null, max: null })}
      />
      {node.op === 'in' && (
        <MultiSelect
          label={words('answers')}
          value={node.codes.map(String)}
          options={variable.codes
            .filter(({ missing, net }) => !missing && !net)
            .map(({ code, label }) => ({ value: String(code), label }))}
          onChange={(codes) => change({ codes: codes.length > 0 ? codes.map(Number) : null })}
        />
      )}
      {node.op === 'range' && (
        <div className="rule-range">
          {(['min', 'max'] as const).map((end) => (
            <NumberField
              key={end}
              label={words(end)}
              value={node[end]}
              unit={variable.unit ?? ''}
              onChange={(value) => change({ [end]: value })}
            />
          ))}
        </div>
      )}
    </>
  )
}
