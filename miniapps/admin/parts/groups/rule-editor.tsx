import { Plus, X } from 'lucide'
import { RULE_FIELDS, type GroupRule, type RuleField } from '../../../domain/access/group-rule.ts'
import type { RulePreview } from '../../../domain/access/wire-grants.ts'
import { useApi } from '../../../kit/bridge/use-api.ts'
import { useResource } from '../../../kit/bridge/use-resource.ts'
import { useSettled } from '../../../kit/bridge/use-settled.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { Select } from '../../../kit/controls/select.tsx'
import { TagsField } from '../../../kit/controls/tags-field.tsx'
import type { Form } from '../../../kit/form/form.ts'
import { useFormat } from '../../../kit/words/format.ts'
import { words } from './words/words.ts'

type Condition = GroupRule['all'][number]

const isWhole = ({ all }: GroupRule): boolean =>
  all.length > 0 && all.every((condition) => condition.in.length > 0)

interface Ruled {
  agency: string
  rule: GroupRule
}

/** All of the conditions have to hold; who fits is shown while they are written. */
export function RuleEditor({ form }: { form: Pick<Form<Ruled>, 'values' | 'set' | 'errorAt'> }) {
  const { agency, rule } = form.values
  const onChange = (next: GroupRule) => form.set({ rule: next })
  const set = (at: number, part: Partial<Condition>) =>
    onChange({ all: rule.all.map((each, index) => (index === at ? { ...each, ...part } : each)) })
  const free = RULE_FIELDS.filter((field) => !rule.all.some((each) => each.field === field))
  return (
    <fieldset className="admin-rule">
      <legend className="os-label">{words('rule')}</legend>
      {rule.all.map(({ field, in: values }, index) => (
        <div key={field} className="admin-condition">
          <Select
            label={words('rule.field')}
            value={field}
            onChange={(next) => set(index, { field: next as RuleField })}
            options={RULE_FIELDS.filter((each) => each === field || free.includes(each)).map((each) => ({
              value: each,
              label: words(`field.${each}`),
            }))}
          />
          <TagsField
            label={words('rule.values')}
            help={words(`field.${field}.help`)}
            value={values}
            onChange={(next) => set(index, { in: next })}
            error={form.errorAt(`rule.all.${index}`)}
          />
          {rule.all.length > 1 && (
            <Button
              variant="quiet"
              iconOnly
              icon={X}
              onClick={() => onChange({ all: rule.all.filter((_, at) => at !== index) })}
            >
              {words('rule.remove', { field: words(`field.${field}`) })}
            </Button>
          )}
        </div>
      ))}
      {free.length > 0 && (
        <Button
          size="s"
          icon={Plus}
          onClick={() => onChange({ all: [...rule.all, { field: free[0]!, in: [] }] })}
        >
          {words('rule.add')}
        </Button>
      )}
      <Preview agency={agency} rule={rule} />
    </fieldset>
  )
}

/** Who belongs to it by this rule, asked once nobody types. */
function Preview({ agency, rule }: { agency: string; rule: GroupRule }) {
  const access = useApi('access')
  const { list } = useFormat()
  const key = useSettled(isWhole(rule) && agency ? JSON.stringify({ agency, rule }) : '')
  const { data, error } = useResource(key || null, (signal) =>
    access.post<RulePreview>('/groups/rule-preview', JSON.parse(key), { signal }),
  )
  const further = data ? data.people - data.names.length : 0
  const names = data
    ? list(further > 0 ? [...data.names, words('rule.further', { count: further })] : data.names)
    : ''
  return (
    <output className="os-notice admin-preview">
      {error
        ? error.text
        : data
          ? words('rule.fits', { count: data.people, names })
          : words(key ? 'rule.asking' : 'rule.unfinished')}
    </output>
  )
}
